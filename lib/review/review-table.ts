import { phoneCell } from '../csv/write-csv';
import { failureTextId } from '../i18n/failure-text';
import type { Translator } from '../i18n/translator';
import type { FeeQuote } from '../messaging/views/service';
import { hasParcel } from '../outbox/meaning';
import { codesOf, collectedBy } from '../outbox/meaning-of-parts';
import { type Reviewed, STATE_TITLES } from './review-status';
import { feeOfOrder, sentIn } from './review-totals';

/** A review as a table for a spreadsheet: amounts plain with their currency beside them, phones as text. */
export function reviewTable(
  reviewed: readonly Reviewed[],
  currency: string | null,
  feeOf: (orderId: string) => FeeQuote | null,
  { t, lookUp }: Translator,
) {
  const header = [
    t('ledger-column-order'),
    t('ledger-state'),
    t('outcome-parcel-code'),
    t('field-firstName'),
    t('field-phone'),
    t('field-village'),
    t('ledger-city'),
    t('field-streetName'),
    t('field-totalPrice'),
    t('fee-title'),
    t('account-currency'),
    t('field-description'),
    t('review-reason'),
  ];
  const rows = reviewed.map((one) => {
    const { order, row, status } = one;
    const fields = order.form?.draft.fields;
    // What a person says was not made is sent as the form stands now, not as it was.
    const shipped = row !== null && hasParcel(row);
    const village = (shipped ? row.village : null) ?? fields?.village;
    const refusal = status === 'refused' ? row?.refusal : null;
    return [
      order.number ?? order.orderId,
      lookUp(STATE_TITLES[status]),
      row === null ? '' : codesOf(row).join(' '),
      (shipped ? row.recipientName : fields?.firstName) ?? '',
      phoneCell((shipped ? row.phone : fields?.phone) ?? ''),
      village?.name ?? '',
      village?.city ?? '',
      (shipped ? row.streetName : fields?.streetName) ?? '',
      (shipped ? collectedBy(row) : fields?.totalPrice) ?? '',
      feeOfOrder(one, feeOf(order.orderId)) ?? '',
      sentIn(one) ?? currency ?? '',
      fields?.description ?? '',
      refusal == null ? '' : lookUp(failureTextId(refusal.code), refusal.params),
    ];
  });
  return { header, rows };
}
