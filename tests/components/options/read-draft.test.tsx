import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_DRAFT, draftOf } from '../../../components/account-form/account-draft';
import { collectExample } from '../../../components/account-form/collect-example';
import { type DraftProblems, readDraft } from '../../../components/account-form/read-draft';
import { findStoreOrigin } from '../../../entrypoints/options/stores/Stores';
import { findServiceBase } from '../../../lib/courier/exchange';
import type { AccountDraft } from '../../../lib/settings/account-draft';
import { readServiceAddress } from '../../../lib/settings/addresses';
import { madeAccount } from './made-account';

const full: AccountDraft = { ...draftOf(madeAccount()), name: 'Noor' };
const newAccount = { account: null, otherNames: [] };

function problemsOf(draft: Partial<AccountDraft>, key = 'key'): DraftProblems {
  const read = readDraft({ ...full, ...draft }, key, newAccount);
  return read.ok ? {} : read.problems;
}

describe('an account as typed', () => {
  it('needs an address and a key; what decides over money has its answers in the sentence', () => {
    const read = readDraft(BLANK_DRAFT, '', newAccount);
    expect(read.ok ? [] : Object.keys(read.problems).sort()).toEqual(['address', 'key']);
    const emptied = {
      ...BLANK_DRAFT,
      environment: null,
      currency: '',
      numberRule: null,
      deliveryPaidBy: null,
    };
    const other = readDraft(emptied, '', newAccount);
    expect(other.ok ? [] : Object.keys(other.problems)).toEqual(
      expect.arrayContaining(['currency', 'deliveryPaidBy', 'environment', 'numberRule']),
    );
  });

  it('is called by its site where nobody named it, each by a name of its own', () => {
    const nameOf = (otherNames: readonly string[]) => {
      const read = readDraft({ ...full, name: ' ', address: 'https://api.x.example' }, 'key', {
        account: null,
        otherNames,
      });
      return read.ok ? read.wish.fields.name : read.problems;
    };
    expect(nameOf([])).toBe('api.x.example');
    expect(nameOf(['api.x.example'])).toBe('api.x.example 2');
    // One of several was removed since, and another company's host begins the same.
    expect(nameOf(['api.x.example', 'api.x.example 3'])).toBe('api.x.example 2');
    expect(nameOf(['api.x.example.ps'])).toBe('api.x.example');
  });

  it('begins with the size that the service told of, where the shop has set none', () => {
    const told = {
      at: 1,
      maximumPrice: null,
      size: { length: 40, width: 30, height: 20 },
      extraFeeFrom: null,
      extraFeeFraction: null,
    };
    expect(draftOf(madeAccount({ told }))).toMatchObject({ length: '40', width: '30', height: '20' });
    const size = { length: 9, width: 8, height: 7 };
    expect(draftOf(madeAccount({ told, size })).length).toBe('9');
  });

  it('comes back from an account as it went in', () => {
    const account = madeAccount({
      currency: 'SAR',
      size: { length: 30, width: 20, height: 10 },
      weight: '1.5',
      totalIncludesDelivery: false,
      descriptionTemplate: '{items} ({number}, {store})',
      country: 'jordan',
      phoneForm: 'nine-digits',
      keyField: 'api_key',
    });
    const read = readDraft(draftOf(account), '', { account, otherNames: [] });
    const { id, identityVersion: _version, ...fields } = account;
    expect(read).toEqual({ ok: true, wish: { id, fields, key: null } });
  });

  it('takes the blanks and direction marks around a pasted key away, and nothing inside it', () => {
    const read = readDraft(full, ' \u200e sk a/b \n\u200f', newAccount);
    expect(read.ok && read.wish.key).toBe('sk a/b');
  });

  it('asks for the key again at a new address, and not at the old one with another slash', () => {
    const account = madeAccount();
    const context = { account, otherNames: [] };
    const moved = readDraft({ ...full, address: 'https://new.example' }, '', context);
    expect(moved).toEqual({ ok: false, problems: { key: 'problem-key-address' } });
    expect(readDraft({ ...full, address: `${account.address}/` }, '', context).ok).toBe(true);
  });

  it('asks for the key again where its field is called otherwise, and takes only a name for it', () => {
    const account = madeAccount();
    const read = (keyField: string, key: string) =>
      readDraft({ ...full, keyField }, key, { account, otherNames: [] });
    expect(read('api_key', '')).toEqual({ ok: false, problems: { key: 'problem-key-address' } });
    expect(read('api key', 'key')).toEqual({ ok: false, problems: { keyField: 'problem-key-field-name' } });
    expect(read('api_key', 'key')).toMatchObject({ ok: true, wish: { fields: { keyField: 'api_key' } } });
    const same = read('Service_API_KEY', '');
    expect(same.ok && Object.keys(same.wish.fields)).not.toContain('keyField');
  });

  it('takes no name twice', () => {
    const read = readDraft(full, 'key', { account: null, otherNames: ['Noor'] });
    expect(read).toEqual({ ok: false, problems: { name: 'problem-name-taken' } });
  });

  it('knows the currencies there are, in any case', () => {
    const other = (otherCurrency: string) => problemsOf({ currency: 'other', otherCurrency });
    expect(other('NIS')).toEqual({ otherCurrency: 'problem-currency' });
    expect(other('')).toEqual({ otherCurrency: 'finding-required' });
    expect(other('sar')).toEqual({});
  });

  it('takes a size whole or not at all, in any digits', () => {
    const size = { length: '٤٠', width: '30', height: '20' };
    const read = readDraft({ ...full, ...size }, 'key', newAccount);
    expect(read.ok && read.wish.fields.size).toEqual({ length: 40, width: 30, height: 20 });
    expect(problemsOf({ ...size, height: '' })).toEqual({ height: 'problem-size-all' });
    expect(problemsOf({ ...size, height: '20.5' })).toEqual({ height: 'finding-number-whole' });
    expect(problemsOf({ ...size, height: '0' })).toEqual({ height: 'finding-number-zero' });
    expect(problemsOf({ ...size, height: 'tall' })).toEqual({ height: 'finding-number-form' });
    expect(problemsOf({ weight: '-1' })).toEqual({ weight: 'finding-number-negative' });
  });

  it('takes no description that says nothing, or stands for what there is not', () => {
    const template = (descriptionTemplate: string) => problemsOf({ descriptionTemplate }).descriptionTemplate;
    expect(template('{items} – {number}')).toBeUndefined();
    expect(template('  ')).toBe('finding-required');
    expect(template('ab')).toBe('problem-template-length');
    expect(template('{item}')).toBe('problem-template-braces');
    expect(template('{items')).toBe('problem-template-braces');
    expect(template('x'.repeat(256))).toBe('problem-template-length');
  });
});

