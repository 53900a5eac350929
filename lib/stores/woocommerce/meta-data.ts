import type { ParcelNote } from '../adapter';
import { jsonList } from '../json';
import { isCode } from '../own-note';
import type { Shop } from './rest';

/** Our own keys among an order's data. A key with a line before it is not offered for editing on the order's page. */
const CODE = '_shahna_parcel_code';
const STATE = '_shahna_parcel_state';
const CREATED = 'created';
const TAKEN_BACK = 'taken-back';

/** Orders the interface lists in one answer at most. */
const PAGE = 100;

/** What is written into an order whose parcel exists, or was marked as wrong. */
export function ownMetaData({
  parcelCode,
  takesBack,
}: ParcelNote): readonly { readonly key: string; readonly value: string }[] {
  return [
    { key: CODE, value: parcelCode },
    { key: STATE, value: takesBack ? TAKEN_BACK : CREATED },
  ];
}

/** The parcel's code among an order's data; `null` where there is none, or it says no created parcel. */
export function findOwnMetaData(metaData: unknown): string | null {
  const find = (name: string) => jsonList(metaData).findLast(({ key }) => key === name)?.value;
  const code = find(CODE);
  return find(STATE) === CREATED && isCode(code) ? code : null;
}

/** The parcels' codes of many orders, by their ids. @throws as `Shop` */
export async function fetchShipped(
  orderIds: readonly string[],
  shop: Shop,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  for (let first = 0; first < orderIds.length; first += PAGE) {
    const ids = orderIds.slice(first, first + PAGE).join(',');
    const answer = await shop.ask('orders', `include=${ids}&per_page=${PAGE}&_fields=id,meta_data`);
    for (const { id, meta_data } of jsonList(answer)) {
      const code = findOwnMetaData(meta_data);
      if (code !== null && orderIds.includes(String(id))) codes.set(String(id), code);
    }
  }
  return codes;
}
