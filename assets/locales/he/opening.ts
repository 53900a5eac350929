import { heCommon } from './common';
import { heFailures } from './failures';
import { heFindings } from './findings';
import { heForm } from './form';
import { heOutbox } from './outbox';
import { heOutcome } from './outcome';
import { hePasted } from './pasted';
import { hePicker } from './picker';
import { hePopup } from './popup';

export const heOpening = () => ({
  ...heCommon,
  ...heForm,
  ...heFindings,
  ...heFailures,
  ...heOutbox,
  ...heOutcome,
  ...hePopup,
  ...hePasted,
  ...hePicker,
});
