import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { RowDetail } from '../../../components/outbox/RowDetail';
import { createRowActions } from '../../../components/outbox/row-actions';
import { AccessMissing } from '../../../entrypoints/desk/today/FollowUp';
import type { RowView } from '../../../lib/messaging/views/row';
import { fake, resetFakeBrowser } from '../options/fake-browser';
import { quietBackground } from '../support/fake-background';
import { madeRow } from '../support/made-form';
import { expectAccessible, show } from '../support/show';
import { listOf } from './list-of';

const ADDRESS = 'https://service.example/api/';
const SITE = 'https://service.example/*';
const waiting = { reason: 'permission-missing', since: 1, tries: 2, nextTryAt: Date.now() + 45_000 } as const;
const open = { parcelCode: null, waiting, nextTryAt: waiting.nextTryAt, accessMissing: ADDRESS };
const queued = madeRow({ ...open, state: 'queued' });
const actions = createRowActions(quietBackground().send, () => undefined);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Give access' }));

beforeEach(() => resetFakeBrowser());

describe('a row that waits for access to the service’s site', () => {
  for (const row of [queued, madeRow({ ...open, state: 'unknown' })] satisfies RowView[]) {
    it(`asks the browser in the press itself, and says nothing of what goes on (${row.state})`, () => {
      show(<RowDetail row={row} actions={actions} />);
      expect(document.body.textContent).not.toMatch(
        /Next try|by itself in|asks the delivery company once more/,
      );
      press();
      // At once: a browser asks only in the press.
      expect(fake.happened).toEqual([`asked ${SITE}`]);
    });
  }

  it('says where access was not given', async () => {
    fake.consents = false;
    show(<RowDetail row={queued} actions={actions} />);
    press();
    expect(await screen.findByText(/Permission not given/)).toBeTruthy();
  });

  it('has one press for all that wait for it', async () => {
    show(
      <main>
        <h1>Today</h1>
        <AccessMissing rows={[queued, queued, queued]} />
      </main>,
    );
    expect(document.body.textContent).toMatch(
      /3\W* parcels wait: the browser gives no access to .*service\.example/,
    );
    await expectAccessible();
    press();
    await waitFor(() => expect(fake.granted.has(SITE)).toBe(true));
  });
});

describe('the follow-up', () => {
  const headings = () =>
    [...document.querySelectorAll('.outbox > .disclosure > summary')].map(({ textContent }) => textContent);

  it('does not say of a row that it goes on while the parcel before it waits for a person', () => {
    const held = madeRow({ id: 'held', state: 'unknown', parcelCode: null });
    const behind = madeRow({
      id: 'behind',
      state: 'queued',
      parcelCode: null,
      phoneBusy: true,
      nextTryAt: 0,
    });
    show(listOf([held, behind], actions));
    expect(headings()).toEqual(['Waits for another parcel to the same phone 1']);
  });

  it('says of a row that waits after a 429 until when, and not that it needs confirming', () => {
    const nextTryAt = new Date().setHours(23, 59, 0, 0);
    const answer = { code: 'rate-limited', params: {}, serviceText: null, fields: {} } as const;
    const attempt = { id: 'a', revision: 0, repeat: false, startedAt: 1, recipientBefore: 'absent' } as const;
    const sent = { ...attempt, endedAt: 2, outcome: 'unknown', answer } as const;
    const row = madeRow({ state: 'unknown', parcelCode: null, attempts: [sent], nextTryAt });
    show(listOf([row], actions));
    expect(document.body.textContent).toMatch(/Waiting until .*23:59/);
    expect(document.body.textContent).not.toMatch(/Needs confirming/);
    expect(headings()).toEqual(['Continues automatically 1']);
  });
});
