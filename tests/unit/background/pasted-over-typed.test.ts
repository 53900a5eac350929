import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeWanted } from '../../../lib/opening/wanted';
import { MANUAL } from '../../../lib/order-key';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { addEdits } from '../../../lib/typed/saved-edits';
import { keepShop } from './shop';

const { browser } = await import('wxt/browser');
const { discardForm, openManualForm, pasteText } = await import(
  '../../../entrypoints/background/forms/forms'
);
const { onContextMenu } = await import('../../../entrypoints/background/recipients/context-menu');

const RAMI = 'الاسم: رامي عودة\nجوال: 0599300400\nالمبلغ: 90 شيكل\nالعنوان: نابلس رفيديا';

beforeEach(async () => {
  await keepShop();
  await discardForm(MANUAL, (await openManualForm()).order.orderId, false);
});

async function type(edits: Parameters<typeof addEdits>[0]['edits'] & object): Promise<void> {
  const { order } = await openManualForm();
  await addEdits({ key: MANUAL, orderId: order.orderId, edits, currency: 'ILS' });
}

const SALMA = { phone: '0599100200', totalPrice: '120', streetName: 'شارع المدارس' };

describe('a text over a form that was typed by hand for somebody else', () => {
  it('changes nothing of it, and is asked about', async () => {
    await type(SALMA);
    const asked = await pasteText(RAMI);
    expect(asked).toMatchObject({
      begun: true,
      pasted: null,
      draft: { fields: { ...SALMA, firstName: '' } },
    });
    expect(await openManualForm()).toMatchObject({ pasted: null, draft: { fields: SALMA } });
  });

  it('takes its place once the person says so, with nothing of it left', async () => {
    await type(SALMA);
    await pasteText(RAMI);
    const { draft, replacedTyped } = await pasteText(RAMI, null, true);
    expect(replacedTyped).toBe(true);
    expect(draft.fields).toMatchObject({ firstName: 'رامي عودة', phone: '0599300400', totalPrice: '90' });
    expect(draft.fields.streetName).not.toBe(SALMA.streetName);
  });

  it('is asked about by the second phone too, and where the text before named no phone', async () => {
    await pasteText('الاسم: سلمى حسن');
    await type({ phone2: SALMA.phone });
    expect(await pasteText(RAMI)).toMatchObject({ begun: true });
  });

  it('is asked about by the name too, where no phone was typed', async () => {
    await type({ firstName: 'سلمى حسن', totalPrice: '350' });
    expect(await pasteText(RAMI)).toMatchObject({
      begun: true,
      pasted: null,
      draft: { fields: { firstName: 'سلمى حسن', phone: '', totalPrice: '350' } },
    });
    expect((await pasteText(RAMI, null, true)).draft.fields).toMatchObject({
      firstName: 'رامي عودة',
      phone: '0599300400',
      totalPrice: '90',
    });
  });

  it('is asked about by the name where the text has no phone, or one is half typed', async () => {
    await type({ ...SALMA, firstName: 'سلمى حسن' });
    expect(await pasteText('الاسم: رامي عودة\nالعنوان: نابلس رفيديا')).toMatchObject({ begun: true });
    await type({ phone: '05991' });
    expect(await pasteText(RAMI)).toMatchObject({ begun: true });
    expect(await pasteText('رامي\n0599300400\nنابلس رفيديا')).toMatchObject({ begun: true });
  });

  it.each([
    ['whose name no list has', 'الاسم: نجوى الحاج\nالعنوان: بيت لقيا', 'الاسم: رامي عودة\nنابلس رفيديا'],
    ['without labels', 'سلمى الحاج\nبيت لقيا - قرب المسجد\nالمبلغ 120', 'أحمد ناصر\nحوارة\nالمبلغ 85'],
    ['where the first had a phone', RAMI, 'سلمى الحاج\nبيت لقيا - قرب المسجد\nالمبلغ 120'],
  ])('is asked about by the names of the two texts: %s', async (_, before, text) => {
    await pasteText(before);
    expect(await pasteText(text)).toMatchObject({ begun: false });
    await pasteText(before);
    await type({ phone: '0599100200' });
    expect(await pasteText(`${before}\nالتسليم مساء`)).toMatchObject({ begun: false });
    expect(await pasteText(text)).toMatchObject({ begun: true });
    expect(await pasteText(`${text}\n0599100200`)).toMatchObject({ begun: false });
  });

  it('is asked about where the names have no more in common than what many are called by', async () => {
    await type({ firstName: 'ام خالد' });
    expect(await pasteText(RAMI.replace('رامي عودة', 'ام محمود'))).toMatchObject({ begun: true });
    await type({ firstName: 'عبد الله' });
    expect(await pasteText(RAMI.replace('رامي عودة', 'عبد الرحمن'))).toMatchObject({ begun: true });
  });

  it('is asked about once one of the several orders in it is picked', async () => {
    const RANA = 'الاسم: رنا سليم\nجوال: 0598700800\nالمبلغ: 60 شيكل\nالعنوان: الخليل';
    const several = `${RAMI}\n\n${RANA}`;
    await type({ firstName: 'سلمى حسن' });
    const { pasted } = await pasteText(several);
    const [first] = pasted?.orders ?? [];
    expect(pasted?.orders).toHaveLength(2);
    expect(await pasteText(several, first)).toMatchObject({ begun: true });
  });

  it('is asked about from the menu over a selected text, which is kept for the answer', async () => {
    Object.assign(browser, {
      action: { openPopup: async () => undefined },
      scripting: { executeScript: async () => [{ result: RAMI }] },
    });
    await type(SALMA);
    await onContextMenu({ menuItemId: 'ship-text', selectionText: RAMI } as never, { id: 3 } as never);
    expect(await takeWanted()).toEqual({ show: 'pasted', text: RAMI });
    expect(await openManualForm()).toMatchObject({ pasted: null, draft: { fields: SALMA } });
  });
});

