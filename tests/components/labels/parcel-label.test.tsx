import { fireEvent, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { type LabelPart, ParcelLabel } from '../../../components/labels/ParcelLabel';
import { need } from '../../need';
import { expectAccessible, plain, show } from '../support/show';

const PARCEL = {
  village: { name: 'بيت فوريك', city: 'نابلس' },
  streetName: 'شارع المدرسة، بناية 4',
  recipient: 'سلمى عودة',
  phone: '0599700301',
  amount: '1110',
  currency: 'ILS',
};
const text = () => plain(document.querySelector('.parcel-label')?.textContent);

it('says where it goes with its city, who gets it and what they pay, the thousands apart', () => {
  show(<ParcelLabel {...PARCEL} fee={<p>20</p>} />, 'ar');
  expect(text()).toBe('بيت فوريك نابلسشارع المدرسة، بناية 4سلمى عودة0599700301المبلغ للتحصيل1,110\u00a0₪20');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('leaves out what is not known, and says that nothing is collected', () => {
  show(<ParcelLabel {...PARCEL} village={null} recipient="" amount="0" />);
  expect(text()).toBe('شارع المدرسة، بناية 40599700301Nothing to collect₪0');
});

it('shows no amount that cannot be said yet', () => {
  show(<ParcelLabel {...PARCEL} amount={null} />);
  expect(text()).not.toContain('₪');
});

it('leads from each part to its field, by a name that says so', async () => {
  const edited: LabelPart[] = [];
  show(<ParcelLabel {...PARCEL} onEdit={(part) => edited.push(part)} />);
  for (const name of ['Village', 'Street and place', 'Recipient', 'Phone', 'Amount to collect']) {
    const part = screen
      .getAllByRole('button')
      .find(({ textContent }) => plain(textContent).startsWith(`Edit ${name}`));
    fireEvent.click(need(part, name));
  }
  expect(edited).toEqual(['village', 'streetName', 'firstName', 'phone', 'totalPrice']);
  await expectAccessible();
});
