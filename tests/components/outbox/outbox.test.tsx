import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxList } from '../../../components/outbox/OutboxList';
import { RowDetail } from '../../../components/outbox/RowDetail';
import { createRowActions } from '../../../components/outbox/row-actions';
import { COURIER_ERROR_CODES } from '../../../lib/courier/errors';
import { Failure } from '../../../lib/failure';
import type { RowView } from '../../../lib/messaging/views/row';
import type { Attempt } from '../../../lib/outbox/row';
import { FakeBackground, quietBackground } from '../support/fake-background';
import { ACCOUNT, madeRow } from '../support/made-form';
import { hurry, takeTime } from '../support/made-presses';
import { expectAccessible, plain, show } from '../support/show';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));

/** The clock stands still: what is left until then is not read off a busy machine's. */
const NOW = Date.UTC(2026, 10, 22, 8);

const attempt: Attempt = {
  id: 'first',
  revision: 0,
  repeat: false,
  startedAt: NOW - 60_000,
  recipientBefore: 'absent',
  endedAt: NOW - 50_000,
  outcome: 'unknown',
  answer: { code: 'server-failed', params: {}, serviceText: 'Server Error', fields: {} },
};
const unknown = madeRow({ state: 'unknown', parcelCode: null, attempts: [attempt] });
const waitingRow = madeRow({
  state: 'queued',
  parcelCode: null,
  waiting: { reason: 'service-unreachable', since: 1, tries: 2, nextTryAt: NOW + 45_000 },
  nextTryAt: NOW + 45_000,
});

