import { phoneCell } from '../csv/write-csv';
import { clockText } from '../i18n/moment-text';
import type { Translator } from '../i18n/translator';
import { localDay } from '../local-day';
import { stateTextOf } from '../outbox/meaning';
import type { AnyEntry } from './colleague-entries';
import type { LedgerEntry } from './entry';

interface Column {
  readonly title: string;
  readonly cell: (entry: AnyEntry) => string;
}

function own(cell: (entry: LedgerEntry) => string): Column['cell'] {
  return (entry) => (entry.colleague === null ? cell(entry) : '');
}

/** The ledger as a table for a spreadsheet: amounts plain with their currency beside them, phones as text. */
export function ledgerTable(entries: readonly AnyEntry[], { t, lookUp }: Translator) {
  const columns: readonly Column[] = [
    { title: t('outcome-parcel-code'), cell: ({ parcelCode }) => parcelCode ?? '' },
    { title: t('ledger-state'), cell: (entry) => lookUp(stateTextOf(entry)) },
    {
      title: t('ledger-period'),
      cell: ({ createdAt }) => `${localDay(createdAt)} ${clockText(createdAt)}`,
    },
    { title: t('ledger-column-order'), cell: own(({ orderNumber }) => orderNumber ?? '') },
    { title: t('field-firstName'), cell: own(({ recipientName }) => recipientName) },
    { title: t('field-phone'), cell: own(({ phone }) => phoneCell(phone)) },
    { title: t('field-phone2'), cell: own(({ phone2 }) => (phone2 === null ? '' : phoneCell(phone2))) },
    {
      title: t('field-village'),
      cell: own(({ place, villageId }) => place?.village ?? String(villageId)),
    },
    { title: t('ledger-city'), cell: ({ place }) => place?.city ?? '' },
    { title: t('field-streetName'), cell: own(({ streetName }) => streetName) },
    { title: t('field-totalPrice'), cell: ({ totalPrice }) => totalPrice ?? '' },
    { title: t('ledger-fee'), cell: ({ fee }) => fee ?? '' },
    { title: t('account-currency'), cell: ({ currency }) => currency ?? '' },
    { title: t('field-description'), cell: own(({ description }) => description) },
    { title: t('field-note'), cell: own(({ note }) => note ?? '') },
    { title: t('ledger-account'), cell: ({ accountName }) => accountName ?? t('ledger-account-gone') },
    { title: t('ledger-made-by'), cell: ({ colleague }) => colleague ?? '' },
    { title: t('parcel-delivery'), cell: ({ parcelStatus }) => parcelStatus?.words ?? '' },
    {
      title: t('cash-paid-otherwise'),
      cell: own(({ paidOtherwiseAt }) => (paidOtherwiseAt === null ? '' : localDay(paidOtherwiseAt))),
    },
  ];
  return {
    header: columns.map(({ title }) => title),
    rows: entries.map((entry) => columns.map(({ cell }) => cell(entry))),
  };
}
