import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { elsewhereAmong } from '../../../lib/villages/elsewhere';
import { readGazetteer } from '../../../lib/villages/gazetteer';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import cities from '../../sandbox/data/jordan-directory.json' with { type: 'json' };

const gazetteer = readGazetteer(
  readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8'),
);
const villages = cities.flatMap(({ id: cityId, name: city, villages: own }) =>
  own.map(({ id, name }) => ({
    id,
    name,
    cityId,
    city,
    closed: false,
    note: null,
    deleted: false,
    hidden: false,
  })),
);

it('knows every place of a Jordanian list by its name, though the gazetteer has namesakes elsewhere', () => {
  const index = buildVillageIndex(villages, gazetteer);
  const isElsewhere = elsewhereAmong(gazetteer);
  const unsure: string[] = [];
  for (const { id, name, city } of villages) {
    const isAlone = villages.filter((other) => other.name === name).length === 1;
    const addresses = [
      { city, address1: name, country: 'JO' },
      ...(isAlone ? [{ city: name, country: 'JO' }] : []),
    ];
    for (const address of addresses) {
      const { confident, candidates } = matchVillage(index, address, isElsewhere);
      if (!confident || candidates[0]?.village.id !== id) unsure.push(Object.values(address).join(' | '));
    }
  }
  expect(unsure).toEqual([]);
});
