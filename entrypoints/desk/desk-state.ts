import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createNow } from '../../components/ui/now';
import { coalesced } from '../../lib/coalesced';
import { pickLanguage } from '../../lib/i18n/language';
import { loadTranslator } from '../../lib/i18n/load-translator';
import type { Translator } from '../../lib/i18n/translator';
import { send } from '../../lib/messaging/send';
import { onChanged } from '../../lib/messaging/signals';
import { needsPerson } from '../../lib/outbox/meaning-of-waiting';
import { restAfter } from '../../lib/rest-after';
import { countWaitingOrders } from '../../lib/review/waiting-orders';
import { readSettings, type Settings, watchSettings } from '../../lib/settings/settings';
import { findCameBack } from '../../lib/shop-relay/came-back';
import { wait } from '../../lib/wait';
import { type Route, routeOf } from './route';

const PARCELS = 'parcels';
const FIND = 'find';

/** Where a key leads from the search: into the first parcel that was found, the one that was scanned, or to the list. */
type FinderStep = 'open' | 'scan' | 'list';

/** The state that all sections of the desk share. */
export type Desk = Awaited<ReturnType<typeof createDesk>>;

/**
 * @param browserLanguage the browser's own, as a BCP 47 tag.
 * @throws Failure as `readSettings`
 */
export async function createDesk(browserLanguage: string) {
  const settings = signal(await readSettings());
  const languageNow = () => pickLanguage(settings.peek().language, [browserLanguage]);
  const translator = signal(await loadTranslator(languageNow()));
  const route = signal(routeOf(location.hash));
  const changes = signal(0);
  const finderStep = signal<FinderStep | null>(null);

  async function reread(): Promise<void> {
    settings.value = await readSettings();
    const language = languageNow();
    if (translator.peek().language === language) return;
    const loaded = await loadTranslator(language);
    if (languageNow() === language) translator.value = loaded;
  }

  // After a failure what is shown stays, until a change can be read.
  watchSettings(() => void reread().catch(() => undefined));
  onChanged(() => {
    changes.value += 1;
  }, new AbortController().signal);
  window.addEventListener('hashchange', () => {
    route.value = routeOf(location.hash);
  });
  return {
    settings: settings as ReadonlySignal<Settings>,
    translator: translator as ReadonlySignal<Translator>,
    route: route as ReadonlySignal<Route>,
    /** Grows whenever something of the parcels changed anywhere: what is shown is read anew. */
    changes: changes as ReadonlySignal<number>,
    counts: createCounts(changes, send),
    ask: send,
    /** The time now: whoever draws by it draws anew when the day turns. */
    now: createNow(),
    /** What is looked for among the parcels; empty: nothing. */
    found: computed(() => (route.value.section === PARCELS ? (route.value.parameters.get(FIND) ?? '') : '')),
    /** Where a key in the search leads as soon as what was looked for is read; `null`: nowhere. */
    finderStep,
    /** Opens the parcels with this search, from any section. */
    find(text: string) {
      finderStep.value = null;
      const address = `#/${PARCELS}${text === '' ? '' : `?${new URLSearchParams({ [FIND]: text })}`}`;
      if (route.peek().section !== PARCELS) {
        location.hash = address;
        return;
      }
      // Replaced and not added, so that Back does not step through single letters.
      history.replaceState(null, '', address);
      route.value = routeOf(address);
    },
  };
}

/** Milliseconds at least between two counts: of a bulk, hundreds of rows change within seconds, and each count reads them all. */
const BETWEEN_COUNTS = 2_000;

/**
 * How many things wait in each section. Counts anew whenever something changed: the first change at once, what follows
 * it after a moment, together.
 */
function createCounts(changes: ReadonlySignal<unknown>, ask: typeof send) {
  /** Orders that were chosen and not shipped. */
  const review = signal(0);
  /** Parcels that wait for a person to do something. */
  const outbox = signal(0);
  /** Parcels that came back and that nobody has looked at since. */
  const returned = signal(0);
  const recount = coalesced(async () => {
    const began = performance.now();
    await Promise.all([
      take(review, countWaitingOrders()),
      take(outbox, countOutbox()),
      take(
        returned,
        findCameBack().then(({ length }) => length),
      ),
    ]);
    const rest = restAfter(performance.now() - began, BETWEEN_COUNTS);
    await wait(rest);
  });
  effect(() => {
    changes.value;
    recount();
  });
  return { review, outbox, returned };

  async function countOutbox(): Promise<number> {
    const [rows, cutShort] = await Promise.all([ask('outbox/list', {}), ask('outbox/cut-short', {})]);
    return rows.filter(needsPerson).length + cutShort.reduce((sum, { orders }) => sum + orders, 0);
  }
}

/** After a failure the last count stays; the section itself says why. */
async function take(count: Signal<number>, counted: Promise<number>): Promise<void> {
  count.value = await counted.catch(() => count.peek());
}
