import { fireEvent, screen } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRowActions } from '../../../components/outbox/row-actions';
import { CutShort } from '../../../components/outbox/SendOrLeave';
import { LANGUAGES } from '../../../lib/i18n/language';
import { elementAt, need } from '../../need';
import { soon } from '../../soon';
import { quietBackground } from '../support/fake-background';
import { madeRow } from '../support/made-form';
import { takeTime } from '../support/made-presses';
import { expectAccessible, plain, show } from '../support/show';
import { listOf } from './list-of';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));

beforeEach(takeTime);

const old = madeRow({ state: 'queued', parcelCode: null, nextTryAt: null });

describe('what nobody looked at for more than a day', () => {
  it('is sent or withdrawn by a person, who is told why', async () => {
    const background = quietBackground({
      'row/try-now': () => madeRow(),
      'row/withdraw': () => ({ ...old, state: 'withdrawn' }),
    });
    show(<main>{listOf([old], createRowActions(background.send, vi.fn()))}</main>);
    expect(screen.queryByText(/Continues automatically/)).toBeNull();
    fireEvent.click(elementAt('summary'));
    await screen.findByText('Not sent for more than a day');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel sending' }));
    expect(background.inputs('row/withdraw')).toEqual([{ rowId: old.id }]);
  });

  for (const [at, choice] of (['send', 'leave'] as const).entries()) {
    it(`asks the same of a press that was cut short: ${choice}`, async () => {
      const language = LANGUAGES[at] ?? 'he';
      const onDecide = vi.fn(async () => undefined);
      const press = { collectionId: 'c', at: 1, orders: 12 };
      show(
        <main>
          <CutShort press={press} onDecide={onDecide} />
        </main>,
        language,
      );
      expect(plain(document.body.textContent)).toContain('12');
      await expectAccessible();
      fireEvent.click(need(screen.getAllByRole('button')[at], choice));
      await soon(() => expect(onDecide).toHaveBeenCalledExactlyOnceWith(choice));
    });
  }
});

it('says of a lost answer who took its order over from here', async () => {
  const lost = madeRow({ state: 'unknown', parcelCode: null, takenOverBy: 'Sami' });
  show(<main>{listOf([lost], createRowActions(quietBackground().send, vi.fn()))}</main>);
  fireEvent.click(elementAt('summary'));
  await screen.findByText(/Sami.* has this order now/);
});

const REASONS = [
  ['changed-since-shown', /The order changed after it was shown/],
  ['merge-changed', /The parcel for both orders is not what it was/],
  ['shipped-elsewhere', /This order already has a parcel/],
] as const;

it.each(REASONS)('says why a lost answer is not asked about again: %s', async (reason, said) => {
  const waiting = { reason, since: 1, tries: 1, nextTryAt: null };
  const lost = madeRow({ state: 'unknown', parcelCode: null, waiting, nextTryAt: null });
  const background = quietBackground({ 'row/settle': () => lost });
  show(<main>{listOf([lost], createRowActions(background.send, vi.fn()))}</main>);
  fireEvent.click(elementAt('summary'));
  expect((await screen.findByText(said)).closest('details:not([open])')).toBeNull();
  expect(screen.queryByText(/Shahna could not ask again/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'It is not there' }));
  // Nothing is sent by it, so no button says so.
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
  takeTime();
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  const choice = { was: 'not-made', next: 'send-again' };
  await soon(() => expect(background.inputs('row/settle')).toEqual([{ rowId: lost.id, choice }]));
});

it('says as before that a lost answer could not be asked about where the request would differ', async () => {
  const waiting = { reason: 'repeat-differs', since: 1, tries: 1, nextTryAt: null } as const;
  const lost = madeRow({ state: 'unknown', parcelCode: null, waiting, nextTryAt: null });
  show(<main>{listOf([lost], createRowActions(quietBackground().send, vi.fn()))}</main>);
  fireEvent.click(elementAt('summary'));
  expect((await screen.findByText(/Shahna could not ask again/)).closest('details')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'It is not there' }));
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
});
