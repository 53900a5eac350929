import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PastedOrderView, PastedView } from '../../lib/messaging/views/form';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import type { FormState } from '../parcel-form/form-state';
import { markedParts } from '../text/marked-parts';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { TextField } from '../ui/TextInput';
import { BegunNotice } from './BegunNotice';

interface PastedBoxProps {
  readonly state: FormState;
  /** The person came to paste: the box is open and focused. */
  readonly wanted: boolean;
}

/** Where a chat's text is pasted to fill the form; below it, what was found where. */
export function PastedBox({ state, wanted }: PastedBoxProps) {
  const { t } = useText();
  const { pasted } = state.form.value;
  const { text, failed, begun, paste, leave } = usePaste(state);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) box.current?.querySelector('textarea')?.focus();
  }, [wanted]);

  return (
    <Disclosure summary={t('paste-title')} begins={wanted || pasted !== null}>
      <div class="pasted stack" ref={box}>
        <TextField
          label={t('paste-label')}
          name="pasted"
          hint={pasted === null ? t('paste-hint') : null}
          problem={failed ? t('paste-failed') : null}
          rows={text === '' ? 4 : 3}
          value={text}
          onInput={(typed) => void paste(typed)}
        />
        {begun !== null && (
          <BegunNotice
            fields={state.fields.value}
            actions={
              <>
                <Button onPress={leave} text={t('cancel')} />
                <Button kind="quiet" onPress={() => void paste(...begun, true)} text={t('begun-anew')} />
              </>
            }
          />
        )}
        {pasted !== null && (
          <>
            <PastedOrders view={pasted} onPick={(order) => void paste(text, order)} />
            <MarkedText view={pasted} onPick={state.look} />
            {(pasted.orders.length === 0 || pasted.orders.some(({ chosen }) => chosen)) && (
              <FoundFields view={pasted} onPick={state.look} />
            )}
          </>
        )}
      </div>
    </Disclosure>
  );
}

function usePaste(state: FormState) {
  const kept = state.form.value.pasted?.text ?? '';
  const [text, setText] = useState(kept);
  const [failed, setFailed] = useState(false);
  /** What was asked for, where the form is typed for another person. */
  const [begun, setBegun] = useState<readonly [text: string, order: PastedOrderView | undefined] | null>(
    null,
  );
  /** Counts the requests, so that the answer to an earlier text is ignored. */
  const sent = useRef(0);

  const paste = async (typed: string, order?: PastedOrderView, instead?: boolean) => {
    setText(typed);
    sent.current += 1;
    const mine = sent.current;
    try {
      const form = await state.paste(typed, order, instead);
      if (mine === sent.current) {
        setBegun(form.begun === true ? [typed, order] : null);
        state.renew(form);
      }
      setFailed(false);
    } catch {
      // Said under the box.
      setFailed(true);
    }
  };
  const leave = () => {
    setText(kept);
    setBegun(null);
  };
  return { text, failed, begun, paste, leave };
}

interface FoundProps {
  readonly view: PastedView;
  /** Called with the field that a mark became. */
  readonly onPick: (field: ParcelFieldName) => void;
}

/** The pasted text, in which each part that was taken is marked in the colour of its field. */
function MarkedText({ view: { text, marks }, onPick }: FoundProps) {
  const { t } = useText();
  const parts = markedParts(text, marks, ({ field, start }, marked) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list beneath leads to the same fields by keyboard
    <mark
      key={start}
      class={`pasted__mark pasted__mark--${field}`}
      title={t(`field-${field}`)}
      onClick={() => onPick(field)}
    >
      {marked}
    </mark>
  ));
  return (
    <div class="surface pasted__text" dir="auto">
      {parts}
    </div>
  );
}

const ASKED_FOR = ['firstName', 'phone', 'village', 'streetName', 'totalPrice'] as const;

/** The fields that were found, in the colours of their marks, and the needed ones that were not. */
function FoundFields({ view: { marks }, onPick }: FoundProps) {
  const { t } = useText();
  const found = [...new Set(marks.map(({ field }) => field))];
  const missing = ASKED_FOR.filter((field) => !found.includes(field));
  return (
    <ul class="actions tight" aria-label={t('paste-found')}>
      {found.map((field) => (
        <li key={field}>
          <button type="button" class={`pasted__chip pasted__mark--${field}`} onClick={() => onPick(field)}>
            {t(`field-${field}`)}
          </button>
        </li>
      ))}
      {missing.map((field) => (
        <li key={field}>
          <button type="button" class="pasted__chip pasted__chip--missing" onClick={() => onPick(field)}>
            {t('paste-missing', { field: t(`field-${field}`) })}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PastedOrdersProps {
  readonly view: PastedView;
  /** The person chose one to fill the form from. */
  readonly onPick: (order: PastedOrderView) => void;
}

/** As much of an order as tells it from the others in its line. */
const SHOWN = 48;

/** The orders found in one text, each a button that fills the form; those already shipped say so. */
function PastedOrders({ view: { text, orders }, onPick }: PastedOrdersProps) {
  const { t, lookUp } = useText();
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <fieldset class="stack tight" aria-labelledby={id}>
      <p class="small" id={id}>
        {t('paste-several', { count: orders.length })}
      </p>
      {orders.map((order) => (
        <button
          type="button"
          class="choice split small pasted__order"
          key={order.start}
          data-order={order.start}
          aria-pressed={order.chosen}
          disabled={order.shipped}
          onClick={() => onPick(order)}
        >
          <bdi>{text.slice(order.start, order.end).replace(/\s+/g, ' ').trim().slice(0, SHOWN)}</bdi>
          {order.shipped && <span class="small">{lookUp('row-created')}</span>}
        </button>
      ))}
    </fieldset>
  );
}
