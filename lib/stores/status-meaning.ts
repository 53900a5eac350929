import type { Order, StatusMeaning } from '../order';

/** A store's own statuses, each with what it means for shipping. */
export type StatusList = Readonly<Record<string, StatusMeaning>>;

/** What a status means by the store's list; nothing of one that the list has not. */
export function meaningOf(list: StatusList, status: string | null): Pick<Order, 'statusMeaning'> {
  const meaning = status !== null && Object.hasOwn(list, status) ? list[status] : undefined;
  return meaning === undefined ? {} : { statusMeaning: meaning };
}
