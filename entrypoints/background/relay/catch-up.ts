import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import { changesAnswerSchema } from '../../../lib/relay/schemas';
import { hasAccess } from '../../../lib/settings/site-access';
import { changeRelay, findRelay } from '../../../lib/shop-relay/kept-relay';
import { beginAnew, takeChanges } from '../../../lib/shop-relay/relay-changes';
import { failureOf, logged } from '../../../lib/storage/log';
import { notify } from '../notices/notices';
import { RELAY_ALARM } from '../times';
import { followClaims } from './claims';
import { openChanges } from './open-changes';
import { callRelay, RELAY_TIMEOUT } from './relay-calls';
import { findJoined, type JoinedRelay } from './secrets';
import { settleByEvents } from './settle-by-events';
import { afterNews } from './take-news';

/** Minutes between two looks while no page of ours is open. */
const PERIOD = 1;
/** Seconds that the relay may hold a request open: a worker's request may take 30 until its answer begins. */
const HELD = 25;

/**
 * Takes in all that happened since the last look, however long ago that was; nothing where this browser joined no
 * relay. Looks may overlap: what is taken in is taken once, by its number.
 */
export async function catchUp(): Promise<void> {
  await lookAll(0, new AbortController().signal);
}

/**
 * The same, and waits for what is next: returns when something came, or nothing for a while.
 * @returns whether the relay answered
 */
export function waitForNext(signal: AbortSignal): Promise<boolean> {
  return lookAll(HELD, signal);
}

/** Sets the alarm by which the relay is looked at, or takes it away. */
export async function scheduleLooks(): Promise<void> {
  if ((await findRelay()) === null) await browser.alarms.clear(RELAY_ALARM);
  else if ((await browser.alarms.get(RELAY_ALARM)) === undefined) {
    await browser.alarms.create(RELAY_ALARM, { delayInMinutes: PERIOD, periodInMinutes: PERIOD });
  }
}

async function lookAll(wait: number, signal: AbortSignal): Promise<boolean> {
  const joined = await findJoined();
  if (joined === null) return false;
  const { url, trouble } = joined.relay;
  try {
    if (!(await hasAccess(url))) throw new Failure('permission-missing');
    // After a failure the relay is asked without waiting: what it has since then is taken in at once.
    let hasMore = await look(joined, trouble === null ? wait : 0, signal);
    while (hasMore) {
      const next = await findJoined();
      // The person left the relay meanwhile.
      if (next === null) return false;
      hasMore = await look(next, 0, signal);
    }
    await changeRelay(url, { trouble: null, caughtUpAt: Date.now() });
    const settled = await settleByEvents(joined.relay);
    await notify(
      'settled',
      settled.map((rowId) => `#/parcels/${rowId}` as const),
    );
    // The relay answers: it is told what it could not be told before.
    void followClaims().catch(logged('tell the relay'));
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    const { code } = failureOf(error, 'look at the relay');
    await changeRelay(url, { trouble: code });
    return false;
  }
}

/** One question. @returns whether there is more */
async function look({ relay, secrets }: JoinedRelay, wait: number, signal: AbortSignal): Promise<boolean> {
  const { url, after } = relay;
  const { value } = await callRelay({
    url: `${url}/v1/changes?after=${after}&wait=${wait}`,
    token: secrets.token,
    answer: changesAnswerSchema,
    signal: AbortSignal.any([signal, AbortSignal.timeout(wait * 1000 + RELAY_TIMEOUT)]),
  });
  if (value.last < after) {
    await beginAnew(url, after);
    return true;
  }
  const changes = await openChanges(value.changes, secrets.privateKey);
  const reached = value.more ? (value.changes.at(-1)?.seq ?? after) : value.last;
  const news = await takeChanges(url, changes, reached);
  await afterNews(relay, news);
  return value.more;
}
