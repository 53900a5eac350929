import { arCommon } from './common';
import { arFailures } from './failures';
import { arFindings } from './findings';
import { arForm } from './form';
import { arOutbox } from './outbox';
import { arOutcome } from './outcome';
import { arPasted } from './pasted';
import { arPicker } from './picker';
import { arPopup } from './popup';

export const arOpening = () => ({
  ...arCommon,
  ...arForm,
  ...arFindings,
  ...arFailures,
  ...arOutbox,
  ...arOutcome,
  ...arPopup,
  ...arPasted,
  ...arPicker,
});
