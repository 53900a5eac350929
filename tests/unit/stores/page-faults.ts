import fc from 'fast-check';
import { expect } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { type StoreAdapter, StorePageError } from '../../../lib/stores/adapter';
import { factsOf, type OpenPage } from './open-page';

export const GARBAGE = '\u2620 garbage';

export interface Fault {
  readonly part: string;
  /** Which of the elements, counted round. */
  readonly index: number;
  readonly kind: 'delete' | 'duplicate' | 'garble' | 'rename';
}

export function faultOf(parts: readonly string[]): fc.Arbitrary<Fault> {
  return fc.record({
    part: fc.constantFrom(...parts),
    index: fc.nat(60),
    kind: fc.constantFrom('delete', 'duplicate', 'garble', 'rename'),
  });
}

/** The element of this part that the index falls on, counted round. */
export function find(document: Document, part: string, index: number): Element | undefined {
  const elements = [...document.querySelectorAll(part)];
  return elements[index % elements.length];
}

/** Does to the page what the fault says; nothing where the page has no such part. */
export function inflict(document: Document, { part, index, kind }: Fault): void {
  const element = find(document, part, index);
  if (element === undefined) return;
  if (kind === 'delete') element.remove();
  if (kind === 'duplicate') element.after(element.cloneNode(true));
  if (kind === 'rename') for (const { name } of [...element.attributes]) element.removeAttribute(name);
  if (kind === 'garble') write(element, GARBAGE);
}

/** Puts the text where a reader could look for one: into values, links, data and the text itself. */
export function write(element: Element, text: string): void {
  for (const { name } of [...element.attributes]) {
    if (name === 'value' || name === 'href' || name.startsWith('data-')) element.setAttribute(name, text);
  }
  if ('value' in element) element.setAttribute('value', text);
  if (!('value' in element) || element.childElementCount === 0) element.textContent = text;
}

/** The order read, or `null` when the page says it is no order's; anything else thrown is thrown on. */
export function readOrNothing(adapter: StoreAdapter, { document, url }: OpenPage): Order | null {
  try {
    return adapter.readDocument(document, url);
  } catch (error) {
    if (error instanceof StorePageError) return null;
    throw error;
  }
}

/** What is read is what the background takes. */
export function expectTaken(order: Order | null): void {
  if (order !== null) expect(orderSchema.safeParse(order).error).toBeUndefined();
}

/** By its path without the number, since a line that is gone moves the others up. */
export function valuesByPath(order: Order): Map<string, Set<string | null>> {
  const values = new Map<string, Set<string | null>>();
  for (const [path, value] of factsOf(order)) {
    const key = path.replace(/\.\d+\./, '.');
    values.set(key, (values.get(key) ?? new Set()).add(value));
  }
  return values;
}

/** Documents of one turn of the event loop are held in memory until its end. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** One fault: each fact is the right one, unknown, or the garbage itself, or the page is no order's at all. */
export async function expectNothingInvented(
  adapter: StoreAdapter,
  open: () => OpenPage,
  parts: readonly string[],
): Promise<void> {
  const truth = readOrNothing(adapter, open());
  if (truth === null) throw new Error('the whole page is no order’s');
  const truths = valuesByPath(truth);
  for (const part of parts) expect(find(open().document, part, 0), part).toBeDefined();
  await fc.assert(
    fc.asyncProperty(faultOf(parts), async (fault) => {
      await turn();
      const page = open();
      inflict(page.document, fault);
      const order = readOrNothing(adapter, page);
      if (order === null) return;
      for (const [path, value] of factsOf(order)) {
        if (value === null || value.includes(GARBAGE)) continue;
        expect([...(truths.get(path.replace(/\.\d+\./, '.')) ?? [])], path).toContain(value);
      }
      expect(order.items.length).toBeLessThanOrEqual(truth.items.length);
    }),
    { numRuns: 200 },
  );
}

/** Many faults, or any text anywhere: never an exception, never anything the background refuses. */
export async function expectNeverRefused(
  adapter: StoreAdapter,
  open: () => OpenPage,
  parts: readonly string[],
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(faultOf(parts), { minLength: 2, maxLength: 12 }), async (faults) => {
      await turn();
      const page = open();
      for (const fault of faults) inflict(page.document, fault);
      expectTaken(readOrNothing(adapter, page));
    }),
    { numRuns: 60 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...parts),
      fc.nat(30),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'0123456789.,-+ ٠٥٫₪\u200f') }),
      ),
      async (part, index, text) => {
        await turn();
        const page = open();
        const element = find(page.document, part, index);
        if (element !== undefined) write(element, text);
        expectTaken(readOrNothing(adapter, page));
        expect(adapter.readRows?.(page.document, page.url)).toBeInstanceOf(Array);
      },
    ),
    { numRuns: 100 },
  );
}
