import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FEES, QUOTE_LABELS, QuoteRow } from '../../../components/quotes/QuoteRow';
import { findId } from '../../../components/quotes/quote-fields';
import { useText } from '../../../components/text/use-text';
import { Field } from '../../../components/ui/Field';
import { TextField, type TextInputProps } from '../../../components/ui/TextInput';
import { VillageInput } from '../../../components/village-picker/VillageInput';
import type { Villages } from '../../../components/village-picker/villages';
import { currencySymbol } from '../../../lib/currency';
import type { VillageChoice } from '../../../lib/parcel/parcel-draft';
import { parseAmount } from '../../../lib/parcel/parse-amount';
import { NO_QUOTES, type QuoteFields, type Quotes } from '../../../lib/quotes/quote-fields';
import type { Typed } from '../../../lib/typed/typed-forms';
import type { AccountProps } from '../section';

interface QuotesPageProps extends AccountProps {
  readonly villages: Villages;
  readonly kept: Typed<Quotes>;
}

/** Fees for several villages side by side, and of a size; what is typed counts for all of them. */
export function QuotesPage({ account, villages, ask, kept }: QuotesPageProps) {
  const { t } = useText();
  const before = kept.typed ?? NO_QUOTES;
  const fields = useSignal<QuoteFields>(before.fields);
  const picked = useSignal<readonly VillageChoice[]>(before.villages);
  const typed = fields.value;
  const keep = () => kept.keep({ fields: fields.peek(), villages: [...picked.peek()] });
  const form = useRef<HTMLElement>(null);
  const count = picked.value.length;
  const countBefore = useRef(count);
  // In a layout effect, before the person can move the focus elsewhere.
  useLayoutEffect(() => {
    // The focused element is gone with the field or the removed row.
    if (count !== countBefore.current) {
      form.current?.querySelector<HTMLElement>('[data-field="village"] input')?.focus();
    }
    countBefore.current = count;
  }, [count]);
  const problemOf = (name: keyof QuoteFields): string | null => {
    const text = typed[name];
    if (name === 'parcelCode' || text.trim() === '') return null;
    if (name === 'actualPrice') {
      const price = parseAmount(text);
      const isAsked =
        price.ok && !price.value.startsWith('-') && (price.currency ?? account.currency) === account.currency;
      return isAsked ? null : t('finding-number-form');
    }
    return typeof findId(text) === 'number' ? null : t('finding-number-whole');
  };
  const input = (name: keyof QuoteFields, label: string, kind: TextInputProps['kind'], unit?: string) => (
    <TextField
      {...{ name, label, unit, kind: kind ?? 'text', optional: true, value: typed[name] }}
      problem={problemOf(name)}
      onInput={(text) => {
        fields.value = { ...fields.peek(), [name]: text };
        keep();
      }}
    />
  );
  return (
    <>
      <section class="card reading form-sheet" ref={form}>
        <div class="stack loose columns columns--fields">
          <Field label={t('add-field', { field: t('field-village') })} name="village">
            {(control) => (
              <VillageInput
                // A new key gives an empty field for the next village.
                key={count}
                control={control}
                villages={villages}
                value={null}
                query=""
                onPick={(village) => {
                  if (village === null || picked.peek().some(({ id }) => id === village.id)) return;
                  picked.value = [...picked.peek(), village];
                  keep();
                }}
              />
            )}
          </Field>
          {input('actualPrice', t('field-actualPrice'), 'amount', currencySymbol(account.currency))}
        </div>
        <div class="stack loose columns columns--fields">
          {input('length', t('field-length'), 'whole')}
          {input('width', t('field-width'), 'whole')}
          {input('height', t('field-height'), 'whole')}
        </div>
        <p class="soft small">{t('quotes-size-hint')}</p>
        <div class="stack loose columns columns--fields">
          {input('parcelCode', t('outcome-parcel-code'), 'code')}
          {input('companionId', t('content-companionParcelId'), 'whole')}
        </div>
      </section>
      {count === 0 ? (
        <p class="soft">{t('fee-wait-village')}</p>
      ) : (
        <QuotesTable
          account={account}
          villages={picked.value}
          fields={fields}
          ask={ask}
          onRemove={({ id }) => {
            picked.value = picked.peek().filter((one) => one.id !== id);
            keep();
          }}
        />
      )}
    </>
  );
}

interface QuotesTableProps extends AccountProps {
  readonly villages: readonly VillageChoice[];
  readonly fields: ReadonlySignal<QuoteFields>;
  readonly onRemove: (village: VillageChoice) => void;
}

function QuotesTable({ account, villages, fields, ask, onRemove }: QuotesTableProps) {
  const { t } = useText();
  return (
    <div class="scrolls-sideways card">
      <table class="table ruled folds quotes">
        <thead class="soft small">
          <tr>
            <th scope="col">{t('field-village')}</th>
            {FEES.map((part) => (
              <th key={part} scope="col">
                {t(QUOTE_LABELS[part])}
              </th>
            ))}
            <th scope="col">{t('quotes-size')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {villages.map((village) => (
            <QuoteRow
              key={village.id}
              accountId={account.id}
              village={village}
              fields={fields}
              currency={account.currency}
              ask={ask}
              onRemove={() => onRemove(village)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
