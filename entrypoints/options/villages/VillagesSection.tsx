import { FailureNotice } from '../../../components/ui/FailureNotice';
import { DroppedVillageList } from '../../../components/village-list/DroppedVillages';
import { LostVillages } from '../../../components/village-list/LostVillages';
import { dismissDropped } from '../../../lib/villages/learned';
import { OfAccount } from '../OfAccount';
import type { SectionProps } from '../Section';
import { DirectoryCard } from './DirectoryCard';
import { LearnedPart } from './LearnedPart';
import { ReadingPart } from './ReadingPart';
import { useVillages } from './use-villages';

/** Each account's villages: the list, questions about it, and the learned villages. */
export function VillagesSection({ settings }: SectionProps) {
  return (
    <OfAccount section="villages" settings={settings}>
      {(accountId) => <AccountVillages key={accountId} accountId={accountId} />}
    </OfAccount>
  );
}

function AccountVillages({ accountId }: { readonly accountId: string }) {
  const villages = useVillages(accountId);
  const { kept, failure } = villages;
  if (kept === null) return null;
  const { aside } = kept;
  return (
    <>
      {failure !== null && <FailureNotice failure={failure} />}
      {aside !== null && !aside.declined && (
        <LostVillages
          gone={aside.gone}
          of={aside.of}
          deciding={villages.doing.has('decide')}
          onDecide={(use) => void villages.decide(use)}
        />
      )}
      <DroppedVillageList
        dropped={kept.dropped}
        onDismiss={() => void villages.change(() => dismissDropped(accountId))}
      />
      <DirectoryCard kept={kept} villages={villages} />
      {kept.directory !== null && <ReadingPart villages={villages} revision={kept.directory.revision} />}
      <LearnedPart kept={kept} villages={villages} />
    </>
  );
}
