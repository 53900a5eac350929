import type { Messages } from '../../lib/i18n/messages';
import { arBar } from './ar/bar';
import { arCommon } from './ar/common';
import { arContents } from './ar/contents';
import { arDesk } from './ar/desk';
import { arEmployees } from './ar/employees';
import { arFailures } from './ar/failures';
import { arFindings } from './ar/findings';
import { arForm } from './ar/form';
import { arLabels } from './ar/labels';
import { arLedger } from './ar/ledger';
import { arList } from './ar/list';
import { arManage } from './ar/manage';
import { arOptions } from './ar/options';
import { arOutbox } from './ar/outbox';
import { arOutcome } from './ar/outcome';
import { arPasted } from './ar/pasted';
import { arPopup } from './ar/popup';
import { arQuotes } from './ar/quotes';
import { arReview } from './ar/review';
import { arStores } from './ar/stores';
import { arTeach } from './ar/teach';
import { arTransfer } from './ar/transfer';
import { arVillages } from './ar/villages';

export const ar: Messages = {
  ...arCommon,
  ...arForm,
  ...arFindings,
  ...arFailures,
  ...arOutbox,
  ...arOutcome,
  ...arPopup,
  ...arPasted,
  ...arBar,
  ...arOptions,
  ...arManage,
  ...arDesk,
  ...arList,
  ...arReview,
  ...arStores,
  ...arVillages,
  ...arLedger,
  ...arLabels,
  ...arTeach,
  ...arContents,
  ...arQuotes,
  ...arTransfer,
  ...arEmployees,
};
