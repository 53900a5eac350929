import { describe, expect, it } from 'vitest';
import { en } from '../../../assets/locales/en';
import {
  cameToNothing,
  findStanding,
  hasParcel,
  isFormClosed,
  isOpen,
  keepsPhoneBusy,
  LISTED_STATES,
  mayBeRevised,
  mayDo,
  mayHaveParcel,
  type RowDeed,
  reasonOf,
  titleOf,
  toneOf,
} from '../../../lib/outbox/meaning';
import { needsPerson } from '../../../lib/outbox/meaning-of-waiting';
import type { OutboxRow } from '../../../lib/outbox/row';
import { duplicate, madeAttempt, madeRow } from './made-row';

const waiting = { reason: 'offline', since: 1, tries: 1, nextTryAt: 5 } as const;
const ended = [madeAttempt({ endedAt: 12, outcome: 'unknown' })];

/** A row in each situation there is, as short as it can be said. */
const rows = {
  queued: madeRow(),
  waiting: madeRow({ waiting }),
  sending: madeRow({ state: 'sending', attempts: [madeAttempt()] }),
  created: madeRow({ state: 'created', parcelCode: 'P-1', codeFrom: 'service' }),
  refused: madeRow({ state: 'refused', refusal: duplicate }),
  unknown: madeRow({ state: 'unknown', attempts: ended }),
  'asked about': madeRow({ state: 'unknown', attempts: [...ended, madeAttempt({ repeat: true })] }),
  'made, code unknown': madeRow({ state: 'made-code-unknown', attempts: ended }),
  'settled as made': madeRow({
    state: 'settled',
    settlement: { choice: 'made', at: 9 },
    parcelCode: 'P-2',
    codeFrom: 'person',
  }),
  'settled as not made': madeRow({ state: 'settled', settlement: { choice: 'not-made', at: 9 } }),
  withdrawn: madeRow({ state: 'withdrawn' }),
} satisfies Record<string, OutboxRow>;

type Situation = keyof typeof rows;

function those(fits: (row: OutboxRow) => boolean): readonly Situation[] {
  return (Object.keys(rows) as Situation[]).filter((name) => fits(rows[name]));
}

describe('what a row’s state means', () => {
  it('says where there is a parcel, and where there may be one soon', () => {
    const made: readonly Situation[] = ['created', 'made, code unknown', 'settled as made'];
    expect(those(hasParcel)).toEqual(made);
    const open: readonly Situation[] = ['queued', 'waiting', 'sending', 'unknown', 'asked about'];
    expect(those(isOpen)).toEqual(open);
    expect(those(mayHaveParcel).toSorted()).toEqual([...made, ...open].toSorted());
  });

  it('says which rows keep others of their phone waiting', () => {
    expect(those(keepsPhoneBusy)).toEqual(['sending', 'unknown', 'asked about']);
  });

  it('says which rows came back to the form: the others closed it', () => {
    const back: readonly Situation[] = ['refused', 'settled as not made', 'withdrawn'];
    expect(those((row) => !isFormClosed(row))).toEqual(back);
    expect(those(mayBeRevised)).toEqual(['refused', 'settled as not made']);
    expect(isFormClosed(null)).toBe(false);
  });

  it('has an order stand by its newest row, but for one that came to nothing', () => {
    expect(those(cameToNothing)).toEqual(['settled as not made', 'withdrawn']);
    expect(findStanding([rows.created, rows.withdrawn])).toBe(rows.created);
    expect(findStanding([rows.withdrawn])).toBe(rows.withdrawn);
    expect(findStanding([])).toBeNull();
  });

  it('has an order in several parcels stand by the first that needs something, then by the last', () => {
    const of = (row: OutboxRow, number: number): OutboxRow => ({
      ...row,
      part: { press: 'p', number, of: 2 },
    });
    const coded = of(rows.created, 2);
    const withoutCode = of(rows['made, code unknown'], 1);
    expect(findStanding([of(rows.created, 1), coded])).toBe(coded);
    expect(findStanding([withoutCode, coded])).toBe(withoutCode);
    // What was not made at all is more than a code that is missing.
    const refused = of(rows.refused, 2);
    expect(findStanding([withoutCode, refused])).toBe(refused);
  });

  it('says what needs a person, where nothing more happens by itself', () => {
    const now = (row: OutboxRow) => needsPerson({ ...row, nextTryAt: null });
    expect(those(now)).toEqual(['queued', 'waiting', 'refused', 'unknown', 'made, code unknown']);
    const later = (row: OutboxRow) => needsPerson({ ...row, nextTryAt: 99 });
    expect(those(later)).toEqual(['refused', 'made, code unknown']);
    // Tries go on, but without access or a key each of them is in vain.
    for (const reason of ['permission-missing', 'key-missing'] as const) {
      expect(later(madeRow({ waiting: { ...waiting, reason } }))).toBe(true);
    }
  });

  it.each<[RowDeed, readonly Situation[]]>([
    ['withdraw', ['queued', 'waiting', 'refused']],
    ['try-now', ['queued', 'waiting']],
    ['settle', ['unknown']],
    ['look-again', ['unknown', 'asked about', 'made, code unknown']],
    ['enter-code', ['made, code unknown', 'settled as made']],
    ['revise', ['refused', 'settled as not made']],
  ])('lets a person %s what can be', (deed, situations) => {
    expect(those((row) => mayDo(row, deed))).toEqual(situations);
  });

  it('gives each state one tone and one title', () => {
    const words = (name: Situation) => [toneOf(rows[name]), en[titleOf(rows[name])]];
    expect(words('queued')).toEqual(['busy', 'Waiting to be sent']);
    expect(words('waiting')).toEqual(['busy', en['outbox-waiting']]);
    expect(words('sending')).toEqual(['busy', 'Being sent']);
    expect(words('created')).toEqual(['good', 'The parcel is made']);
    expect(words('refused')).toEqual(['bad', 'The delivery company refused the parcel']);
    const changed = { ...duplicate, code: 'changed-since-shown' } as const;
    const attempts = [madeAttempt({ endedAt: 12, outcome: 'refused', answer: changed })];
    expect(en[titleOf(madeRow({ state: 'refused', refusal: changed, attempts }))]).toBe('Sending cancelled');
    expect(words('unknown')).toEqual(['warning', 'Check first: the parcel may have been made']);
    expect(words('made, code unknown')).toEqual(['warning', 'Made, code unknown']);
    expect(words('settled as made')).toEqual(['good', en['outbox-settled-made']]);
    expect(words('settled as not made')).toEqual(['plain', en['outbox-settled-not-made']]);
    expect(words('withdrawn')).toEqual(['plain', 'Sending cancelled']);
  });

  it('says why, where there is a reason', () => {
    expect(those((row) => reasonOf(row) !== null)).toEqual(['waiting', 'refused']);
    expect(reasonOf(rows.waiting)?.code).toBe('offline');
    expect(reasonOf(rows.refused)?.code).toBe('duplicate-recipient');
  });

  it('lists in the outbox what is open, refused, or lacks its code', () => {
    const listed = those(({ state }) => LISTED_STATES.some((one) => one === state));
    expect(listed).toEqual([
      'queued',
      'waiting',
      'sending',
      'refused',
      'unknown',
      'asked about',
      'made, code unknown',
    ]);
  });
});
