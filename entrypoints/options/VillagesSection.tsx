import { FailureNotice } from '../../components/ui/FailureNotice';
import { DirectoryCard } from '../../components/village-list/DirectoryCard';
import { DroppedVillageList } from '../../components/village-list/DroppedVillages';
import { LostVillages } from '../../components/village-list/LostVillages';
import { send } from '../../lib/messaging/send';
import { dismissDropped } from '../../lib/villages/learned';
import { LearnedPart } from './LearnedPart';
import { OfAccount } from './OfAccount';
import { ReadingPart } from './ReadingPart';
import type { SectionProps } from './Section';
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
          deciding={villages.deciding}
          onDecide={(use) => void villages.decide(use)}
        />
      )}
      <DroppedVillageList
        dropped={kept.dropped}
        onDismiss={() => void villages.change(() => dismissDropped(accountId))}
      />
      <DirectoryCard
        directory={kept.directory}
        fetching={villages.fetching}
        fetched={villages.fetched}
        oldKept={aside?.declined === true}
        onFetch={() => void villages.fetch()}
        onUnhide={({ id }) =>
          void villages.change(() => send('directory/unhide', { accountId, villageId: id }))
        }
      />
      {kept.directory !== null && (
        <ReadingPart accountId={accountId} revision={kept.directory.revision} change={villages.change} />
      )}
      <LearnedPart accountId={accountId} kept={kept} change={villages.change} />
    </>
  );
}
