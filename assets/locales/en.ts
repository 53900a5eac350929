import { enBar } from './en/bar';
import { enCommon } from './en/common';
import { enContents } from './en/contents';
import { enDesk } from './en/desk';
import { enEmployees } from './en/employees';
import { enFailures } from './en/failures';
import { enFindings } from './en/findings';
import { enForm } from './en/form';
import { enLabels } from './en/labels';
import { enLedger } from './en/ledger';
import { enList } from './en/list';
import { enManage } from './en/manage';
import { enOptions } from './en/options';
import { enOutbox } from './en/outbox';
import { enOutcome } from './en/outcome';
import { enPasted } from './en/pasted';
import { enPopup } from './en/popup';
import { enQuotes } from './en/quotes';
import { enReview } from './en/review';
import { enStores } from './en/stores';
import { enTeach } from './en/teach';
import { enTransfer } from './en/transfer';
import { enVillages } from './en/villages';

/** Fluent patterns by id. Every text of the interface is listed here first; the others follow its ids. */
export const en = {
  ...enCommon,
  ...enForm,
  ...enFindings,
  ...enFailures,
  ...enOutbox,
  ...enOutcome,
  ...enPopup,
  ...enPasted,
  ...enBar,
  ...enOptions,
  ...enManage,
  ...enDesk,
  ...enList,
  ...enReview,
  ...enStores,
  ...enVillages,
  ...enLedger,
  ...enLabels,
  ...enTeach,
  ...enContents,
  ...enQuotes,
  ...enTransfer,
  ...enEmployees,
} as const;
