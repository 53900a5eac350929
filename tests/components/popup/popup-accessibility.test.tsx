import 'fake-indexeddb/auto';
import { screen } from '@testing-library/preact';
import { describe, it } from 'vitest';
import { quietBackground } from '../support/fake-background';
import { madeForm, madeRecipient, madeRow } from '../support/made-form';
import { expectAccessible } from '../support/show';
import { type Opening, open, PRACTICE, settingsOf } from './open-popup';

describe.each(['ar', 'en', 'he'] as const)('to a screen reader in %s', (language) => {
  const states: [string, Opening][] = [
    ['an order', { tab: { kind: 'order', form: madeForm() } }],
    ['a practice account', { settings: settingsOf(PRACTICE), tab: { kind: 'order', form: madeForm() } }],
    [
      'an order in doubt',
      {
        tab: {
          kind: 'order',
          form: madeForm({
            findings: [
              { field: 'streetName', severity: 'doubt', code: 'address-of-another' },
              { field: 'plannedDate', severity: 'error', code: 'date-form' },
            ],
          }),
        },
      },
    ],
    ['a created parcel', { tab: { kind: 'order', form: madeForm({}, madeRow()) } }],
    ['a parcel on its way', { tab: { kind: 'order', form: madeForm({}, madeRow({ state: 'sending' })) } }],
    ['a lost answer', { tab: { kind: 'order', form: madeForm({}, madeRow({ state: 'unknown' })) } }],
    [
      'a duplicate',
      {
        tab: {
          kind: 'order',
          form: madeForm(
            {},
            madeRow({
              state: 'refused',
              refusal: { code: 'duplicate-recipient', params: {}, serviceText: 'x', fields: {} },
            }),
          ),
        },
      },
    ],
    ['a site to enable', { tab: { kind: 'store-not-enabled', origin: 'https://shop.example' } }],
    ['an unreadable order', { tab: { kind: 'unreadable', missing: '#order_data' } }],
    ['no order', {}],
    ['no account', { settings: settingsOf() }],
  ];

  it.each(states)('%s passes the accessibility check', async (_, opening) => {
    await open({ ...opening, language });
    await expectAccessible();
  });

  it('a form begun for somebody else passes the accessibility check', async () => {
    const begun = madeForm();
    const { popup } = await open({
      background: quietBackground({ 'form/manual': () => ({ ...begun, key: 'manual' }) }),
      language,
    });
    await popup.openManual(madeRecipient({ firstName: 'سارة', phone: '0598000000', address: null }));
    await screen.findByText(/0599123456/);
    await expectAccessible();
  });
});
