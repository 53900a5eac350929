import type { enContents } from '../en/contents';

export const heContents: Record<keyof typeof enContents, string> = {
  'desk-contents': 'תכולה',
  'content-number': 'תוכן { $id }',
  'contents-other-account': 'התוכן הזה הוא של חבילה בחשבון { $name }, וחשבון אחר נמצא בשימוש.',
  'content-id': 'מספר פריט התכולה',
  'content-parcelId': 'מספר החבילה',
  'content-companionParcelId': 'מספר החבילה הנלווית',
  'content-item': 'מה זה?',
  'content-item-product': 'מוצר מהקטלוג',
  'content-item-name': 'שם משלו',
  'content-productId': 'מספר המוצר',
  'content-itemPrice': 'מחיר',
  'content-quantity': 'כמות',
  'content-itemImage': 'תמונת הפריט',
  'content-contentPhoto': 'צילום התכולה',
  'content-send': 'שינוי התכולה',
  'content-cancelled': 'נעצר. לא ידוע אם חברת המשלוחים הספיקה לשנות את התכולה; אין נזק בשליחה חוזרת.',
  'photo-hint':
    'או גררו לכאן תמונה, או הדביקו כשהסמן כאן. png, jpeg או webp; התמונה מוקטנת, ומקום הצילום ושעתו מוסרים.',
  'photo-ready': 'מוכנה: { $size } ק״ב',
  'photo-seen': '{ $label }, כפי שתישלח',
  'photo-problem-type': 'אי אפשר לקרוא את התמונה הזו. בחרו תמונת png, jpeg או webp.',
  'photo-problem-too-large': 'התמונה גדולה מ־2 מ״ב גם אחרי הקטנה. בחרו אחרת.',
};
