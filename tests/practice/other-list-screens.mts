import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BrowserKind } from '../browsers/find-browser';
import { VillagesSection } from '../e2e/pages/villages-section';
import { World } from '../e2e/world';
import { readDefaultSeed } from '../sandbox/seed/read-seed';
import type { Seed } from '../sandbox/seed/seed-schema';
import type { Take } from './desk-screens.mts';

/** A carrier's list put together from three sources: names in brackets, doubles, zones, names that are cut off. */
const LIST = new URL('../bench/villages/lists/carrier.json', import.meta.url);
const listSchema = z.array(
  z.looseObject({
    id: z.int(),
    name: z.string(),
    villages: z.array(z.looseObject({ id: z.int(), name: z.string() })),
  }),
);

/** The options' part on villages where the company's list is written otherwise: what was understood of its names. */
export async function photographOtherList(
  options: { readonly kind: BrowserKind; readonly language: 'ar' | 'en' | 'he'; readonly dark: boolean },
  take: Take,
): Promise<void> {
  const world = await World.openReady({ ...options, sandbox: { seed: seedOf(LIST) } });
  try {
    const section = await VillagesSection.open(world);
    await take(section.page, 'options-other-list', undefined, true);
    await section.page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('#villages-section details'))
        part.open = true;
    });
    await section.page.waitForSelector('#villages-section details table');
    await take(section.page, 'options-other-list-open', undefined, true);
    await section.close();
  } finally {
    await world.close();
  }
}

function seedOf(list: URL): Seed {
  const cities = listSchema.parse(JSON.parse(readFileSync(list, 'utf8'))).map(({ id, name, villages }) => ({
    id,
    name,
    villages: villages.map((village) => ({
      id: village.id,
      name: village.name,
      city_id: id,
      region_id: 1,
      region_type: 1,
    })),
  }));
  const seed = readDefaultSeed();
  // What was sent before lies in villages of the practice list.
  const customers = seed.customers.map((customer) => ({ ...customer, recipients: [], parcels: [] }));
  return { ...seed, cities, villages: [], customers };
}
