import type { enPasted } from '../en/pasted';

export const arPasted: Record<keyof typeof enPasted, string> = {
  'paste-title': 'لصق طلب',
  'paste-label': 'رسالة الزبون',
  'paste-hint': 'الصق المحادثة كما هي، بأي لغة. ما يُعثر عليه يملأ النموذج أدناه.',
  'paste-failed': 'تعذّرت قراءة النص الآن. سيبقى هنا: غيّره للمحاولة من جديد.',
  'paste-found': 'ما وُجد في النص',
  'paste-missing': '{ $field }: لم يُذكر',
  'paste-several': 'في هذا النص أكثر من طلب ({ $count }). اختر واحدًا في كل مرة: لكل منها طرد.',
  'tool-paste-text': 'رسالة من محادثة تصبح نموذجًا',
  'menu-ship': 'شحن طرد من هذا النص',
};
