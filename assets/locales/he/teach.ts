import type { enTeach } from '../en/teach';

export const heTeach: Record<keyof typeof enTeach, string> = {
  'teach-datum-number': 'מספר הזמנה',
  'teach-datum-city': 'עיר או יישוב',
  'teach-datum-region': 'נפה או אזור',
  'teach-datum-payment': 'אופן התשלום',
  'options-taught': 'חנויות שנלמדו',
  'taught-text':
    'חנויות ששחנה לא הכירה את הדפים שלהן ומישהו לימד אותה. די באדם אחד: שמרו כקובץ וייבאו אותו אצל האחרים.',
  'taught-none': 'עדיין אין. פתחו הזמנה בחנות, לחצו על שחנה בסרגל הדפדפן ואז ״ללמד את הדף הזה״.',
  'taught-state-unconfirmed': 'נותרה עוד הזמנה',
  'taught-state-imported': 'יובא: אשרו בהזמנה הראשונה שלכם',
  'taught-imported-text': 'תנו גישה, פתחו שם הזמנה ולחצו על שחנה בסרגל הדפדפן.',
  'taught-imported-count': `{ $count ->
    [one] נוספה חנות אחת. אשרו אותה בהזמנה הראשונה שלכם בה.
    [two] נוספו שתי חנויות. אשרו כל אחת בהזמנה הראשונה שלכם בה.
   *[other] נוספו { $count } חנויות. אשרו כל אחת בהזמנה הראשונה שלכם בה.
  }`,
};
