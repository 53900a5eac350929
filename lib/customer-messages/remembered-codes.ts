import * as z from 'zod/mini';
import { keptList } from '../storage/kept-list';
import { CODES, type CountryCode } from './whatsapp';

/** Codes are kept of so many phones, the newest; whoever is forgotten is asked for once more. */
const MOST_PHONES = 2_000;

const kept = keptList('message-codes', z.array(z.tuple([z.string(), z.enum(CODES)])));

/** The country's code that a person chose for a phone; `null`: none was chosen. What cannot be read is none. */
export async function findCode(phoneKey: string): Promise<CountryCode | null> {
  return new Map(await kept.read()).get(phoneKey) ?? null;
}

export async function keepCode(phoneKey: string, code: CountryCode): Promise<void> {
  await kept.change((all) => {
    const others = all.filter(([key]) => key !== phoneKey);
    return [...others, [phoneKey, code] satisfies [string, CountryCode]].slice(-MOST_PHONES);
  });
}
