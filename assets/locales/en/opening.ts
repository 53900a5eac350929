import { enCommon } from './common';
import { enFailures } from './failures';
import { enFindings } from './findings';
import { enForm } from './form';
import { enOutbox } from './outbox';
import { enOutcome } from './outcome';
import { enPasted } from './pasted';
import { enPicker } from './picker';
import { enPopup } from './popup';

/** What the popup says: it has these texts with its own code, and need not wait until it knows which language it speaks. */
export const enOpening = () =>
  ({
    ...enCommon,
    ...enForm,
    ...enFindings,
    ...enFailures,
    ...enOutbox,
    ...enOutcome,
    ...enPopup,
    ...enPasted,
    ...enPicker,
  }) as const;
