import { useContext, useId } from 'preact/hooks';
import { currencySymbol } from '../../lib/currency';
import { hasParcel } from '../../lib/outbox/meaning';
import type { ParcelShare } from '../../lib/parcel/parcel-draft';
import { MOST_PARCELS } from '../../lib/parcel/rules';
import { divideInto, sumOfShares } from '../../lib/parcel/shares';
import { PartLine } from '../outbox/PartLine';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Ltr } from '../ui/Ltr';
import { TextField } from '../ui/TextInput';
import { fieldMessages } from './field-messages';
import type { FormState } from './form-state';
import { ParcelField } from './ParcelField';
import { PressContext } from './press';

interface ParcelSharesProps {
  readonly state: FormState;
}

/** The order in several parcels: what each collects and holds. Those that were made stay as they are. */
export function ParcelShares({ state }: ParcelSharesProps) {
  const { t } = useText();
  const { parcels } = state.fields.value;
  const parts = state.another.value ? [] : (state.form.value.row?.parts ?? []);
  const divide = (count: number) => state.edit({ parcels: divideInto(count, state.fields.peek()) });
  const isBegun = parts.some(hasParcel);
  // As it was pressed: what was made collects its own amount, which nothing here changes.
  const divideAgain = () => {
    const { description } = state.fields.peek();
    state.edit({ parcels: parts.map(({ totalPrice }) => ({ amount: totalPrice, description })) });
  };
  if (parcels.length === 0) {
    return (
      <span data-edit="parcels">
        <Button kind="quiet" small onPress={() => (isBegun ? divideAgain() : divide(2))}>
          <Icon name="parcel" size={14} />
          {t('field-parcels')}
        </Button>
      </span>
    );
  }
  const isMade = (index: number) => {
    const part = parts[index];
    return part !== undefined && hasParcel(part);
  };
  return (
    <div class="stack" data-field="parcels">
      <ParcelField
        state={state}
        field="parcels"
        seldom
        // What is said of one that was made has no row to stand at.
        messagesAt={(share) => share === undefined || isMade(share.index)}
      >
        {({ id }) => (
          <p class="soft small" id={id}>
            {t('field-referenceNumber')}:{' '}
            <Ltr>{`${state.fields.value.referenceNumber} 1/${parcels.length}`.trim()}</Ltr>
          </p>
        )}
      </ParcelField>
      {parcels.map((share, index) => {
        const part = parts[index];
        const place = `${index + 1}/${parcels.length}`;
        return part !== undefined && hasParcel(part) ? (
          <PartLine key={place} part={part} place={place} currency={state.account?.currency ?? null} />
        ) : (
          <ShareFields key={index} state={state} share={share} index={index} place={place} />
        );
      })}
      <SumOfShares parcels={parcels} currency={state.account?.currency ?? null} />
      {!isBegun && (
        <div class="actions parcel-form__add">
          {parcels.length < MOST_PARCELS && (
            <Button kind="quiet" small onPress={() => divide(parcels.length + 1)} text={t('new-parcel')} />
          )}
          <Button
            kind="quiet"
            small
            onPress={() => divide(parcels.length - 1)}
            text={t('remove-named', { name: `${parcels.length}/${parcels.length}` })}
          />
        </div>
      )}
    </div>
  );
}

interface SumOfSharesProps {
  readonly parcels: readonly ParcelShare[];
  readonly currency: string | null;
}

/** What the parcels collect together, below their amounts as a sum is written. */
function SumOfShares({ parcels, currency }: SumOfSharesProps) {
  const { t } = useText();
  const sum = sumOfShares(parcels);
  if (sum === null) return null;
  return (
    <p class="stack share">
      <span class="share__sum with-unit">
        <output class="strong" aria-label={t('field-totalPrice')}>
          <Amount value={sum} currency={null} />
        </output>
        {currency !== null && (
          <span class="row soft with-unit__unit" aria-hidden="true">
            {currencySymbol(currency)}
          </span>
        )}
      </span>
    </p>
  );
}

interface ShareFieldsProps extends ParcelSharesProps {
  readonly share: ParcelShare;
  readonly index: number;
  /** "1/2". */
  readonly place: string;
}

function ShareFields({ state, share, index, place }: ShareFieldsProps) {
  const translator = useText();
  const { t } = translator;
  const heading = useId();
  const press = useContext(PressContext);
  const messagesOf = (of: keyof ParcelShare) =>
    fieldMessages(state, 'parcels', translator, press, (shown) => shown?.index === index && shown.of === of);
  const currency = state.account?.currency;
  const edit = (changes: Partial<ParcelShare>) => {
    const { parcels } = state.fields.peek();
    state.edit({ parcels: parcels.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  };
  const onLeave = () => state.leave('parcels');
  return (
    <fieldset class="stack share" aria-labelledby={heading}>
      <legend class="soft" id={heading}>
        <bdi dir="ltr">{place}</bdi>
      </legend>
      <TextField
        label={t('field-totalPrice')}
        messages={messagesOf('amount')}
        required
        kind="amount"
        value={share.amount}
        onInput={(amount) => edit({ amount })}
        onLeave={onLeave}
        unit={currency && currencySymbol(currency)}
      />
      <TextField
        label={t('field-description')}
        messages={messagesOf('description')}
        required
        rows={1}
        value={share.description}
        onInput={(description) => edit({ description })}
        onLeave={onLeave}
      />
    </fieldset>
  );
}