beforeEach(() => {
  hurry();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showRow(row: RowView, background = quietBackground(), onRow = vi.fn()) {
  show(<RowDetail row={row} actions={createRowActions(background.send, onRow)} />);
  return { background, onRow };
}
/** Each run of text by itself: what stands in two elements is two words. */
function textsIn(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a row that nobody knows the outcome of', () => {
  it('shows all that is known: when it was sent, what came back, who was there before', () => {
    showRow(unknown);
    const story = screen.getByRole('list', { hidden: true }).textContent ?? '';
    expect(story).toContain('Before sending: Phone not on file at the company.');
    expect(story).toContain('The answer does not say whether it was made:');
    expect(story).toContain('Server Error');
    expect(plain(document.querySelector('.parcel-label')?.textContent)).toMatch(/أحمد الكيلاني.*0599123456/);
  });

  it('says in one short notice what to do, shows the label, where to look, and two answers; the rest is under “why?”', () => {
    showRow({ ...unknown, nextTryAt: NOW + 75_000 });
    const buttons = screen.getAllByRole('button').filter((button) => button.closest('details') === null);
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['I found it', 'It is not there']);
    expect(screen.getByRole('link', { name: 'Open the company’s panel' }).getAttribute('href')).toBe(
      'https://service.example',
    );
    for (const said of [document.querySelector('.attempts'), screen.getByRole('timer', { hidden: true })])
      expect(said?.closest('details:not([open])')).not.toBeNull();
  });

  it('takes no more than 35 words of a reader in Arabic', () => {
    const actions = createRowActions(quietBackground().send, vi.fn());
    show(<RowDetail row={{ ...unknown, nextTryAt: NOW + 75_000 }} actions={actions} />, 'ar');
    const text = [...document.querySelectorAll('.outbox__parts > :not(details), summary')]
      .flatMap((part) => textsIn(part))
      .join(' ');
    expect(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThanOrEqual(35);
  });

  it('counts down to being asked about by itself', () => {
    showRow({ ...unknown, nextTryAt: NOW + 75_000 });
    expect(
      screen.getAllByRole('timer', { hidden: true })[0]?.textContent?.replace(/[\u2066-\u2069]/g, ''),
    ).toMatch(/in 1:15\.$/);
  });

  it('is settled as made with the code that a person enters, and not without', async () => {
    const settled = madeRow({ state: 'settled', settlement: { choice: 'made', at: 1 } });
    const { background, onRow } = showRow(unknown, quietBackground({ 'row/settle': () => settled }));
    press('I found it');
    expect(document.activeElement).toBe(screen.getByLabelText('Parcel code'));
    press('Save');
    expect(await screen.findByText(/Enter the code as the delivery company shows it/)).toBeTruthy();
    fireEvent.input(screen.getByLabelText('Parcel code'), { target: { value: ' SB 12 ' } });
    press('Save');
    expect(background.asked).toEqual([]);
    fireEvent.input(screen.getByLabelText('Parcel code'), { target: { value: ' SB12 ' } });
    press('Save');
    await waitFor(() => expect(onRow).toHaveBeenCalledWith(settled));
    const choice = { was: 'made', parcelCode: 'SB12' };
    expect(background.inputs('row/settle')).toEqual([{ rowId: 'row-1', choice }]);
  });

  for (const [name, next] of [
    ['Send it again', 'send-again'],
    ['Cancel sending', 'leave'],
  ] as const) {
    it(`is settled as not made by “${name}”`, async () => {
      const { background, onRow } = showRow(unknown, quietBackground({ 'row/settle': () => unknown }));
      takeTime();
      press('It is not there');
      press(name);
      await waitFor(() => expect(onRow).toHaveBeenCalled());
      expect(background.inputs('row/settle')).toEqual([
        { rowId: 'row-1', choice: { was: 'not-made', next } },
      ]);
    });
  }

  it('is not sent again by a press that comes as the button does', async () => {
    const { background, onRow } = showRow(unknown, quietBackground({ 'row/settle': () => unknown }));
    press('It is not there');
    press('Send it again');
    expect(
      (await screen.findByText(/came, changed or moved less than a second ago/)).getAttribute('role'),
    ).toBe('alert');
    expect(background.inputs('row/settle')).toEqual([]);
    takeTime();
    press('Send it again');
    await waitFor(() => expect(onRow).toHaveBeenCalled());
    expect(screen.queryByText(/came, changed or moved less than a second ago/)).toBeNull();
  });

  it('says where it was pressed why it could not be settled', async () => {
    const background = new FakeBackground({
      'row/settle': () => {
        throw new Failure('being-sent');
      },
    });
    showRow(unknown, background);
    takeTime();
    press('It is not there');
    press('Send it again');
    expect(await screen.findByText(/being sent right now/)).toBeTruthy();
  });

  it('shows a look-up of now for what it is: no proof', async () => {
    const lookedAgain = { found: 'present', at: NOW } as const;
    showRow({ ...unknown, lookedAgain });
    expect(screen.getByText(/Phone on file at the company/).textContent).toContain('no proof');
  });

  it('never advises to try again, whatever came back', () => {
    for (const code of COURIER_ERROR_CODES) {
      const answer = { code, params: {}, serviceText: null, fields: {} };
      showRow({
        ...unknown,
        attempts: [{ ...attempt, answer }],
        waiting: { reason: code, since: 1, tries: 9, nextTryAt: null },
      });
      expect(document.body.textContent).not.toMatch(/try (it )?again|send again|Pick another|Correct them/i);
      cleanup();
    }
  });

  it('shows the code that an answer carried without being a success', () => {
    const answer = {
      code: 'unexpected-answer',
      params: { trace: 'X1' },
      serviceText: null,
      fields: {},
    } as const;
    showRow({ ...unknown, attempts: [{ ...attempt, answer }] });
    expect(screen.getByText(/holds the parcel code/).textContent).toContain('X1');
  });

  it('warns that a forced one must be counted', () => {
    showRow({ ...unknown, forced: true });
    expect(screen.getByText(/Count the recipient’s parcels/)).toBeTruthy();
  });
});

describe('a row whose code is not known', () => {
  it('takes it by hand, and lets it be corrected', async () => {
    const entered = madeRow({ parcelCode: 'SB77', codeFrom: 'person' });
    const made = madeRow({ state: 'made-code-unknown', parcelCode: null });
    const { background, onRow } = showRow(made, quietBackground({ 'row/enter-code': () => entered }));
    fireEvent.input(screen.getByLabelText('Parcel code'), { target: { value: 'SB77' } });
    press('Save');
    await waitFor(() => expect(onRow).toHaveBeenCalledWith(entered));
    expect(background.inputs('row/enter-code')).toEqual([{ rowId: 'row-1', parcelCode: 'SB77' }]);
  });

  it('shows an entered code with the way to correct it', () => {
    showRow(madeRow({ parcelCode: 'SB77', codeFrom: 'person' }));
    expect(screen.getByText('SB77')).toBeTruthy();
    expect(screen.getByText('Correct the code')).toBeTruthy();
  });
});

describe('a row that waits for the service', () => {
  it('says why, that nothing was sent, and counts down to the next try', () => {
    showRow(waitingRow);
    const text = plain(screen.getByRole('alert').textContent);
    expect(text).toMatch(/^Not sent yet\. Next try in 0:45The delivery company does not answer/);
  });

  it('says until when the service takes no more requests, where it said so', () => {
    const until = new Date(2026, 10, 22, 17, 5).getTime();
    const waiting = { reason: 'rate-limited', since: 1, tries: 1, nextTryAt: NOW + 900_000, until } as const;
    showRow({ ...waitingRow, waiting, nextTryAt: NOW + 900_000 });
    const text = screen.getByRole('alert').textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
    expect(text).toContain('Waiting until 17:05The delivery company is busy');
    expect(text).toContain('Next try in 15:00');
  });

  it('is tried at once, or withdrawn, when asked', async () => {
    const { background, onRow } = showRow(
      waitingRow,
      quietBackground({ 'row/try-now': () => waitingRow, 'row/withdraw': () => waitingRow }),
    );
    takeTime();
    press('Try again');
    await waitFor(() => expect(onRow).toHaveBeenCalledTimes(1));
    press('Cancel sending');
    await waitFor(() => expect(onRow).toHaveBeenCalledTimes(2));
    expect(background.asked.map(({ name }) => name)).toEqual(['row/try-now', 'row/withdraw']);
  });

  it('says when it is not tried by itself any more', () => {
    showRow({ ...waitingRow, nextTryAt: null });
    expect(screen.getByText(/Not sent. Try again/)).toBeTruthy();
  });

  it('says that another parcel to the phone comes first', () => {
    showRow(madeRow({ state: 'queued', parcelCode: null, phoneBusy: true, nextTryAt: 0 }));
    expect(screen.getByText(/Another parcel to this phone/)).toBeTruthy();
  });
});

describe('the outbox', () => {
  const rows = [
    { ...unknown, id: 'a', recipientName: 'ليلى' },
    { ...waitingRow, id: 'b', recipientName: 'سمير' },
    madeRow({ id: 'c', state: 'made-code-unknown', parcelCode: null, recipientName: 'هدى' }),
  ];
  const actions = createRowActions(quietBackground().send, () => undefined);
  const asked = { rows, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id, actions };
  const list = <OutboxList {...asked} onReview={() => undefined} />;

  it('puts what needs somebody before what goes on by itself', () => {
    show(list);
    const titles = document.querySelectorAll('.outbox > .disclosure > summary');
    expect(Array.from(titles, ({ textContent }) => textContent)).toEqual(['Continues automatically 1']);
    const names = screen
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByText(/./)[0]?.textContent);
    expect(names.map((name) => ['ليلى', 'هدى', 'سمير'].find((one) => name?.includes(one)))).toEqual([
      'ليلى',
      'هدى',
      'سمير',
    ]);
  });

  for (const language of ['ar', 'en', 'he'] as const) {
    it(`passes the accessibility check with every row open, in ${language}`, async () => {
      show(
        <main>
          <h1>Shahna</h1>
          {rows.map((row) => (
            <RowDetail key={row.id} row={row} actions={actions} />
          ))}
          <h2>Needs you</h2>
          {list}
        </main>,
        language,
      );
      await expectAccessible();
    });
  }
});
