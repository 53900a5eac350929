import { expect, it } from 'vitest';
import { firstReason } from '../../../components/review/first-reason';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import type { RowView } from '../../../lib/messaging/views/row';
import { madeRow } from '../support/made-form';
import { reviewOrder } from './show-review';

const translator = createTranslator('en', allLocales.en);

const reasonOf = (row: Partial<RowView>) =>
  firstReason(
    { order: reviewOrder(1), row: madeRow(row), status: 'created', sharedWith: null, changes: [] },
    null,
    translator,
  );

it('a bulk says of each parcel that was made without asking the store or colleagues that it was', () => {
  expect(reasonOf({})).toBeNull();
  expect(reasonOf({ colleaguesNotAsked: true })).toBe('Colleagues could not be asked');
  expect(reasonOf({ storeNotAsked: true, colleaguesNotAsked: true })).toBe(
    `${translator.t('bar-store-not-asked')} · Colleagues could not be asked`,
  );
});
