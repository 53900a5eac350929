import { enBar } from './en/bar';
import { enCash } from './en/cash';
import { enContents } from './en/contents';
import { enDesk } from './en/desk';
import { enEmployees } from './en/employees';
import { enLabels } from './en/labels';
import { enLedger } from './en/ledger';
import { enList } from './en/list';
import { enLog } from './en/log';
import { enManage } from './en/manage';
import { enOpening } from './en/opening';
import { enOptions } from './en/options';
import { enQuotes } from './en/quotes';
import { enRelay } from './en/relay';
import { enReview } from './en/review';
import { enStores } from './en/stores';
import { enTeach } from './en/teach';
import { enTransfer } from './en/transfer';
import { enVillages } from './en/villages';

/** Fluent patterns by id. Every text of the interface is listed here first; the others follow its ids. */
export const en = {
  ...enOpening(),
  ...enBar,
  ...enOptions,
  ...enLog,
  ...enManage,
  ...enDesk,
  ...enList,
  ...enReview,
  ...enRelay,
  ...enStores,
  ...enVillages,
  ...enLedger,
  ...enLabels,
  ...enTeach,
  ...enCash,
  ...enContents,
  ...enQuotes,
  ...enTransfer,
  ...enEmployees,
} as const;
