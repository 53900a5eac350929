import { describe, expect, it } from 'vitest';
import { readSourceFiles } from './source-files';

/** Calls that take any number of arguments: a list of some ten thousands, spread into them, ends with a RangeError. */
const SPREAD =
  /(?:Math\.(?:max|min)|(?<!function )\baddDecimals|[\w\])]\.(?:push|unshift|splice|concat))\((?:[^()]*,\s*)?\.\.\.[^\n]*/g;

/** Lists that are short whatever a person has, with the reason. */
const SHORT: Readonly<Record<string, string>> = {
  'lib/page/covers/painted-areas.ts': 'four borders',
  'lib/page/covers/generated-areas.ts': 'four corners',
  'lib/villages/listing/areas.ts': 'the areas of one place',
  'lib/villages/village-index.ts': 'the names of one place',
  'lib/villages/symbols.ts': 'the scripts of a text',
  'lib/villages/readings.ts': 'the regions named in one address',
  'lib/villages/named-parts.ts': 'the parts of one address',
  'lib/courier/schemas/fields.ts': 'the fields of one record',
  'lib/parcel/fill-recipient.ts': 'the lines of one address',
  'lib/parcel/settle.ts': 'the parts of one amount',
  'components/plots/FatePlot.tsx': 'the days or cities of a month',
  'entrypoints/background/shipping/plan.ts': 'the parcels of one order',
  'entrypoints/background/shipping/carrier.ts': 'the answers to one question',
};

function spreads(text: string): readonly string[] {
  return Array.from(text.replace(/(?<=\()\s+/g, '').matchAll(SPREAD), ([call]) => call);
}

describe('a list of any length', () => {
  it('is never spread into arguments', () => {
    const shipped = [...readSourceFiles().values()].filter(({ path }) =>
      /^(entrypoints|components|lib)\//.test(path),
    );
    const found = shipped.filter(({ text }) => spreads(text).length > 0).map(({ path }) => path);
    expect(found.toSorted()).toEqual(Object.keys(SHORT).toSorted());
  });

  it('is found where it would be', () => {
    expect(spreads('const a = Math.max(0, ...all.map(size));')).toHaveLength(1);
    expect(spreads('sum: addDecimals(\n  ...all,\n)')).toHaveLength(1);
    expect(spreads('parts.push(...more);')).toHaveLength(1);
    expect(spreads('const a = [...all]; b({ ...c }); addUp(all)')).toEqual([]);
  });
});
