import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { PastedBox } from '../pasted/PastedBox';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import type { VillageSource } from '../village-picker/village-source';
import { AddressFields } from './AddressFields';
import { DuplicateNotice } from './DuplicateNotice';
import { FormNotices } from './FormNotices';
import { isMoreField } from './field-order';
import { focusField } from './focus-field';
import type { FormState } from './form-state';
import { MoneyFields } from './MoneyFields';
import { MoreFields } from './MoreFields';
import { ParcelTextField } from './ParcelTextField';
import { RecipientFields } from './RecipientFields';

interface ParcelFormProps {
  readonly state: FormState;
  readonly villages: ReadonlySignal<VillageSource>;
  readonly onFetchVillages: () => void;
  readonly onDiscard: () => void;
  /** The person came to paste a text: the keyboard is in its box. */
  readonly pasting: boolean;
}

/** Every field of a parcel. Opens at the first field in doubt, and goes to a field that was refused. */
export function ParcelForm({ state, villages, onFetchVillages, onDiscard, pasting }: ParcelFormProps) {
  const { t } = useText();
  const element = useRef<HTMLDivElement>(null);
  const wanted = state.lookAt.value;
  /** Where the person was led already: opening "More" by hand leads nowhere. */
  const led = useRef<typeof wanted>(null);
  const [more, setMore] = useState(false);
  /** What is out of sight is made when the first picture stands. */
  const [stands, setStands] = useState(false);
  const opensMore = state.shown.value.some(
    ({ field, severity }) => severity !== 'notice' && isMoreField(field),
  );

  useEffect(() => setStands(true), []);
  useEffect(() => {
    if (pasting) return;
    const blank = state.manual && state.form.peek().pasted === null;
    const first: ParcelFieldName | undefined = blank ? 'firstName' : state.blocked.peek()[0];
    if (first !== undefined) state.look(first, { gentle: true });
  }, [state, pasting]);
  useSignalEffect(() => {
    const refused = state.refusedField.value;
    if (refused !== null) state.look(refused);
  });
  useEffect(() => {
    if (wanted !== null && isMoreField(wanted.field)) setMore(true);
  }, [wanted]);
  useEffect(() => {
    if (opensMore) setMore(true);
  }, [opensMore]);
  useEffect(() => {
    const ready = wanted !== null && wanted !== led.current && (more || !isMoreField(wanted.field));
    if (!ready || element.current === null) return;
    led.current = wanted;
    // Who was quicker than the form types on where they are.
    if (wanted.gentle && element.current.contains(document.activeElement)) return;
    focusField(element.current, wanted.field);
  }, [wanted, more]);

  return (
    <div class="parcel-form" ref={element}>
      <FormNotices state={state} />
      {state.manual && <PastedBox state={state} wanted={pasting} />}
      <div class="parcel-form__group">
        <RecipientFields state={state} />
        <DuplicateNotice state={state} />
      </div>
      <div class="parcel-form__group">
        <AddressFields state={state} villages={villages} onFetchVillages={onFetchVillages} />
      </div>
      <div class="parcel-form__group">
        <MoneyFields state={state} />
      </div>
      <div class="parcel-form__group">
        <ParcelTextField state={state} field="description" rows={1} />
        <ParcelTextField state={state} field="note" rows={1} optional />
        <Disclosure summary={t('section-more')} open={more} onToggle={setMore}>
          {(stands || more) && <MoreFields state={state} />}
        </Disclosure>
        {(Object.keys(state.typed.value).length > 0 || state.form.value.pasted !== null) && (
          <div>
            <Button kind="quiet" small onPress={onDiscard}>
              {t('discard-typed')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
