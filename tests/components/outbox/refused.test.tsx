import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { RowDetail } from '../../../components/outbox/RowDetail';
import { createRowActions } from '../../../components/outbox/row-actions';
import { quietBackground } from '../support/fake-background';
import { madeRow } from '../support/made-form';
import { show } from '../support/show';

it('a parcel that was refused is let go of, where nothing is to be sent any more', async () => {
  const refusal = { code: 'recipient-blocked', params: {}, serviceText: null, fields: {} } as const;
  const refused = madeRow({ state: 'refused', parcelCode: null, refusal });
  const withdrawn = { ...refused, state: 'withdrawn', refusal: null } as const;
  const background = quietBackground({ 'row/withdraw': () => withdrawn });
  const onRow = vi.fn();
  show(<RowDetail row={refused} actions={createRowActions(background.send, onRow)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel sending' }));
  await waitFor(() => expect(onRow).toHaveBeenCalledWith(withdrawn));
  expect(background.inputs('row/withdraw')).toEqual([{ rowId: refused.id }]);
});
