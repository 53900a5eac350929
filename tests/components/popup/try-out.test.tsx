import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../lib/i18n/language';
import { isTryOut } from '../../../lib/opening/popup-address';
import { openDatabase } from '../../../lib/storage/db';
import { elementAt, need } from '../../need';
import { takeTime } from '../support/made-presses';
import { expectAccessible, plain } from '../support/show';
import { open, settingsOf } from './open-popup';

const openOptionsPage = vi.hoisted(() => vi.fn());
vi.mock('wxt/browser', () => ({ browser: { runtime: { openOptionsPage } } }));

beforeEach(takeTime);

const text = () => plain(document.body.textContent);

for (const language of LANGUAGES) {
  it(`a made-up order is shipped before there is a key, and is nowhere afterwards: ${language}`, async () => {
    const { popup, background } = await open({ settings: settingsOf(), language });
    await popup.openTryOut();
    await waitFor(() => expect(document.querySelectorAll('.village-choice')).toHaveLength(2));
    expect(document.querySelector('.practice-band')).not.toBeNull();
    // The one question is asked before anything can be shipped.
    expect(document.querySelector('.form-footer .button--doubt')).not.toBeNull();
    fireEvent.click(elementAt('.village-choice'));
    await waitFor(() => expect(document.querySelector('.form-footer .button--primary')).not.toBeNull());
    await expectAccessible();
    fireEvent.click(elementAt('.form-footer .button--primary'));
    await waitFor(() => expect(document.querySelector('.notice--good')).not.toBeNull());
    expect(text()).toContain('برقة');
    expect(text()).toContain('120');
    await expectAccessible();
    // It was asked of nobody, and is kept nowhere.
    expect(background.asked.filter(({ name }) => name !== 'tab/read')).toEqual([]);
    expect(await (await openDatabase()).getAll('outbox')).toEqual([]);
    openOptionsPage.mockClear();
    fireEvent.click(need(screen.getAllByRole('button').at(-1), 'button'));
    expect(openOptionsPage).toHaveBeenCalledOnce();
  });
}

it('is offered beside the way to connect an account, and by an address of its own', async () => {
  await open({ settings: settingsOf() });
  fireEvent.click(screen.getByRole('button', { name: 'Try it on a made-up order' }));
  await waitFor(() => expect(text()).toContain('Made-up order: nothing is sent'));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Add a delivery account' })).toBeTruthy();
  expect([isTryOut('?try-out'), isTryOut('?tab=3'), isTryOut('')]).toEqual([true, false, false]);
});
