import type { Translator } from '../../../lib/i18n/translator';
import { findNames } from '../../../lib/number-names/kept-names';
import type { Told } from '../../../lib/number-names/told';
import { toldOf } from '../../../lib/number-names/told-words';
import { findParcelState } from '../../../lib/shop-relay/parcel-states';

/** The newest that events told of a parcel, in the person's words; `null`: none did. */
export async function findTold(
  accountId: string,
  parcelCode: string | null,
  translator: Translator,
): Promise<Told | null> {
  const state = parcelCode === null ? null : await findParcelState(parcelCode);
  return state === null ? null : toldOf(state, await findNames(accountId), translator);
}

/** The same of many parcels, by their codes. */
export async function findToldOf(
  parcels: readonly { readonly accountId: string; readonly parcelCode: string | null }[],
  translator: Translator,
): Promise<ReadonlyMap<string, Told>> {
  const told = await Promise.all(
    parcels.map(({ accountId, parcelCode }) => findTold(accountId, parcelCode, translator)),
  );
  return new Map(
    parcels.flatMap(({ parcelCode }, index) => {
      const one = told[index] ?? null;
      return parcelCode === null || one === null ? [] : [[parcelCode, one] as const];
    }),
  );
}
