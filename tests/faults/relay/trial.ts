import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { NewShop } from '../../../relay/shops/shops';
import { Browser } from '../../relay/shop-client';
import { type Acknowledged, Reader, sendLife } from './burst';
import { pressWithClaim } from './press';
import type { RelayFault, Site } from './site';

const PARCELS = 6;
const EVENTS = 12;
const ORDERS = 4;
/** Milliseconds into the burst within which the fault comes. */
const WITHIN = 250;

/** What a trial found: each is to be 0, but the first. */
export interface RelayVerdict {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
  /** Numbers that the reader saw twice, or not at all. */
  readonly misnumbered: number;
  readonly ordersTwice: number;
  readonly ordersNever: number;
  /** Orders whose code the relay does not show in the end. */
  readonly ordersUntold: number;
}

/** A burst of events and presses at one shop, a fault in the middle of it, and what a reader saw. */
export async function runTrial(
  site: Site,
  shop: NewShop,
  fault: RelayFault,
  random: () => number,
): Promise<RelayVerdict> {
  const [url = ''] = site.urls;
  const browser = await Browser.join(url, shop, 'Reader');
  const other = await Browser.join(url, shop, 'Colleague');
  const reader = new Reader(site.urls, browser);
  const reading = reader.read();
  const path = new URL(shop.webhook).pathname;
  const lives = Array.from({ length: PARCELS }, (_, index) =>
    sendLife(site.urls, path, { code: `P${index}`, events: EVENTS, isPatient: index % 2 === 0 }, random),
  );
  const made = new Map<string, string[]>();
  const presses = Array.from({ length: ORDERS }, () => randomBytes(32).toString('base64url')).flatMap(
    (order) => {
      const codes: string[] = [];
      made.set(order, codes);
      return [browser, other].map((who) =>
        pressWithClaim(site.urls, who, order, () => {
          codes.push(`C-${order}-${codes.length}`);
          return codes.at(-1) ?? '';
        }),
      );
    },
  );
  await delay(random() * WITHIN);
  if (fault === 'reader cut off') reader.cut();
  else await site.meet(fault, random);
  const acknowledged = (await Promise.all(lives)).flat();
  await Promise.all(presses);
  reader.finish();
  await reading;
  const orders = await browser.orders();
  const all = [...made];
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ code, status }) => !has(reader.seen, code, status)).length,
    ...judgeOrder(reader.seen),
    // From 1 on, without gaps: what a reader can count on.
    misnumbered: reader.numbers.filter((seq, index) => seq !== index + 1).length,
    ordersTwice: all.filter(([, codes]) => codes.length > 1).length,
    ordersNever: all.filter(([, codes]) => codes.length === 0).length,
    ordersUntold: all.filter(([order, codes]) => orders.get(order)?.code !== codes[0]).length,
  };
}

function has(seen: readonly Acknowledged[], code: string, status: number): boolean {
  return seen.some((change) => change.code === code && change.status === status);
}

function judgeOrder(seen: readonly Acknowledged[]): {
  readonly doubled: number;
  readonly outOfOrder: number;
} {
  const newest = new Map<string, number>();
  const known = new Set<string>();
  let [doubled, outOfOrder] = [0, 0];
  for (const { code, status } of seen) {
    const name = `${code} ${status}`;
    if (known.has(name)) doubled += 1;
    else if (status < (newest.get(code) ?? 0)) outOfOrder += 1;
    known.add(name);
    newest.set(code, status);
  }
  return { doubled, outOfOrder };
}
