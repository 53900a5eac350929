import type { Messages } from '../../lib/i18n/messages';
import { heBar } from './he/bar';
import { heCash } from './he/cash';
import { heContents } from './he/contents';
import { heDesk } from './he/desk';
import { heEmployees } from './he/employees';
import { heLabels } from './he/labels';
import { heLedger } from './he/ledger';
import { heList } from './he/list';
import { heLog } from './he/log';
import { heManage } from './he/manage';
import { heOpening } from './he/opening';
import { heOptions } from './he/options';
import { heQuotes } from './he/quotes';
import { heRelay } from './he/relay';
import { heReview } from './he/review';
import { heStores } from './he/stores';
import { heTeach } from './he/teach';
import { heTransfer } from './he/transfer';
import { heVillages } from './he/villages';

export const he: Messages = {
  ...heOpening(),
  ...heBar,
  ...heOptions,
  ...heLog,
  ...heManage,
  ...heDesk,
  ...heList,
  ...heReview,
  ...heRelay,
  ...heStores,
  ...heVillages,
  ...heLedger,
  ...heLabels,
  ...heTeach,
  ...heCash,
  ...heContents,
  ...heQuotes,
  ...heTransfer,
  ...heEmployees,
};
