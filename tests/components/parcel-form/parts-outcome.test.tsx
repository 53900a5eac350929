import { screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { Outcome } from '../../../components/parcel-form/Outcome';
import type { RowView } from '../../../lib/messaging/views/row';
import { madeRow } from '../support/made-form';
import { plain, show } from '../support/show';

function part(id: string, parcelCode: string, totalPrice: string): RowView['parts'][number] {
  const standing = { state: 'created', settlement: null, waiting: null, wrongSince: null } as const;
  return { id, ...standing, attempts: [], parcelCode, totalPrice, fee: null } as RowView['parts'][number];
}

it('an order in two parcels, of which a person entered the second’s code, says what both collect', () => {
  const row = madeRow({
    state: 'created',
    codeFrom: 'person',
    parcelCode: 'P-2',
    totalPrice: '0',
    part: { press: 'press', number: 2, of: 2 },
    parts: [part('a', 'P-1', '300'), part('b', 'P-2', '0')],
  });
  show(<Outcome row={row} actions={{} as never} onAnother={null} onNew={null} />);
  expect(plain(screen.getByText(/To collect from/).closest('p')?.textContent)).toContain('₪300');
});
