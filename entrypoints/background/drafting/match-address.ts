import { logged } from '../../../lib/storage/log';
import type { AddressText } from '../../../lib/villages/address';
import { applyLearned } from '../../../lib/villages/apply-learned';
import { correctionOf, isOfAnotherStreet, isWholeAddress } from '../../../lib/villages/correction';
import { elsewhereAmong, type IsElsewhere } from '../../../lib/villages/elsewhere';
import { otherTerritory } from '../../../lib/villages/evidence';
import { findLearned, forgetLearned, isStillThere, learnVillage } from '../../../lib/villages/learned';
import { matchVillage, nearestOpen, type VillageMatch } from '../../../lib/villages/match';
import { readAddressOrder, withNamedAside } from '../../../lib/villages/read-order';
import { readUse } from '../../../lib/villages/usage';
import { isDeliverable, type Village } from '../../../lib/villages/village';
import { recordsOfPlace, type VillageIndex } from '../../../lib/villages/village-index';
import { villageIndexOf } from '../directories/directories';
import { readPlaces } from '../directories/places';
import { tellAll } from '../tell';

/** The village an address means: as the account's owner corrected it before, else as it reads. */
export async function matchAddress(accountId: string, said: AddressText): Promise<VillageMatch> {
  const indexed = villageIndexOf(accountId);
  const address = said.aside === undefined ? said : withNamedAside(await indexed, said);
  const [index, learned] = await Promise.all([indexed, findLearned(accountId, address)]);
  const match = await preferUsed(accountId, index, await matchKnowing(index, address), learned?.villageId);
  if (learned === null) return match;
  const village = index.villages.find(({ id }) => id === learned.villageId);
  if (village === undefined || !isStillThere(learned, village)) return match;
  const against = [
    ...otherTerritory(index, readAddressOrder(index, address), village),
    // Who chose for the whole address saw what its other fields say.
    ...(isWholeAddress(learned.text) ? [] : match.evidence.filter(({ code }) => code === 'said-too')),
  ];
  return applyLearned(match, address, learned, village, (closed) => nearestOpen(index, closed), against);
}

/**
 * Of the open records of a place that is listed twice the one that was learned, else the one used most before. Where
 * they stand in zones that may have prices of their own, a person is asked until one was used.
 */
async function preferUsed(
  accountId: string,
  index: VillageIndex,
  match: VillageMatch,
  learnedId: number | undefined,
): Promise<VillageMatch> {
  const { candidates, reason, confident } = match;
  const [first] = candidates;
  if (first === undefined) return match;
  const zones = reason.code === 'ambiguous' && reason.onePlace ? reason.villages : [];
  const records = confident
    ? recordsOfPlace(index, first.village).filter(isDeliverable)
    : index.villages.filter(({ id }) => zones.includes(id));
  if (records.length < 2) return match;
  const use = await readUse(accountId, Date.now());
  const weight = ({ id }: Village) => (id === learnedId ? Number.POSITIVE_INFINITY : (use.get(id) ?? 0));
  const [village = first.village] = [first.village, ...records].toSorted((a, b) => weight(b) - weight(a));
  const taken = weight(village) > 0 ? 'used' : 'first';
  if (!confident && taken === 'first') return match;
  return {
    ...match,
    candidates: [
      { ...first, village },
      ...candidates.slice(1).filter(({ village: { id } }) => id !== village.id),
    ],
    confident: true,
    recognised: true,
    reason: { code: 'listed-twice', taken },
    choices: [],
  };
}

interface OwnMatch {
  readonly match: VillageMatch;
  /** Whether a place elsewhere may be meant: the address is more, or other, than the village's very name. */
  readonly asksElsewhere: boolean;
}

/** Addresses whose match is kept: those of a review are matched when it is shown, when it is shipped and to learn. */
const MOST_MATCHED = 500;
const matched = new WeakMap<readonly Village[], Map<string, OwnMatch>>();

/** The match by the address and the directory alone; a directory whose villages were marked anew is another. */
function matchOf(index: VillageIndex, address: AddressText): OwnMatch {
  const known = matched.get(index.villages) ?? new Map<string, OwnMatch>();
  matched.set(index.villages, known);
  const words = JSON.stringify(address);
  const match = known.get(words) ?? matchAlone(index, address);
  known.set(words, match);
  const [oldest] = known.keys();
  if (known.size > MOST_MATCHED && oldest !== undefined) known.delete(oldest);
  return match;
}

function matchAlone(index: VillageIndex, address: AddressText): OwnMatch {
  let asksElsewhere = false;
  const match = matchVillage(index, address, () => {
    asksElsewhere = true;
    return false;
  });
  return { match, asksElsewhere };
}

let elsewhere: Promise<IsElsewhere | null> | null = null;

/** While the places cannot be read, each near match may be of one elsewhere: a person is asked. */
async function readElsewhere(): Promise<IsElsewhere> {
  elsewhere ??= readPlaces().then((places) => places && elsewhereAmong(places));
  const known = await elsewhere;
  if (known === null) elsewhere = null;
  return known ?? (() => true);
}

/** The match, and where it is not the village's very name alone, judged with the names of places elsewhere too. */
export async function matchKnowing(index: VillageIndex, address: AddressText): Promise<VillageMatch> {
  const { match, asksElsewhere } = matchOf(index, address);
  if (!match.recognised || !asksElsewhere) return match;
  return matchVillage(index, address, await readElsewhere());
}

/** Learns from a parcel that was made. Whatever goes wrong here, the parcel is what it is. */
export async function learnFromShipped(
  accountId: string,
  address: AddressText | null,
  street: string,
  chosen: Pick<Village, 'id' | 'name' | 'city'>,
): Promise<void> {
  if (address === null || isOfAnotherStreet(address, street)) return;
  await learnChoice(accountId, address, chosen).catch(logged('learn a village'));
}

/** Keeps the village where the address reads otherwise, and no longer what was learned of it before. */
async function learnChoice(
  accountId: string,
  said: AddressText,
  chosen: Pick<Village, 'id' | 'name' | 'city'>,
): Promise<void> {
  const index = await villageIndexOf(accountId);
  const address = withNamedAside(index, said);
  if (!index.villages.some(({ id }) => id === chosen.id)) return;
  const before = await findLearned(accountId, address);
  const kept = before?.villageId === chosen.id && before.certain ? before : null;
  if (kept !== null && (await matchAddress(accountId, said)).confident) return;
  const correction = correctionOf(index, address, matchOf(index, address).match, chosen, kept);
  const overruled = before !== null && before.villageId !== chosen.id && before.text !== correction?.text;
  if (overruled) await forgetLearned(accountId, before.text);
  if (correction !== null) await learnVillage(accountId, correction, chosen, Date.now());
  if (overruled || correction !== null) await tellAll();
}
