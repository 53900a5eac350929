import { fireEvent, waitFor, within } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { expect, it } from 'vitest';
import { NumberNamesEditor } from '../../../components/number-names/NumberNamesEditor';
import { NO_NAMES, type NumberNames } from '../../../lib/number-names/number-names';
import { elementAt } from '../../need';
import { show } from '../support/show';

const NAMES: NumberNames = {
  ...NO_NAMES,
  'parcel-status': [{ number: 5, names: { ar: 'تم التسليم', en: 'Delivered' } }],
};
/** What is kept is drawn a moment later, as out of the database. */
let draw = () => undefined as unknown;

function Kept() {
  const [names, setNames] = useState(NAMES);
  return (
    <NumberNamesEditor
      names={names}
      onChange={(change) => {
        draw = () => setNames(change);
      }}
    />
  );
}
/** The first of the kinds: that of statuses. */
const statuses = () => within(elementAt('details'));
const input = (label: string) => statuses().getByLabelText<HTMLInputElement>(label);

it('leaves the names of a number that is added once more', async () => {
  show(<Kept />);
  for (const number of ['5', '٧']) {
    fireEvent.input(input('Number'), { target: { value: number } });
    fireEvent.click(statuses().getByRole('button', { name: 'Add' }));
    draw();
  }
  await waitFor(() => expect(input('7, English').value).toBe(''));
  expect([input('5, English').value, input('5, العربية').value]).toEqual(['Delivered', 'تم التسليم']);
});

it('keeps what is being typed while the name before it is kept', async () => {
  show(<Kept />);
  fireEvent.change(input('5, English'), { target: { value: ' Handed over ' } });
  fireEvent.input(input('5, עברית'), { target: { value: 'נמ' } });
  draw();
  await waitFor(() => expect(input('5, English').value).toBe('Handed over'));
  expect(input('5, עברית').value).toBe('נמ');
});
