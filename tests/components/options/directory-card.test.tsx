import { describe, expect, it } from 'vitest';
import { SourceLine } from '../../../components/village-picker/SourceLine';
import type { VillagesProps } from '../../../entrypoints/options/villages/use-villages';
import { DirectoryCard } from '../../../entrypoints/options/villages/VillagesSection';
import { plain, readyVillages, show } from '../support/show';

const said = () => plain(document.body.textContent);
const directory = { villages: 806, cities: 22, fetchedAt: 1, revision: 1, hidden: [] };

function showCard(skipped: number) {
  show(
    <DirectoryCard
      kept={{ directory: { ...directory, skipped }, aside: null, dropped: [], learned: [] }}
      villages={
        { doing: new Set() as ReadonlySet<'fetch' | 'decide'>, fetched: false } as VillagesProps['villages']
      }
    />,
  );
}

describe('villages that could not be read', () => {
  it('are said beside the list, in the settings', () => {
    showCard(2);
    expect(said()).toContain('2 records of the delivery company’s list of villages could not be read');
  });

  it('and under the field in which one is looked for', () => {
    const source = { ...readyVillages(), skipped: 1 };
    show(<SourceLine source={source} onFetch={() => undefined} />);
    expect(said()).toContain('One record of the delivery company’s list of villages could not be read');
  });

  it('are not spoken of where there are none', () => {
    showCard(0);
    show(<SourceLine source={readyVillages()} onFetch={() => undefined} />);
    expect(said()).not.toContain('could not be read');
  });
});
