import type { Messages } from '../../lib/i18n/messages';
import { heBar } from './he/bar';
import { heCommon } from './he/common';
import { heContents } from './he/contents';
import { heDesk } from './he/desk';
import { heEmployees } from './he/employees';
import { heFailures } from './he/failures';
import { heFindings } from './he/findings';
import { heForm } from './he/form';
import { heLabels } from './he/labels';
import { heLedger } from './he/ledger';
import { heList } from './he/list';
import { heManage } from './he/manage';
import { heOptions } from './he/options';
import { heOutbox } from './he/outbox';
import { heOutcome } from './he/outcome';
import { hePasted } from './he/pasted';
import { hePopup } from './he/popup';
import { heQuotes } from './he/quotes';
import { heReview } from './he/review';
import { heStores } from './he/stores';
import { heTeach } from './he/teach';
import { heTransfer } from './he/transfer';
import { heVillages } from './he/villages';

export const he: Messages = {
  ...heCommon,
  ...heForm,
  ...heFindings,
  ...heFailures,
  ...heOutbox,
  ...heOutcome,
  ...hePopup,
  ...hePasted,
  ...heBar,
  ...heOptions,
  ...heManage,
  ...heDesk,
  ...heList,
  ...heReview,
  ...heStores,
  ...heVillages,
  ...heLedger,
  ...heLabels,
  ...heTeach,
  ...heContents,
  ...heQuotes,
  ...heTransfer,
  ...heEmployees,
};
