import { screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { quietBackground } from '../support/fake-background';
import { madeForm, madeRow } from '../support/made-form';
import { open } from './open-popup';

it('shows what became of a parcel while the popup was opening, which nobody could tell it', async () => {
  const rows = [
    madeRow({ state: 'unknown', parcelCode: null }),
    madeRow({ state: 'made-code-unknown', parcelCode: null }),
  ];
  const background = quietBackground({
    'tab/read': () => ({ kind: 'order', form: madeForm({}, rows.shift()) }),
  });
  await open({ background });
  expect(await screen.findByText('Made, code unknown')).toBeTruthy();
  expect(background.inputs('tab/read')).toHaveLength(2);
});
