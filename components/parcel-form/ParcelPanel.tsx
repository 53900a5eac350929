import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isFormClosed } from '../../lib/outbox/meaning';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { useEnding } from '../ui/use-read';
import { FormFooter } from './FormFooter';
import type { FormState } from './form-state';
import { Outcome } from './Outcome';
import { type Opened, ParcelForm } from './ParcelForm';
import { createPress, type FormPress, PressContext } from './press';

interface ParcelPanelProps {
  readonly state: FormState;
  /** Discards what was typed: the order's form as it was, or a fresh one. */
  readonly onStartAnew: () => void;
  readonly opened: Opened;
  /** Behind the form: what else can be done about the order it is filled from. */
  readonly aside?: ComponentChildren;
  readonly onward?: ComponentChildren;
}

/**
 * One parcel: its form with the press that sends it, and then what became of it. Nothing that was typed, or led to, for
 * one parcel is left where another takes its place.
 */
export function ParcelPanel(props: ParcelPanelProps) {
  // Preact takes whatever it is for a key: the same form stays as it is.
  return <PanelOfForm key={props.state} {...props} />;
}

function PanelOfForm(props: ParcelPanelProps) {
  const { state, onStartAnew, opened, aside, onward } = props;
  const { row } = state.form.value;
  const press = useMemo(() => createPress(state), []);
  const isForm = !isFormClosed(row) || state.another.value || state.sending.value;
  useEnding(
    (signal) => {
      if (!isForm) return;
      const onKey = (event: KeyboardEvent) => goOnByEnter(event, state, press);
      // Captured first, so that Ctrl+Enter ships wherever the focus is.
      document.addEventListener('keydown', onKey, { capture: true, signal });
      document.addEventListener('mousedown', keepPlace, { signal });
      // A page may have the window brought back to the front: what ships has no keyboard there.
      addEventListener('blur', leaveShip, { signal });
    },
    [isForm],
  );
  useEffect(() => press.dispose, []);
  if (row !== null && !isForm) {
    return (
      <main class="panel__body">
        <Outcome
          row={row}
          actions={state.rowActions}
          onAnother={state.manual ? null : state.askForAnother}
          onNew={state.manual ? onStartAnew : null}
          onward={onward}
        />
      </main>
    );
  }
  return (
    <PressContext.Provider value={press}>
      <main class="panel__body">
        <ParcelForm state={state} onDiscard={onStartAnew} opened={opened} />
        {aside}
      </main>
      <FormFooter state={state} />
    </PressContext.Provider>
  );
}

/** Ctrl+Enter ships; Enter in a field that holds nothing up any more goes on to the next, as after a choice. */
function goOnByEnter(event: KeyboardEvent, state: FormState, press: FormPress): void {
  if (event.key !== 'Enter') return;
  const target = event.target as HTMLElement;
  const ships = event.ctrlKey || event.metaKey;
  // A key that is held down counts as one press.
  if (ships || (event.repeat && target.closest('button') !== null)) {
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    press.shipByKeys();
    return;
  }
  const field = target.closest<HTMLElement>('.open-field [data-field]')?.dataset.field as ParcelFieldName;
  if (field === undefined || target.tagName !== 'INPUT' || target.getAttribute('role') === 'combobox') return;
  if (!state.blocked.peek().includes(field)) state.goOn(field);
}

function leaveShip(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest('.form-footer') !== null) at.blur();
}

/**
 * A field that is left may have something said of it, which would move the very button that is being pressed from under
 * the pointer: the field keeps the keyboard until the press is over.
 */
function keepPlace(event: MouseEvent): void {
  if ((event.target as Element).closest('.parcel-form :is(button, summary)') !== null) event.preventDefault();
}
