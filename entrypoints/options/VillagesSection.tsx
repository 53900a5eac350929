import { useText } from '../../components/text/use-text';
import { Notice } from '../../components/ui/Notice';
import { DirectoryCard } from '../../components/village-list/DirectoryCard';
import { DroppedVillages } from '../../components/village-list/DroppedVillages';
import { LostVillages } from '../../components/village-list/LostVillages';
import { send } from '../../lib/messaging/send';
import type { Settings } from '../../lib/storage/settings';
import { dismissDropped } from '../../lib/villages/learned';
import { LearnedPart } from './LearnedPart';
import { OfAccount } from './OfAccount';
import { Section } from './Section';
import { useVillages } from './use-villages';

interface VillagesSectionProps {
  readonly settings: Settings;
}

/** Each account's villages: the list, what is asked of it, and what was learned. */
export function VillagesSection({ settings }: VillagesSectionProps) {
  const { t } = useText();
  if (settings.accounts.length === 0) return null;
  return (
    <Section name="villages" title={t('options-villages')} text={t('options-villages-text')}>
      <OfAccount section="villages" settings={settings}>
        {(accountId) => <AccountVillages key={accountId} accountId={accountId} />}
      </OfAccount>
    </Section>
  );
}

function AccountVillages({ accountId }: { readonly accountId: string }) {
  const { lookUp } = useText();
  const villages = useVillages(accountId);
  const { kept, failure } = villages;
  if (kept === null) return null;
  const { aside } = kept;
  return (
    <>
      {failure !== null && (
        <Notice tone="bad" live>
          <p>{lookUp(`failure-${failure.code}`, failure.params)}</p>
        </Notice>
      )}
      {aside !== null && !aside.declined && (
        <LostVillages
          gone={aside.gone}
          of={aside.of}
          deciding={villages.deciding}
          onDecide={(use) => void villages.decide(use)}
        />
      )}
      <DroppedVillages
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
      <LearnedPart accountId={accountId} kept={kept} change={villages.change} />
    </>
  );
}
