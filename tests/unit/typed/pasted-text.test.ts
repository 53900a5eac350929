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
});
