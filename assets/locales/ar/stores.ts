import type { enStores } from '../en/stores';

export const arStores: Record<keyof typeof enStores, string> = {
  'store-unknown-yet': 'يُعرف نوع متجرك حين تفتح طلبًا فيه.',
  'store-proving': 'أُكّد { $done } من { $needed } طلبات: حتى ذلك تُراجع طلبات هذا المتجر قبل شحنها.',
  'store-proved': 'أُكّدت قراءة هذا المتجر.',
  'store-currency-means': 'العلامة { $sign } تعني { $currency }',
  'shop-field-paid': 'العربون المدفوع',
  'store-fields': `{ $what ->
    [statuses] الحالات التي تُرسَل طلباتها: { $named }
   *[fields] حقوله الخاصة: { $named }
  }`,
  'store-kind-taught': 'متجر عرّفته',
  'store-forget': 'نسيان',
};