describe('a text over what was typed for the same person', () => {
  it.each([
    ['with their phone', { phone: '+970 599 300 400', totalPrice: '95' }],
    ['without a phone', { totalPrice: '95' }],
    ['with a phone half typed', { phone: '05991', totalPrice: '95' }],
  ])('fills in the rest: %s', async (_, edits) => {
    await type(edits);
    expect(await pasteText(RAMI)).toMatchObject({
      replacedTyped: false,
      begun: false,
      draft: { fields: { firstName: 'رامي عودة', totalPrice: '95' } },
    });
  });

  it.each([
    ['with their given name', { firstName: 'رامي' }],
    ['with their name as others write it', { firstName: 'الحاج رامى العوده' }],
    ['with their name in Latin letters', { firstName: 'Rami Odeh' }],
    ['with their phone, and whoever opens the door', { firstName: 'ام خالد', phone: '0599300400' }],
  ])('fills in the rest and leaves the name: %s', async (_, edits) => {
    await type({ ...edits, totalPrice: '95' });
    expect(await pasteText(RAMI)).toMatchObject({
      replacedTyped: false,
      begun: false,
      draft: { fields: { ...edits, phone: '0599300400', totalPrice: '95' } },
    });
  });

  it.each([
    ['nobody', '0599300400\nنابلس رفيديا\n90 شيكل'],
    ['them beside somebody else', 'انا رنا سليم، الطلب لسلمى حسن\n0599300400\nنابلس رفيديا'],
  ])('fills in the rest where the text names %s', async (_, text) => {
    await type({ firstName: 'سلمى حسن' });
    expect(await pasteText(text)).toMatchObject({
      begun: false,
      draft: { fields: { firstName: 'سلمى حسن', phone: '0599300400' } },
    });
  });

  it('stays theirs where another name is typed over the text, or where it named none, and the text grows', async () => {
    await pasteText('جوال: 0599300400');
    await type({ firstName: 'ام خالد' });
    expect(await pasteText(RAMI)).toMatchObject({ replacedTyped: false, begun: false });
    expect(await pasteText(`${RAMI}\nملاحظة: مساء`)).toMatchObject({ replacedTyped: false, begun: false });
  });

  it('stays theirs where their other phone is typed over the text, and the text grows', async () => {
    await pasteText(RAMI);
    await type({ phone: '0599100200' });
    expect(await pasteText(`${RAMI}\nملاحظة: مساء`)).toMatchObject({
      replacedTyped: false,
      begun: false,
      draft: { fields: { phone: '0599100200' } },
    });
  });
});

describe('a text that cancels its order', () => {
  it.each([
    ['cancels it', 'خلص كنسليها'],
    ['may cancel it', 'اذا ما طلع الطلب الغوه'],
  ])('is asked about also where the name was typed: it %s', async (_, words) => {
    await type({ firstName: 'رامي عودة' });
    const { draft } = await pasteText(`${RAMI}\n${words}`);
    const said = draft.findings.filter(({ code }) => code === 'pasted-cancelled');
    expect(said).toMatchObject([{ severity: 'doubt', params: { text: expect.any(String) } }]);
    const { order } = await openManualForm();
    const confirmed = confirmDoubts(draft.findings, 'firstName', draft.fields);
    await addEdits({ key: MANUAL, orderId: order.orderId, confirmed });
    const now = (await openManualForm()).draft.findings;
    expect(now.filter(({ code }) => code === 'pasted-cancelled')).toEqual([]);
  });
});
