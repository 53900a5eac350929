import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { Failure } from '../../../lib/failure';
import { meetNumbers } from '../../../lib/number-names/kept-names';
import { numbersOfStep } from '../../../lib/number-names/number-names';
import { findRefusal, isLaterPart } from '../../../lib/outbox/meaning';
import { rowsInState } from '../../../lib/outbox/read-rows';
import { unlessGone } from '../../../lib/outbox/state';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { changesAnswerSchema } from '../../../lib/relay/schemas';
import { hasAccess } from '../../../lib/settings/site-access';
import { changeRelay, findRelay, findToldAccount } from '../../../lib/shop-relay/kept-relay';
import { beginRelayAnew, type RelayNews, takeChanges } from '../../../lib/shop-relay/relay-changes';
import { failureOf, logged } from '../../../lib/storage/log';
import type { KeptRelay } from '../../../lib/storage/records';
import { notify } from '../notices/notices';
import { tellAll } from '../tell';
import { RELAY_ALARM } from '../times';
import { followClaims } from './claims';
import { findColleagues } from './colleagues';
import { openChanges } from './open-changes';
import { QuestionPace } from './question-pace';
import { callRelay, RELAY_TIMEOUT } from './relay-calls';
import { findJoined, type JoinedRelay } from './secrets';
import { settleByEvents } from './settle-by-events';

/** Minutes between two looks while no page of ours is open. */
const PERIOD = 1;
/** Seconds that the relay may hold a request open: a worker's request may take 30 until its answer begins. */
const HELD = 25;

type ChangesAnswer = z.infer<typeof changesAnswerSchema>;

export const questionPace = new QuestionPace();

interface Look {
  readonly isAnswered: boolean;
  readonly hasNews: boolean;
}
const NO_ANSWER: Look = { isAnswered: false, hasNews: false };

/** All since the last look. Looks may overlap: what is taken in is taken once, by its number. */
export async function catchUp(): Promise<void> {
  await lookAll(0, new AbortController().signal);
}

/** The same, and waits: returns when something came, or nothing for a while. */
export function waitForNext(signal: AbortSignal): Promise<Look> {
  return lookAll(HELD, signal);
}

export async function scheduleLooks(): Promise<void> {
  if ((await findRelay()) === null) await browser.alarms.clear(RELAY_ALARM);
  else if ((await browser.alarms.get(RELAY_ALARM)) === undefined) {
    await browser.alarms.create(RELAY_ALARM, { delayInMinutes: PERIOD, periodInMinutes: PERIOD });
  }
}

async function lookAll(wait: number, signal: AbortSignal): Promise<Look> {
  const [kept, joined] = [await findRelay(), await findJoined()];
  if (joined === null) {
    // What it joined with cannot be read: nobody is asked any more, until it joins once more.
    if (kept?.state === 'joined') await keepTrouble(kept, { trouble: 'relay-member' });
    return NO_ANSWER;
  }
  const { relay } = joined;
  const { url, trouble } = relay;
  try {
    if (!(await hasAccess(url))) throw new Failure('permission-missing');
    // After a failure the relay is asked without waiting: what it has since then is taken in at once.
    let { hasMore, hasNews } = await look(joined, trouble === null ? wait : 0, signal);
    while (hasMore) {
      const next = await findJoined();
      // The person left the relay meanwhile.
      if (next === null) return NO_ANSWER;
      const further = await look(next, 0, signal);
      hasMore = further.hasMore;
      hasNews ||= further.hasNews;
    }
    await keepTrouble(relay, { trouble: null, caughtUpAt: Date.now() });
    const settled = await settleByEvents(joined);
    await notify(
      'settled',
      settled.map((rowId) => `#/parcels/${rowId}` as const),
    );
    // The relay answers: it is told what it could not be told before.
    void followClaims().catch(logged('tell the relay'));
    return { isAnswered: true, hasNews };
  } catch (error) {
    if (signal.aborted) return NO_ANSWER;
    const { code } = failureOf(error, 'look at the relay');
    await keepTrouble(relay, { trouble: code });
    return NO_ANSWER;
  }
}

/** Keeps why the relay does not answer this browser, `null` where it does: pages show it. */
async function keepTrouble(
  relay: KeptRelay,
  changed: Pick<KeptRelay, 'trouble'> & Partial<KeptRelay>,
): Promise<void> {
  await changeRelay(relay, changed);
  if (relay.trouble !== changed.trouble) await tellAll();
}

/** One question. @throws Failure `relay-answer` for an answer whose numbers do not go on from `after` */
async function look(joined: JoinedRelay, wait: number, signal: AbortSignal) {
  const { relay, secrets } = joined;
  const { url, after } = relay;
  await questionPace.turn(signal);
  const { value } = await callRelay({
    url: `${url}/v1/changes?after=${after}&wait=${wait}`,
    token: secrets.token,
    answer: changesAnswerSchema,
    signal: AbortSignal.any([signal, AbortSignal.timeout(wait * 1000 + RELAY_TIMEOUT)]),
  });
  if (isOfAnotherPast(value, relay)) {
    await beginRelayAnew(relay);
    return { hasMore: true, hasNews: false };
  }
  requireAdvancing(value, after);
  const changes = await openChanges(value.changes, secrets.privateKey);
  const reached = value.more ? (value.changes.at(-1)?.seq ?? after) : value.last;
  const reachedAt = value.changes.find(({ seq }) => seq === reached)?.at ?? null;
  const accountId = await findToldAccount(relay);
  const news = await takeChanges(relay, changes, { after: reached, afterAt: reachedAt }, accountId);
  if (news.orders.length > 0) await takeBackMadeElsewhere(joined);
  await afterNews(accountId, news);
  return { hasMore: value.more, hasNews: news.states.length + news.orders.length > 0 };
}

/** Whether the relay was put back from an older copy: it has not counted so far, or what it counted is something else. */
function isOfAnotherPast({ last, afterAt }: ChangesAnswer, { after, afterAt: known }: KeptRelay): boolean {
  return last < after || (afterAt !== undefined && known != null && afterAt !== known);
}

/** What follows from what the relay told. @param accountId whose parcels it tells of; `null`: nobody's */
export async function afterNews(
  accountId: string | null,
  { states, orders, cameBack }: RelayNews,
): Promise<void> {
  if (states.length + orders.length === 0) return;
  if (accountId === null) return tellAll();
  await meetNumbers(accountId, states.flatMap(numbersOfStep));
  await tellAll();
  await notify(
    'returned',
    cameBack.map((code) => `#/parcels?${new URLSearchParams({ find: code })}` as const),
  );
}

/** A relay that says “more” without anything, or gives a number again, would be asked for ever. */
function requireAdvancing({ changes, more, last }: ChangesAnswer, after: number): void {
  const numbers = [after, ...changes.map(({ seq }) => seq)];
  const isAscending = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  if (!isAscending || last < (numbers.at(-1) ?? 0) || (more && changes.length === 0)) {
    throw new Failure('relay-answer');
  }
}

/** Once the colleague whose claim stopped a press has made her parcel, nothing is left to do about it. */
async function takeBackMadeElsewhere(joined: JoinedRelay): Promise<void> {
  for (const row of await rowsInState('refused')) {
    if (findRefusal(row)?.code !== 'claimed-elsewhere' || isLaterPart(row)) continue;
    const [theirs] = await findColleagues(joined, row);
    if (theirs?.code !== 'shipped-by-colleague') continue;
    await applyEvent(row.id, { type: 'withdrawn', at: Date.now(), revision: row.revision }).catch(unlessGone);
  }
}
