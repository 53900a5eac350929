import type { enStores } from '../en/stores';

export const heStores: Record<keyof typeof enStores, string> = {
  'store-unknown-yet': 'סוג החנות ייוודע כשתפתחו בה הזמנה.',
  'store-proving': 'אושרו { $done } מתוך { $needed } הזמנות: עד אז כל הזמנה מהחנות הזו נבדקת לפני המשלוח.',
  'store-proved': 'הקריאה של החנות הזו אושרה.',
  'store-currency-means': 'הסימן { $sign } הוא { $currency }',
  'shop-field-village': 'יישוב',
  'shop-field-phone2': 'טלפון שני',
  'shop-field-note': 'הערה לשליח',
  'shop-field-paid': 'מקדמה ששולמה',
  'store-fields': 'השדות שלה: { $fields }',
  'store-fields-forget': 'שכחו את השדות האלה',
  'store-currency-forget': 'לשכוח את המטבע',
  'store-kind-taught': 'לימדתם אותה',
};
