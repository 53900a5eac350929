import type { ReadonlySignal } from '@preact/signals';
import { isHandedOver } from '../../lib/outbox/meaning';
import type { VillageSource } from '../village-picker/village-source';
import { FormFooter } from './FormFooter';
import type { FormState } from './form-state';
import { Outcome } from './Outcome';
import { ParcelForm } from './ParcelForm';

interface ParcelPanelProps {
  readonly state: FormState;
  readonly villages: ReadonlySignal<VillageSource>;
  readonly onFetchVillages: () => void;
  /** Lets go of what was typed: the order's form as it was, or a fresh one. */
  readonly onStartAnew: () => void;
  readonly pasting: boolean;
}

/** One parcel: its form with the press that sends it, and then what became of it. */
export function ParcelPanel({ state, villages, onFetchVillages, onStartAnew, pasting }: ParcelPanelProps) {
  const { row } = state.form.value;
  const currency = state.account?.currency ?? null;
  if (isHandedOver(row) && !state.another.value && !state.sending.value) {
    return (
      <main class="panel__body">
        <Outcome
          row={row}
          currency={currency}
          actions={state.rowActions}
          onAnother={state.manual ? null : state.askForAnother}
          onNew={state.manual ? onStartAnew : null}
        />
      </main>
    );
  }
  return (
    <>
      <main class="panel__body">
        <ParcelForm
          state={state}
          villages={villages}
          onFetchVillages={onFetchVillages}
          onDiscard={onStartAnew}
          pasting={pasting}
        />
      </main>
      <FormFooter state={state} />
    </>
  );
}
