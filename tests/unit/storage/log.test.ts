import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportOf } from '../../../entrypoints/options/LogSection';
import { Failure } from '../../../lib/failure';
import { openDatabase } from '../../../lib/storage/db';
import { emptyLog, logError, logged, readLog, redactMessage } from '../../../lib/storage/log';
import { soon } from '../../soon';

beforeEach(emptyLog);

describe('the log', () => {
  it('keeps the last 300 errors, the newest first', async () => {
    for (let number = 0; number < 310; number += 1) await logError(`step ${number}`, new Error('x'));
    const entries = await readLog();
    expect(entries).toHaveLength(300);
    expect([entries[0]?.where, entries.at(-1)?.where]).toEqual(['step 309', 'step 10']);
  });

  it('says which step, what kind of error, and where in our own files', async () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'village')");
    error.stack = [
      'TypeError: Cannot read properties of undefined',
      '    at draft (chrome-extension://abcdefgh/background.js:12:345)',
      '    at https://shop.example/wp-admin/secret.js:1:1',
      'open@moz-extension://1234-5678/chunks/desk-a1.js:9:8',
    ].join('\n');
    await logged('draft an order')(error);
    await soon(async () => expect(await readLog()).toHaveLength(1));
    expect(await readLog()).toMatchObject([
      {
        where: 'draft an order',
        type: 'TypeError',
        code: null,
        message: 'Cannot read properties of undefined reading …',
        frames: ['background.js:12:345', 'desk-a1.js:9:8'],
      },
    ]);
  });

  it('has the code of an error of ours, and nothing of what it carries', async () => {
    await logError('send', new Failure('code-taken', { number: 'سلمى عودة' }, 'الزبون سلمى 0599200101'));
    const [entry] = await readLog();
    expect(entry).toMatchObject({ type: 'Failure', code: 'code-taken' });
    // A time may have any digits.
    expect(JSON.stringify({ ...entry, at: null })).not.toMatch(/سلمى|0599/);
  });

  it('breaks nothing where it cannot be written', async () => {
    const { log } = { log: vi.spyOn(await openDatabase(), 'transaction') };
    log.mockImplementation(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    await expect(logError('anything', new Error('x'))).resolves.toBeUndefined();
    log.mockRestore();
  });
});

/** What merchants' messages are full of. */
const personal = fc.oneof(
  fc.constantFrom('Salma Odeh', 'سلمى عودة', 'דנה לוי', 'salma', 'Nablus', 'طولكرم شارع المدارس'),
  fc.constantFrom('0599200101', '+970 599 200 101', '٠٥٩٩٢٠٠١٠١', '120.50'),
  fc.constantFrom('salma@shop.example', 'https://shop.example/wp-admin/post.php?post=7', 'sk_live_8f3aQ'),
  fc.stringMatching(/^[a-z]{2,4}\d{4,12}$/),
);

describe('an error’s message', () => {
  it('keeps nothing of a person, wherever in it that stands, in quotes or not', () => {
    const words = fc.constantFrom(
      'Cannot read',
      'Failed to fetch',
      'is not a function',
      'Unexpected token',
      '"',
      "'",
      '(',
      ':',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, personal), { maxLength: 8 }), personal, (parts, secret) => {
        const redacted = redactMessage([...parts, secret, ...parts].join(' '));
        for (const word of secret.split(/\s+/)) expect(redacted.split(' ')).not.toContain(word);
        expect(redacted).not.toMatch(/\d|[^\x20-\x7e…]/);
      }),
    );
  });

  it('is still told by the words of the browser', () => {
    expect(redactMessage('Failed to fetch')).toBe('Failed to fetch');
    expect(redactMessage('Unexpected token \'ر\', "رقم الطلب" is not valid JSON')).toBe(
      'Unexpected token … is not valid JSON',
    );
    expect(
      redactMessage("Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing."),
    ).toBe('Failed to … on … The database connection is closing');
  });
});

describe('a report', () => {
  it('has all entries and what they happened in, as text', async () => {
    await logError('read the outbox', new RangeError('Invalid array length'));
    const report = reportOf(await readLog(), { version: '1.2.3', browser: 'Browser 9', unreadable: 2 });
    expect(report.split('\n').slice(0, 3)).toEqual([
      'Shahna 1.2.3',
      'Browser 9',
      'records that cannot be read: 2',
    ]);
    expect(report).toMatch(/T[\d:.]+Z \| read the outbox \| RangeError \| Invalid array length/);
  });
});
