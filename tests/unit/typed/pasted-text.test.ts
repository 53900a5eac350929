import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { MANUAL } from '../../../lib/order-key';

const { findPastedText, forgetPastedText, keepPastedText, passForm } = await import(
  '../../../lib/typed/pasted-text'
);
const { beginForm } = await import('../../../lib/typed/saved-edits');

const TEXT = 'مها قباطية 0599000001\nسعاد جبع 0599000002';
const MAHA = { start: 0, end: 21 };
const SUAD = { start: 22, end: 41 };

async function later(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('a text of several people’s orders', () => {
  it.each([0, 1, 2])('knows one whose parcel is made %i turns after another was chosen', async (turns) => {
    await forgetPastedText();
    await keepPastedText(TEXT, MAHA);
    const orderId = await beginForm(MANUAL, `form ${turns}`);
    await Promise.all([keepPastedText(TEXT, SUAD), later(turns).then(() => passForm(orderId))]);
    expect((await findPastedText())?.shipped).toHaveLength(1);
  });

  it('knows those whose parcels were made when the text is written on, and none whose words were changed', async () => {
    await forgetPastedText();
    await keepPastedText(TEXT, MAHA);
    await passForm(await beginForm(MANUAL, 'form'));
    await keepPastedText(`طلبات اليوم:\n${TEXT}\nهدى برقين 0599000003`, null);
    expect((await findPastedText())?.shipped).toEqual([{ start: 13, end: 34 }]);
    await keepPastedText(TEXT.replace('قباطية', 'يعبد'), null);
    expect((await findPastedText())?.shipped).toEqual([]);
  });
});