describe('a service’s address', () => {
  const read = (typed: string) => {
    const address = readServiceAddress(typed);
    return address.ok ? address.address : `problem-address-${address.problem}`;
  };

  it('is taken as people write and paste it', () => {
    expect(read(' https://API.Delivery.example/v1/ ')).toBe('https://api.delivery.example/v1');
    expect(read('api.delivery.example')).toBe('https://api.delivery.example');
    expect(read('\u200ehttps://api.delivery.example\u200f')).toBe('https://api.delivery.example');
  });

  it('may be unencrypted on this very machine alone', () => {
    expect(read('http://localhost:8787/')).toBe('http://localhost:8787');
    expect(read('localhost:8787')).toBe('http://localhost:8787');
    expect(read('http://127.0.0.1:8787')).toBe('http://127.0.0.1:8787');
    expect(read('http://api.delivery.example')).toBe('problem-address-form');
    expect(read('http://127.0.0.1.delivery.example')).toBe('problem-address-form');
    expect(read('ftp://api.delivery.example')).toBe('problem-address-form');
  });

  it('is nothing but an address', () => {
    expect(read('delivery')).toBe('problem-address-form');
    expect(read('https://a b.example')).toBe('problem-address-form');
    expect(read('https://')).toBe('problem-address-form');
    expect(read('https://me:pass@api.delivery.example')).toBe('problem-address-extra');
    expect(read('https://api.delivery.example/?a=1')).toBe('problem-address-extra');
    expect(read('https://api.delivery.example/#')).toBe('problem-address-extra');
    expect(read('https://api.delivery.example//v1')).toBe('problem-address-extra');
  });

  it('is never one that the background would not send the key to, and stays what it is when read again', () => {
    const texts = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
      fc
        .tuple(
          fc.constantFrom('http://', 'https://', ''),
          fc.constantFrom('localhost', '127.0.0.1', '[::1]', 'a.example'),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (typed) => {
        const first = readServiceAddress(typed);
        if (!first.ok) return;
        expect(findServiceBase(first.address)).not.toBeNull();
        expect(first.address.endsWith('/')).toBe(false);
        expect(readServiceAddress(first.address)).toEqual(first);
      }),
    );
  });
});

describe('a store’s address', () => {
  it('is the site of whatever page of it was pasted', () => {
    expect(findStoreOrigin('https://shop.example:8443/wp-admin/post.php?post=1')).toBe(
      'https://shop.example:8443',
    );
    expect(findStoreOrigin('shop.example')).toBe('https://shop.example');
    expect(findStoreOrigin('http://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080');
    expect(findStoreOrigin('http://localhost:8080/')).toBe('http://localhost:8080');
  });

  it('is nothing else', () => {
    for (const typed of [
      '',
      'shop',
      'my shop.example',
      'chrome://extensions',
      'file:///etc/hosts',
      'https://',
    ]) {
      expect(findStoreOrigin(typed)).toBeNull();
    }
  });
});

describe('the example beside who pays', () => {
  it.each([
    ['recipient', true, '120', '120'],
    ['recipient', false, '100', '120'],
    ['sender', true, '120', '100'],
    ['sender', false, '100', '100'],
  ] as const)(
    '%s pays, totals with delivery %s: of %s, %s is collected',
    (paidBy, included, total, collected) => {
      expect(collectExample(paidBy, included)).toMatchObject({ total, collected });
    },
  );
});
