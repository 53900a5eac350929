import { computed, signal } from '@preact/signals';
import { createFeeAsk, createSizeAsk } from '../../components/parcel-form/quote-ask';
import { feeQuestion, sizeQuestion } from '../../components/parcel-form/quote-questions';
import type { send } from '../../lib/messaging/send';
import { EMPTY_FIELDS } from '../../lib/parcel/empty-fields';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';

type Quoted = Pick<ParcelFields, 'village' | 'actualPrice' | 'length' | 'width' | 'height'>;

const { village, actualPrice, length, width, height } = EMPTY_FIELDS;
const BLANK: Quoted = { village, actualPrice, length, width, height };

/** A fee asked for without a parcel: the same questions as the form's. */
export function createFeeTool(accountId: string, ask: typeof send) {
  const typed = signal(BLANK);
  const fields = computed<ParcelFields>(() => ({ ...EMPTY_FIELDS, ...typed.value }));
  const fee = createFeeAsk(
    computed(() => feeQuestion(accountId, fields.value)),
    ask,
  );
  const size = createSizeAsk(
    computed(() => sizeQuestion(accountId, fields.value)),
    ask,
  );
  return {
    typed,
    fee,
    size,
    edit(changes: Partial<Quoted>) {
      typed.value = { ...typed.peek(), ...changes };
    },
    dispose() {
      fee.dispose();
      size.dispose();
    },
  };
}
