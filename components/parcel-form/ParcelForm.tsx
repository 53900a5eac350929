import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { aboutOrder, mayBeAsked } from '../customer-messages/about';
import { MessageCustomer } from '../customer-messages/MessageCustomer';
import { DuplicateCard } from '../outbox/DuplicateCard';
import { PastedBox } from '../pasted/PastedBox';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { DraftLabel } from './DraftLabel';
import { FeeLine } from './FeeLine';
import { FormNotices } from './FormNotices';
import { isMoreField, MAIN_FIELDS } from './field-order';
import { focusField, focusShip } from './focus-field';
import type { FormState } from './form-state';
import { KnownRecipients } from './KnownRecipients';
import { MoreFields } from './MoreFields';
import { isBlankForm } from './open-fields';
import { isLine, ParcelLines } from './ParcelLines';
import { ParcelShares } from './ParcelShares';
import { ParcelTextField } from './ParcelTextField';
import { useFormPress } from './press';
import { ReckoningLines } from './Reckoning';
import { VillageField } from './VillageField';

/**
 * How the form came: `pasting`: to paste a text, whose box is focused; `from-page`: by a press in a store's page, which may
 * have laid it there: nothing that ships has the keyboard.
 */
export type Opened = 'plainly' | 'pasting' | 'from-page';

interface ParcelFormProps {
  readonly state: FormState;
  readonly onDiscard: () => void;
  readonly opened: Opened;
}

/**
 * A parcel: what is in doubt first and open, what is sure as a label and a line each. The keyboard is at the first
 * doubt, or at the button that ships, and goes on from one to the other; it goes to a field that was refused.
 */
export function ParcelForm({ state, onDiscard, opened }: ParcelFormProps) {
  const { t } = useText();
  const element = useRef<HTMLDivElement>(null);
  const wanted = state.lookAt.value;
  const blank = isBlankForm(state.form.value);
  const divided = state.fields.value.parcels.length > 0;
  /** The lead that was followed already, so that opening "More" by hand moves the focus nowhere. */
  const led = useRef<typeof wanted>(null);
  const [more, setMore] = useState(false);
  /** What is out of sight is rendered after the first paint. */
  const [stands, setStands] = useState(false);
  const opensMore = state.shown.value.some(
    ({ field, severity }) => severity !== 'notice' && isMoreField(field),
  );

  useEffect(() => setStands(true), []);
  useEffect(() => {
    if (opened === 'pasting') return;
    const [doubt = null] = state.blocked.peek();
    const first: ParcelFieldName | null = isBlankForm(state.form.peek()) ? 'firstName' : doubt;
    if (first !== null || opened !== 'from-page') state.look(first, { gentle: true });
  }, [state, opened]);
  useSignalEffect(() => {
    const refused = state.refusedField.value;
    if (refused !== null) state.look(refused);
  });
  useEffect(() => {
    if (isInMore(wanted?.field)) setMore(true);
  }, [wanted]);
  useEffect(() => {
    if (opensMore) setMore(true);
  }, [opensMore]);
  const lead = (gentle: boolean) => {
    const ready = wanted !== null && wanted !== led.current && (more || !isInMore(wanted.field));
    if (!ready || wanted.gentle !== gentle || element.current === null) return;
    led.current = wanted;
    // A person who is already in a field stays there.
    if (gentle && element.current.contains(document.activeElement)) return;
    if (wanted.field === null) focusShip();
    else focusField(element.current, wanted.field);
  };
  // After a person's own action the focus moves before their next key; on opening, after the first paint.
  useLayoutEffect(() => lead(false), [wanted, more]);
  useEffect(() => lead(true), [wanted, more]);

  return (
    <div class="parcel-form stack loose" ref={element}>
      <FormNotices state={state} />
      {state.manual && <PastedBox state={state} wanted={opened === 'pasting'} />}
      <OpenFieldRows state={state} />
      <DuplicateNotice state={state} />
      {!blank && <DraftLabel state={state} />}
      <ParcelLines state={state}>{!divided && <ParcelShares state={state} />}</ParcelLines>
      {divided && <ParcelShares state={state} />}
      {!blank && <KnownRecipients state={state} />}
      <ConfirmFirst state={state} />
      <Disclosure summary={t('section-more')} open={more} onToggle={setMore}>
        {(stands || more) && <MoreFields state={state} />}
      </Disclosure>
      {(Object.keys(state.typed.value).length > 0 || state.form.value.pasted !== null) && (
        <div>
          <Button kind="quiet" small onPress={onDiscard} text={t('discard-typed')} />
        </div>
      )}
    </div>
  );
}

function isInMore(field: ParcelFieldName | null | undefined): boolean {
  return field !== null && field !== undefined && isMoreField(field);
}

/** The fields in doubt, each as a question, and the fields of the label that the person opened. */
function OpenFieldRows({ state }: { readonly state: FormState }) {
  const { t } = useText();
  const open = state.open.value;
  const blocked = state.blocked.value;
  const blank = isBlankForm(state.form.value);
  const left = MAIN_FIELDS.filter((field) => open.get(field) === 'doubt' && blocked.includes(field)).length;
  const shown = MAIN_FIELDS.filter(
    (field) => open.get(field) === 'doubt' || (open.has(field) && !isLine(field)),
  );
  if (shown.length === 0) return null;
  return (
    <section class="stack loose" aria-label={t('doubts-title')}>
      {left > 0 && <p class="open-fields__title warning small bold">{t('doubts-left', { count: left })}</p>}
      {shown.map((field) => {
        const asking = open.get(field) === 'doubt';
        return (
          <div class="stack open-field" key={field} data-doubt={asking && blocked.includes(field)}>
            {field === 'village' ? (
              <VillageField state={state} asking={asking} />
            ) : (
              <ParcelTextField state={state} field={field} asking={asking} />
            )}
            {field === 'phone' && blank && <KnownRecipients state={state} />}
            {field === 'totalPrice' && <ReckoningLines state={state} />}
            {field === 'totalPrice' && blank && <FeeLine state={state} />}
          </div>
        );
      })}
    </section>
  );
}

/** While something of an order is in doubt, its customer can be asked before anything is shipped. */
export function ConfirmFirst({ state }: { readonly state: FormState }) {
  const { account, fields, findings, form } = state;
  if (account === null || fields.value.phone === '' || !mayBeAsked(findings.value)) return null;
  // Until the fee to the village just picked is known, the amount has the one before in it.
  const isOfAnother = findings.value.some(({ code }) => code === 'delivery-unknown');
  const shown = isOfAnother ? { ...fields.value, totalPrice: '' } : fields.value;
  const about = aboutOrder(form.value, shown, account);
  // The country code is chosen for one phone.
  return <MessageCustomer key={`${about.subject} ${about.phone}`} write={state.writeMessage} about={about} />;
}

/** A second parcel to the same recipient is an act of its own; its button takes the place of the one that ships. */
function DuplicateNotice({ state }: { readonly state: FormState }) {
  const { t } = useText();
  const press = useFormPress();
  const refusal = state.form.value.row?.refusal;
  if (refusal == null || !state.duplicate.value) return null;
  const force = () => {
    const [blocked] = state.blocked.peek();
    if (blocked === undefined) return state.createForced();
    // Other doubts still have to be answered first.
    state.showAll();
    return state.look(blocked);
  };
  return (
    <DuplicateCard
      refusal={refusal}
      force={
        <Button
          kind="caution"
          busy={state.sending.value || state.reading.value}
          buttonRef={press.follow}
          onPress={(event) => press.weigh(event, force)}
          text={t('duplicate-force')}
        />
      }
    />
  );
}
