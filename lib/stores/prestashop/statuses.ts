import type { Texts } from '../places';
import type { PrestaShopPage, STATUS_PLACES } from './places';

type Statuses = Pick<Texts<keyof typeof STATUS_PLACES>, 'all' | 'lines'>;

/** `null` where the page does not say it. */
export function savedStatusId({ all }: Statuses): string | null {
  return /^\d{1,9}$/.exec(all('statusId')[0] ?? '')?.[0] ?? null;
}

/** Every status of the shop, number → the shop's own text. */
export function listStatuses({ all, lines }: Statuses): ReadonlyMap<string, string> {
  const names = lines('statusNames');
  return new Map(all('statusIds').map((id, at) => [id, names[at] ?? '']));
}

/**
 * The numbers of all statuses that the order has had, the oldest last; `null` in the place of one that the shop has no
 * more or has twice. The table has their texts alone, in the language of the page's own list of them.
 */
export function statusHistory(page: PrestaShopPage): readonly (string | null)[] {
  const named = Map.groupBy(listStatuses(page), ([, name]) => name);
  return page.lines('history').map((text) => {
    const [status, another] = named.get(text) ?? [];
    return status === undefined || another !== undefined ? null : status[0];
  });
}
