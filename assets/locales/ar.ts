import type { Messages } from '../../lib/i18n/messages';
import { arBar } from './ar/bar';
import { arCash } from './ar/cash';
import { arContents } from './ar/contents';
import { arDesk } from './ar/desk';
import { arEmployees } from './ar/employees';
import { arLabels } from './ar/labels';
import { arLedger } from './ar/ledger';
import { arList } from './ar/list';
import { arLog } from './ar/log';
import { arManage } from './ar/manage';
import { arOpening } from './ar/opening';
import { arOptions } from './ar/options';
import { arQuotes } from './ar/quotes';
import { arRelay } from './ar/relay';
import { arReview } from './ar/review';
import { arStores } from './ar/stores';
import { arTeach } from './ar/teach';
import { arTransfer } from './ar/transfer';
import { arVillages } from './ar/villages';

export const ar: Messages = {
  ...arOpening(),
  ...arBar,
  ...arOptions,
  ...arLog,
  ...arManage,
  ...arDesk,
  ...arList,
  ...arReview,
  ...arRelay,
  ...arStores,
  ...arVillages,
  ...arLedger,
  ...arLabels,
  ...arTeach,
  ...arCash,
  ...arContents,
  ...arQuotes,
  ...arTransfer,
  ...arEmployees,
};
