import { raw } from 'hono/html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCartFields } from '../../../lib/stores/opencart/fields';
import { opencartCall, opencartOrder, opencartPage } from '../../stores/opencart/opencart-page';
import { PLAIN } from '../../stores/orders';
import { PageParser, parsedPage } from './parse-page';
import { practice } from './practice';
import { type Answering, openField, writeInto } from './write-into';

const plain = practice(PLAIN);
const LINK = `https://shop.example/office/index.php?route=sale/order.info&user_token=c0ffee&order_id=${plain.id}`;

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

const pageOf = (status: string) =>
  String(
    opencartPage({
      token: 'c0ffee',
      title: 'x',
      actions: raw(''),
      content: opencartOrder(plain, ['x'], status),
      program: opencartCall('c0ffee'),
    }),
  );

/** A practice admin whose order has a status. */
function adminOf(status: string, { keeps = true, change = (page: string) => page } = {}) {
  let kept = status;
  const sent: Record<string, string>[] = [];
  const fetch = async (_input: unknown, init: RequestInit = {}) => {
    if (init.method !== 'POST') return new Response(change(pageOf(kept)));
    const form = Object.fromEntries(new URLSearchParams(String(init.body)));
    sent.push(form);
    if (keeps) kept = form.order_status_id ?? '';
    return Response.json({ success: 'x' });
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, status: () => kept };
}

const open = (admin: Answering) =>
  openField(openCartFields.status, plain.id, parsedPage(pageOf('1'), LINK), admin);
/** Completes an order that was pending when it was read. */
const complete = (admin: Answering) => writeInto(open(admin), '5', '1');

describe('the status of an OpenCart order', () => {
  it('is set by its history, without a word to the customer, and read back', async () => {
    const admin = adminOf('1');
    expect(await complete(admin)).toEqual({ outcome: 'written', value: '5' });
    expect(admin.sent).toEqual([
      { order_id: String(plain.id), order_status_id: '5', override: '1', notify: '0', comment: '' },
    ]);
  });

  it('is left alone where a person has changed it', async () => {
    const admin = adminOf('7');
    expect(await complete(admin)).toEqual({ outcome: 'changed', value: '7' });
    expect(admin.sent).toEqual([]);
  });

  it('is not called changed where the store keeps none', async () => {
    const admin = adminOf('1', { keeps: false });
    expect(await complete(admin)).toEqual({ outcome: 'refused' });
  });

  it.each([
    [
      'the form has a field more',
      (page: string) => page.replace('name="override" value="0"', '$&><input name="mail"'),
      'refused',
    ],
    ['the sign-in stands in its place', () => '<form id="form-login"></form>', 'unreachable'],
  ] as const)('is not sent where %s', async (_what, change, outcome) => {
    const admin = adminOf('1', { change });
    expect(await complete(admin)).toEqual({ outcome });
    expect(admin.sent).toEqual([]);
  });

  it('is one of those that the page offers', async () => {
    expect((await open(adminOf('1'))([]))?.statuses).toEqual([
      { id: '1', name: 'قيد الانتظار' },
      { id: '2', name: 'قيد التجهيز' },
      { id: '5', name: 'مكتمل' },
      { id: '7', name: 'ملغي' },
    ]);
  });
});
