import type { enPicker } from '../en/picker';

export const hePicker: Record<keyof typeof enPicker, string> = {
  'origin-match-learned': 'בחרת בו בפעם הקודמת עבור „{ $text }”',

  'village-choose-between': 'איזה מהם?',
  'village-choose-near': 'האם זה אחד מאלה?',
  'village-choose-open': 'פתוחים למשלוחים באותה עיר:',
  'village-hidden': 'אין אליו משלוחים',
  'village-hidden-text': 'השירות סירב לו כמוסתר.',
  'village-all-of-city': `{ $count ->
    [one] היישוב היחיד ב{ $city }
    [two] שני היישובים של { $city }
   *[other] כל { $count } היישובים של { $city }
  }`,
  'village-recent': 'היעדים הנפוצים שלך',

  'villages-skipped': `{ $count ->
    [one] רשומה אחת ברשימת היישובים של חברת המשלוחים לא נקראה, וייתכן שחסר כאן יישוב. הודיעו לחברה.
   *[other] { $count } רשומות ברשימת היישובים של חברת המשלוחים לא נקראו, וייתכן שחסרים כאן יישובים. הודיעו לחברה.
  }`,
  'villages-lost-title': '{ $gone } מתוך { $of } יישובים נעלמו',
  'villages-lost-text':
    'ברשימה החדשה של השירות חסר יותר משליש מהיישובים שלך. ייתכן שזו טעות של השירות, ולכן הרשימה הישנה עדיין בשימוש.',
  'villages-lost-old-kept': 'השארת את הרשימה הישנה: היא לא תתעדכן עד שרשימת השירות תשתנה, ואז נשאל אותך שוב.',
  'villages-lost-use': 'להשתמש ברשימה החדשה',
  'villages-lost-keep': 'להשאיר את הישנה',
  'villages-dropped-title': `{ $count ->
    [one] יישוב שנלמד ממך נעלם
    [two] שני יישובים שנלמדו ממך נעלמו
   *[other] { $count } יישובים שנלמדו ממך נעלמו
  }`,
  'villages-dropped-text': 'הם אינם עוד ברשימת השירות, ולכן לא ימולאו מעצמם. הזמנות כאלה ישאלו אותך שוב.',
  'villages-dropped-entry': '„{ $text }” נשלח אל { $village }',
  'villages-dropped-dismiss': 'הבנתי',
  'options-villages': 'יישובים',
};
