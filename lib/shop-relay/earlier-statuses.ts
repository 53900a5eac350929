import type { ParcelState } from '../storage/records';

/** What was told of a parcel, with the other statuses that were told before it. */
export function withEarlier(state: ParcelState, before: ParcelState | undefined): ParcelState {
  if (before === undefined) return state;
  const { statusId, at, earlier = [] } = before;
  const known = statusId === null ? earlier : [{ statusId, at }, ...earlier];
  const others = known.filter((told) => told.statusId !== state.statusId);
  return others.length === 0 ? state : { ...state, earlier: others };
}
