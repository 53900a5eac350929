import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { openKept } from '../../../entrypoints/popup/kept-tools';
import { Failure } from '../../../lib/failure';
import { replaceDirectory } from '../../../lib/villages/directory';
import { villageOf } from '../../unit/villages/made-up';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, madeRecipient, madeRow, manualForm } from '../support/made-form';
import { field } from '../support/show';
import { open } from './open-popup';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('without an order', () => {
  const known = madeRecipient({ blocked: true });

  it('the form is filled by hand, and one can go back', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Fill the form by hand/ }));
    await waitFor(() => expect(field('Recipient').value).toBe(''));
    press('Back');
    expect(await screen.findByText('No order is open here')).toBeTruthy();
  });

  it('a recipient is looked up by any writing of the phone, and gets a parcel by a press', async () => {
    const background = quietBackground({ 'recipient/find': () => [known] });
    await open({ background });
    fireEvent.click(await screen.findByRole('button', { name: /Look up a recipient/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
    fireEvent.input(field('Phone'), { target: { value: '٠٥٩٩-١٢٣-٤٥٦' } });
    expect(await screen.findByText('Blocked')).toBeTruthy();
    expect(background.inputs('recipient/find')).toEqual([{ accountId: 'olive', phone: '0599123456' }]);
    press('New parcel');
    await waitFor(() => expect(field('Recipient').value).toBe('أم أحمد'));
    expect(field('Phone').value).toBe('0599123456');
    expect(field('Street and place').value).toBe('قرب المدرسة');
  });

  it('a form begun for somebody else stays until the person says so, and nothing of it is taken over', async () => {
    const begun = manualForm();
    const fields = { ...begun.draft.fields, phone: '0598000000', totalPrice: '250', note: 'قبل الظهر' };
    let form = { ...begun, draft: { ...begun.draft, fields } };
    const background = quietBackground({
      'form/manual': () => form,
      'form/discard': () => {
        form = manualForm('by-hand-2');
        return null;
      },
    });
    const { popup } = await open({ background });
    await popup.openManual(known);
    expect(await screen.findByText(/nothing of it was sent/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Open that form');
    press('Open that form');
    await waitFor(() => expect(field('Amount to collect').value).toBe('250'));
    expect(background.inputs('form/discard')).toEqual([]);

    await popup.openManual(known);
    await screen.findByText(/nothing of it was sent/);
    press('Start a new one');
    await waitFor(() => expect(field('Recipient').value).toBe('أم أحمد'));
    expect([field('Amount to collect').value, field(/^Note/).value]).toEqual(['', '']);

    // Begun for the same phone, it is the same parcel.
    form = { ...begun, draft: { ...begun.draft, fields: { ...fields, phone: '599123456' } } };
    await popup.openManual(known);
    await waitFor(() => expect(field('Amount to collect').value).toBe('250'));
  });

  it('says so when nobody is known behind a phone', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Look up a recipient/ }));
    fireEvent.input(field('Phone'), { target: { value: '0599123456' } });
    expect(await screen.findByText(/First parcel to this phone/)).toBeTruthy();
  });

  it('says why a phone could not be looked up, in the delivery company’s words too', async () => {
    const refuse = () => Promise.reject(new Failure('refused', {}, 'الرقم محظور'));
    await open({ background: quietBackground({ 'recipient/find': refuse }) });
    fireEvent.click(await screen.findByRole('button', { name: /Look up a recipient/ }));
    fireEvent.input(field('Phone'), { target: { value: '0599123456' } });
    expect((await screen.findByText('الرقم محظور')).closest('[role="status"]')).toBeTruthy();
  });

  it('a phone that nobody could be asked about is looked up again by a press', async () => {
    let reached = false;
    const find = async () => {
      if (!reached) throw new Failure('service-unreachable');
      return [known];
    };
    await open({ background: quietBackground({ 'recipient/find': find }) });
    fireEvent.click(await screen.findByRole('button', { name: /Look up a recipient/ }));
    fireEvent.input(field('Phone'), { target: { value: '0599123456' } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    reached = true;
    fireEvent.click(again);
    expect(await screen.findByText('Blocked')).toBeTruthy();
  });

  it('a fee is quoted for a village of the account’s directory', async () => {
    await replaceDirectory(ACCOUNT, [villageOf(768, 'برقين', 4, 'جنين')], 1);
    const { background } = await open();
    fireEvent.click(await screen.findByRole('button', { name: /Quote a fee/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Village')));
    await waitFor(() => expect(field('Village').getAttribute('role')).toBe('combobox'));
    field('Village').focus();
    fireEvent.input(field('Village'), { target: { value: 'برقين' } });
    fireEvent.click(await screen.findByRole('option'));
    expect(await screen.findByText('When returned')).toBeTruthy();
    expect(background.inputs('quote/fee')).toEqual([{ accountId: 'olive', villageId: 768, price: null }]);
  });

  it('what was typed is there again when the popup was closed in between', async () => {
    const openFee = async () => {
      await open();
      fireEvent.click(await screen.findByRole('button', { name: /Quote a fee/ }));
    };
    await openFee();
    fireEvent.input(field(/Price of the goods/), { target: { value: '٩٠' } });
    fireEvent.input(field('Length'), { target: { value: '60' } });
    await waitFor(async () => {
      const { found } = await openKept('fee', ACCOUNT.id);
      expect(found).toMatchObject({ actualPrice: '٩٠', length: '60' });
    });
    cleanup();
    await openFee();
    await waitFor(() => expect(field('Length').value).toBe('60'));
    expect(field(/Price of the goods/).value).toBe('٩٠');
    cleanup();

    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Look up a recipient/ }));
    fireEvent.input(field('Phone'), { target: { value: '0599123456' } });
    await waitFor(async () =>
      expect((await openKept('recipient', ACCOUNT.id)).found).toEqual({ phone: '0599123456' }),
    );
    cleanup();
    const { popup } = await open();
    popup.openRecipientTool();
    await waitFor(() => expect(field('Phone').value).toBe('0599123456'));
    // A number that was selected on a page is the one that is meant.
    cleanup();
    const other = await open();
    other.popup.openRecipientTool('0598000000');
    await waitFor(() => expect(field('Phone').value).toBe('0598000000'));
    await waitFor(async () =>
      expect((await openKept('recipient', ACCOUNT.id)).found).toEqual({ phone: '0598000000' }),
    );
    expect(field('Phone').value).toBe('0598000000');
  });

  it('a made parcel gives way to a fresh form by a press', async () => {
    let orderId = 'by-hand-1';
    const background = quietBackground({
      'form/manual': () => manualForm(orderId),
      'parcel/create': () => madeRow({ orderNumber: null }),
      'form/discard': () => {
        orderId = 'by-hand-2';
        return null;
      },
    });
    const { popup } = await open({ background });
    await popup.openManual(known);
    const screenNow = popup.screen.value;
    if (screenNow.show !== 'form') throw new Error('no form');
    await screenNow.state.create();
    fireEvent.click(await screen.findByRole('button', { name: 'New parcel' }));
    await waitFor(() => expect(field('Recipient').value).toBe(''));
    expect(background.inputs('form/discard')).toEqual([
      { key: 'manual', orderId: 'by-hand-1', shipped: true },
    ]);
  });
});
