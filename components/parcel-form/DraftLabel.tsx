import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { parseAmount } from '../../lib/parcel/parse-amount';
import { type LabelPart, ParcelLabel } from '../labels/ParcelLabel';
import { FeeLine } from './FeeLine';
import { FieldNotices } from './FieldNotices';
import type { FormState } from './form-state';
import { ReckoningLines } from './Reckoning';

const PARTS: readonly LabelPart[] = ['village', 'streetName', 'firstName', 'phone', 'totalPrice'];

/** The label as it will be printed, without what is in doubt, which is asked above it. */
export function DraftLabel({ state }: { readonly state: FormState }) {
  const open = state.open.value;
  const blocked = state.blocked.value;
  const { village, streetName, firstName, phone, totalPrice } = state.fields.value;
  const isSure = (field: ParcelFieldName) => open.get(field) !== 'doubt' || !blocked.includes(field);
  const amount = parseAmount(totalPrice);
  const isAmountSure = amount.ok && isSure('totalPrice') && !state.awaitsFee.value;
  return (
    <div class="stack">
      <ParcelLabel
        village={isSure('village') ? village : null}
        streetName={isSure('streetName') ? streetName : ''}
        recipient={isSure('firstName') ? firstName : ''}
        phone={isSure('phone') ? phone : ''}
        amount={isAmountSure ? amount.value : null}
        currency={state.account?.currency ?? null}
        fee={<FeeLine state={state} />}
        onEdit={state.look}
      />
      {PARTS.filter((field) => !open.has(field)).map((field) => (
        <FieldNotices key={field} state={state} field={field} named />
      ))}
      {!open.has('totalPrice') && <ReckoningLines state={state} />}
    </div>
  );
}
