import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { RestorePanel } from '../../../components/ledger/RestorePanel';
import { Failure, type FailureCode } from '../../../lib/failure';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import { compareParcel } from '../../../lib/ledger/compare-parcel';
import type { RestoredView } from '../../../lib/messaging/views/tools';
import { FakeBackground } from '../support/fake-background';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, field, plain, show } from '../support/show';

const RESTORED: RestoredView = {
  parcelCode: 'SB2000',
  record: { parcel_code: 'SB2000', parcel_status_id: 3, deleted_at: null, recipient: { id: 7 }, extra: true },
  comparisons: compareParcel(
    { totalPrice: '175', village: { id: 742, name: 'قباطية' }, fee: null },
    { totalPrice: '150', village: null, fee: '20' },
  ),
  contents: [
    { id: 602, name: 'صابون', quantity: '3.00' },
    { id: 603, name: null, quantity: null },
  ],
  unread: [],
};

function showPanel(answer: () => RestoredView, parcelCode = '', language: Language = 'en'): FakeBackground {
  const background = new FakeBackground({ 'parcel/restore': answer });
  show(
    <main>
      <h1>Restore</h1>
      <RestorePanel
        accounts={[ACCOUNT]}
        accountId={ACCOUNT.id}
        parcelCode={parcelCode}
        ask={background.send}
      />
    </main>,
    language,
  );
  return background;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => plain(document.body.textContent);

describe('restoring a parcel from the recycle bin', () => {
  it('says what it does and asks once more before anything is sent', async () => {
    const background = showPanel(() => RESTORED);
    press('Restore…');
    expect(said()).toContain('This is needed.');
    fireEvent.input(field('Parcel code'), { target: { value: ' SB2000 ' } });
    press('Restore…');
    expect(said()).toContain('Really restore parcel SB2000?');
    expect(said()).toContain('Do not restore a parcel just to look at it.');
    press('Cancel');
    expect(background.asked).toEqual([]);
    press('Restore…');
    press('Yes, restore it');
    await screen.findByText(/is back/);
    expect(background.inputs('parcel/restore')).toEqual([{ accountId: 'olive', parcelCode: 'SB2000' }]);
  });

  it('says of a parcel that is back what of the answer could not be read', async () => {
    showPanel(() => ({ ...RESTORED, unread: ['length', 'recipient'] }), 'SB2000');
    press('Restore…');
    press('Yes, restore it');
    await screen.findByText(/is back/);
    expect(said()).toContain('These fields of the answer could not be read: length, recipient.');
  });

  it('asks anew when the code is changed in the meantime', () => {
    const background = showPanel(() => RESTORED, 'SB2000');
    press('Restore…');
    fireEvent.input(field('Parcel code'), { target: { value: 'SB2001' } });
    expect(screen.queryByRole('button', { name: 'Yes, restore it' })).toBeNull();
    expect(background.asked).toEqual([]);
  });

  it('shows what came back beside what was asked for, and then the whole record', async () => {
    showPanel(() => RESTORED, 'SB2000');
    press('Restore…');
    press('Yes, restore it');
    await screen.findByText(/is back/);
    const rows = screen.getAllByRole('row').map((row) => plain(row.textContent));
    expect(rows).toEqual([
      'Asked forAt the delivery company',
      'Amount to collect₪175₪150 differs',
      'Villageقباطية— the delivery company does not say',
      'Delivery fee—₪20 was not known before',
    ]);
    expect(said()).toContain('The delivery company has something else than was asked for.');
    for (const part of ['parcel_status_id', '"id": 7', 'extra', 'true']) expect(said()).toContain(part);
  });

  it('leads from each content that came back to its form, in the account it is of', async () => {
    showPanel(() => RESTORED, 'SB2000');
    press('Restore…');
    press('Yes, restore it');
    const links = await screen.findAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
      ['صابون× 3content 602', '#/contents/602?parcel=SB2000&account=olive'],
      ['content 603', '#/contents/603?parcel=SB2000&account=olive'],
    ]);
  });

  it('says when there is nothing to compare it with', async () => {
    showPanel(() => ({ ...RESTORED, comparisons: null }), 'SB9');
    press('Restore…');
    press('Yes, restore it');
    await screen.findByText(/was not made from here/);
  });

  it.each([
    ['parcel-not-found', 'The delivery company knows no such parcel. Check its number.', false],
    ['parcel-not-deleted', 'This parcel is not in the recycle bin', false],
    ['no-permission', 'This account may not do that.', false],
    ['timed-out', 'The delivery company does not answer.', true],
    ['service-unreachable', 'The delivery company does not answer.', true],
    ['rate-limited', 'Too many requests at once.', true],
    ['answer-too-large', 'words of its own', true],
    ['redirected', 'words of its own', true],
    ['server-failed', 'The delivery company had an error.', true],
  ] as const)('says plainly what %s means', async (code: FailureCode, sentence, unsure) => {
    showPanel(() => {
      throw new Failure(code, {}, 'words of its own');
    }, 'SB2000');
    press('Restore…');
    press('Yes, restore it');
    await waitFor(() => expect(said()).toContain(sentence));
    expect(said().includes('it is not known whether the parcel is back')).toBe(unsure);
    expect(said()).toContain('words of its own');
    expect(field('Parcel code').value).toBe('SB2000');
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    showPanel(() => RESTORED, 'SB2000', language);
    for (const step of ['before', 'asked', 'done']) {
      await expectAccessible();
      if (step === 'done') break;
      const [button] = document.querySelectorAll<HTMLElement>(
        '.notice__actions button, .details div > button',
      );
      fireEvent.click(button as HTMLElement);
    }
    await screen.findByRole('table');
    await expectAccessible();
  });
});
