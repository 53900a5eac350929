import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeWanted } from '../../../lib/opening/wanted';
import { MANUAL } from '../../../lib/order-key';
import { addTyped } from '../../../lib/typed/saved-edits';
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

async function type(edits: Parameters<typeof addTyped>[0]['edits'] & object): Promise<void> {
  const { order } = await openManualForm();
  await addTyped({ key: MANUAL, orderId: order.orderId, edits, currency: 'ILS' });
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
    const { draft, anew } = await pasteText(RAMI, null, true);
    expect(anew).toBe(true);
    expect(draft.fields).toMatchObject({ firstName: 'رامي عودة', phone: '0599300400', totalPrice: '90' });
    expect(draft.fields.streetName).not.toBe(SALMA.streetName);
  });

  it('is asked about by the second phone too, and where the text before named no phone', async () => {
    await pasteText('الاسم: سلمى حسن');
    await type({ phone2: SALMA.phone });
    expect(await pasteText(RAMI)).toMatchObject({ begun: true });
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
      anew: false,
      begun: false,
      draft: { fields: { firstName: 'رامي عودة', totalPrice: '95' } },
    });
  });

  it('stays theirs where their other phone is typed over the text, and the text grows', async () => {
    await pasteText(RAMI);
    await type({ phone: '0599100200' });
    expect(await pasteText(`${RAMI}\nملاحظة: مساء`)).toMatchObject({
      anew: false,
      begun: false,
      draft: { fields: { phone: '0599100200' } },
    });
  });
});
