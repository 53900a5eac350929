import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { withoutAnswered } from '../../../lib/parcel/finding';
import { keepShop } from './shop';

const { pasteText } = await import('../../../entrypoints/background/forms/forms');

beforeEach(() => keepShop());

const RAMI = 'الاسم: رامي عودة\nجوال: 0599300400\nالمبلغ: 90 شيكل\nالعنوان: نابلس رفيديا';
const RANA = 'الاسم: رنا سليم\nجوال: 0598700800\nالمبلغ: 60 شيكل\nالعنوان: الخليل';

it('asks about each of several orders where words above them say that they are paid, whatever name is typed', async () => {
  const text = ['طلبات اليوم كلها مدفوع', RAMI, RANA].join('\n\n');
  const { pasted } = await pasteText(text);
  expect(pasted?.orders).toHaveLength(2);
  for (const one of pasted?.orders ?? []) {
    const { draft } = await pasteText(text, one, true);
    const asked = { field: 'firstName', severity: 'doubt', code: 'pasted-beside' };
    const params = { text: 'طلبات اليوم كلها مدفوع' };
    expect(withoutAnswered(draft.findings, () => true)).toContainEqual({ ...asked, params });
  }
});
