import fc from 'fast-check';
import { expect } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { type StoreAdapter, StorePageError } from '../../../lib/stores/adapter';
import { findListReader } from '../../../lib/stores/lists';
import { shownOn } from './judged';
import { factsOf } from './open-page';
import type { OpenPage } from './parse-page';

export const GARBAGE = '\u2620 garbage';

interface Fault {
  readonly part: string;
  /** Which of the elements, counted round. */
  readonly index: number;
  readonly kind: 'delete' | 'duplicate' | 'garble' | 'rename';
}

function faultOf(parts: readonly string[]): fc.Arbitrary<Fault> {
  return fc.record({
    part: fc.constantFrom(...parts),
    index: fc.nat(60),
    kind: fc.constantFrom('delete', 'duplicate', 'garble', 'rename'),
  });
}

/** The element of this part that the index falls on, counted round. */
function find(document: Document, part: string, index: number): Element | undefined {
  const elements = [...document.querySelectorAll(part)];
  return elements[index % elements.length];
}

/** Does to the page what the fault says; nothing where the page has no such part. */
function inflict(document: Document, { part, index, kind }: Fault): void {
  const element = find(document, part, index);
  if (element === undefined) return;
  if (kind === 'delete') element.remove();
  if (kind === 'duplicate') element.after(element.cloneNode(true));
  if (kind === 'rename') for (const { name } of [...element.attributes]) element.removeAttribute(name);
  if (kind === 'garble') write(element, GARBAGE);
}

/** Puts the text where a reader could look for one: into values, links, data and the text itself. */
function write(element: Element, text: string): void {
  for (const { name } of [...element.attributes]) {
    if (name === 'value' || name === 'href' || name.startsWith('data-')) element.setAttribute(name, text);
  }
  if ('value' in element) element.setAttribute('value', text);
  if (!('value' in element) || element.childElementCount === 0) element.textContent = text;
}

/** The order read, or `null` when the page says it is no order's; anything else thrown is thrown on. */
function readOrNothing(adapter: StoreAdapter, { document, url }: OpenPage): Order | null {
  try {
    return shownOn(adapter, { document, url });
  } catch (error) {
    if (error instanceof StorePageError) return null;
    throw error;
  }
}

/** What is read is what the background takes. */
function expectTaken(order: Order | null): void {
  if (order !== null) expect(orderSchema.safeParse(order).error).toBeUndefined();
}

/** Every value that a fact of this path has; a path counts without its number, for a line that is gone moves others up. */
export function valuesByPath(order: Order): Map<string, Set<string | null>> {
  const values = new Map<string, Set<string | null>>();
  for (const [path, value] of factsOf(order)) {
    const key = withoutNumber(path);
    values.set(key, (values.get(key) ?? new Set()).add(value));
  }
  return values;
}

/** The facts that are neither unknown, nor the garbage itself, nor a value which the whole page has at their path. */
export function inventedFacts(
  order: Order,
  truth: ReadonlyMap<string, ReadonlySet<string | null>>,
  mayDiffer: (path: string) => boolean = () => false,
): readonly (readonly [path: string, value: string | null])[] {
  return [...factsOf(order)].filter(
    ([path, value]) =>
      value !== null &&
      !value.includes(GARBAGE) &&
      !mayDiffer(path) &&
      truth.get(withoutNumber(path))?.has(value) !== true,
  );
}

const withoutNumber = (path: string) => path.replace(/\.\d+(?=\.|$)/, '');

/** A store's pages that are to be spoilt. */
export interface SoundPages {
  readonly adapter: StoreAdapter;
  /** The page in each of the ways in which the store writes it. */
  readonly pages: readonly OpenPage[];
  /** Every part the reader looks at, and what lies around it. */
  readonly parts: readonly string[];
  /** A taught store has no list of orders. */
  readonly withoutList?: true;
  /** How many cases of one fault, and how many of each other kind. */
  readonly runs?: readonly [ofOne: number, others: number];
}

/** Documents of one turn of the event loop are held in memory until its end. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Spoils a copy of one of the pages, and reads it. */
async function readSpoilt(
  { adapter, pages }: SoundPages,
  which: number,
  spoil: (document: Document) => void,
): Promise<{ page: OpenPage; order: Order | null }> {
  await turn();
  const whole = pages[which];
  if (whole === undefined) throw new Error(`no page ${which}`);
  const page = { document: whole.document.cloneNode(true) as Document, url: whole.url };
  spoil(page.document);
  const order = readOrNothing(adapter, page);
  expectTaken(order);
  return { page, order };
}

/** One fault: what is read then is judged, unless the page is no order's at all any more. */
export async function judgeOneFault(
  sound: SoundPages,
  judge: (order: Order, fault: Fault, which: number) => void,
  examples: [Fault, number][] = [],
): Promise<void> {
  const { pages, parts, runs: [numRuns] = [200] } = sound;
  for (const part of parts) {
    expect(
      pages.some(({ document }) => document.querySelector(part) !== null),
      part,
    ).toBe(true);
  }
  await fc.assert(
    fc.asyncProperty(faultOf(parts), fc.nat(pages.length - 1), async (fault, which) => {
      const { order } = await readSpoilt(sound, which, (document) => inflict(document, fault));
      if (order !== null) judge(order, fault, which);
    }),
    { numRuns, examples },
  );
}

/** One fault: each fact is the right one, unknown, or the garbage itself, or the page is no order's at all. */
export async function expectNothingInvented(
  sound: SoundPages,
  mayDiffer: (path: string, fault: Fault) => boolean = () => false,
  examples?: [Fault, number][],
): Promise<void> {
  const whole = sound.pages.map((page) => shownOn(sound.adapter, page));
  const truths = whole.map(valuesByPath);
  await judgeOneFault(
    sound,
    (order, fault, which) => {
      const invented = inventedFacts(order, truths[which] ?? new Map(), (path) => mayDiffer(path, fault));
      expect(invented, `page ${which}: ${JSON.stringify(fault)}`).toEqual([]);
      expect(order.items.length).toBeLessThanOrEqual(whole[which]?.items.length ?? 0);
    },
    examples,
  );
}

/** Many faults: never an exception, and an order that the background takes. */
export async function expectTakenAfterManyFaults(sound: SoundPages): Promise<void> {
  const { pages, parts, runs: [, numRuns] = [0, 100] } = sound;
  const faults = fc.array(faultOf(parts), { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(faults, fc.nat(pages.length - 1), async (some, which) => {
      await readSpoilt(sound, which, (document) => {
        for (const fault of some) inflict(document, fault);
      });
    }),
    { numRuns },
  );
}

/** Any text anywhere: never an exception, and an order that the background takes; of a list, rows. */
export async function expectTakenWithAnyText(sound: SoundPages): Promise<void> {
  const { adapter, pages, parts, runs: [, numRuns] = [0, 100] } = sound;
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+ ٠٥٫₪\u200f') }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...parts),
      fc.nat(60),
      text,
      fc.nat(pages.length - 1),
      async (part, index, written, which) => {
        const { page } = await readSpoilt(sound, which, (document) => {
          const element = find(document, part, index);
          if (element !== undefined) write(element, written);
        });
        if (!sound.withoutList) {
          expect(findListReader(adapter.kind)?.readRows(page.document, page.url)).toBeInstanceOf(Array);
        }
      },
    ),
    { numRuns },
  );
}
