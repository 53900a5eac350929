import type { enStores } from '../en/stores';

export const heStores: Record<keyof typeof enStores, string> = {
  'store-unknown-yet': 'סוג החנות ייוודע כשתפתחו בה הזמנה.',
  'store-proving': 'אושרו { $done } מתוך { $needed } הזמנות: עד אז כל הזמנה מהחנות הזו נבדקת לפני המשלוח.',
  'store-proved': 'הקריאה של החנות הזו אושרה.',
  'store-currency-means': 'הסימן { $sign } הוא { $currency }',
  'shop-field-paid': 'מקדמה ששולמה',
  'store-fields': `{ $what ->
    [statuses] הזמנות נשלחות במצב: { $named }
   *[fields] השדות שלה: { $named }
  }`,
  'store-kind-taught': 'לימדתם אותה',
  'store-forget': 'לשכוח',
};
