import type { enPicker } from '../en/picker';

export const hePicker: Record<keyof typeof enPicker, string> = {
  'origin-match-learned': 'בחרתם בו בפעם הקודמת עבור ״{ $text }״',

  'village-choose-between': 'איזה מהם?',
  'village-choose-near': 'האם זה אחד מאלה?',
  'village-choose-open': 'פתוחים למשלוחים באותה עיר:',
  'village-hidden': 'אין אליו משלוחים',
  'village-all-of-city': `{ $count ->
    [one] היישוב היחיד ב{ $city }
    [two] שני היישובים של { $city }
   *[other] כל { $count } היישובים של { $city }
  }`,
  'village-recent': 'היעדים הנפוצים שלכם',

  'villages-skipped': `{ $count ->
    [one] רשומה אחת ברשימת היישובים של חברת המשלוחים לא נקראה, וייתכן שחסר כאן יישוב. הודיעו לחברה.
   *[other] { $count } רשומות ברשימת היישובים של חברת המשלוחים לא נקראו, וייתכן שחסרים כאן יישובים. הודיעו לחברה.
  }`,
  'villages-lost-title': '{ $gone } מתוך { $of } יישובים נעלמו',
  'villages-lost-text':
    'ברשימה החדשה של חברת המשלוחים חסר יותר משליש מהיישובים שלכם. ייתכן שזו טעות של החברה, ולכן הרשימה הישנה עדיין בשימוש.',
  'villages-lost-old-kept':
    'השארתם את הרשימה הישנה: היא לא תתעדכן עד שהרשימה של חברת המשלוחים תשתנה, ואז נשאל אתכם שוב.',
  'villages-lost-use': 'להשתמש ברשימה החדשה',
  'villages-lost-keep': 'להשאיר את הישנה',
  'villages-dropped-title': `{ $count ->
    [one] יישוב מהבחירות השמורות שלכם כבר אינו קיים
    [two] שני יישובים מהבחירות השמורות שלכם כבר אינם קיימים
   *[other] { $count } יישובים מהבחירות השמורות שלכם כבר אינם קיימים
  }`,
  'villages-dropped-text': 'נשאל אתכם בהזמנה הבאה.',
  'villages-dropped-entry': '״{ $text }״ נשלח אל { $village }',
  'options-villages': 'יישובים',
};
