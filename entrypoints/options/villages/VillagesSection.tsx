import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Notice } from '../../../components/ui/Notice';
import { DroppedVillageList } from '../../../components/village-list/DroppedVillages';
import { LostVillages } from '../../../components/village-list/LostVillages';
import { villageLabel } from '../../../components/village-picker/village-label';
import { momentText } from '../../../lib/i18n/moment-text';
import { send } from '../../../lib/messaging/send';
import { dismissDropped } from '../../../lib/villages/learned';
import { OfAccount } from '../OfAccount';
import type { SectionProps } from '../Section';
import { LearnedPart } from './LearnedPart';
import { ReadingPart } from './ReadingPart';
import type { VillagesProps } from './use-villages';
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

/** How many villages there are, how old the list is, and the way to a fresh one. */
export function DirectoryCard({ kept: { directory, aside }, villages }: VillagesProps) {
  const { t, language } = useText();
  const fetching = villages.doing.has('fetch');
  const offer = (villageId: number) => send('directory/unhide', { accountId: villages.accountId, villageId });
  return (
    <div class="card directory">
      <div class="spread top directory__head">
        <div>
          {directory === null ? (
            <p>{t('failure-directory-missing')}</p>
          ) : (
            <>
              <p class="bold">
                {t('villages-count', { count: directory.villages })}
                {' · '}
                {t('cities-count', { count: directory.cities })}
              </p>
              <p class="soft small">
                {t('villages-fetched', { when: momentText(directory.fetchedAt, language) })}
              </p>
            </>
          )}
          <p class="small good directory__done" role="status">
            {villages.fetched && !fetching ? t('saved') : ''}
          </p>
        </div>
        <Button
          busy={fetching}
          onPress={() => void villages.fetch()}
          text={t(fetching ? 'loading' : 'village-directory-fetch')}
        />
      </div>
      {directory !== null && directory.skipped > 0 && (
        <Notice tone="warning" text={t('villages-skipped', { count: directory.skipped })} />
      )}
      {aside?.declined === true && <p class="soft small">{t('villages-lost-old-kept')}</p>}
      {directory !== null && directory.hidden.length > 0 && (
        <div class="stack directory__hidden">
          <h3 class="large">{t('village-hidden')}</h3>
          <p class="soft small">{t('villages-hidden-text')}</p>
          <div class="actions">
            {directory.hidden.map((village) => (
              <Button
                small
                key={village.id}
                onPress={() => void villages.change(() => offer(village.id))}
                text={t('villages-hidden-offer', { village: villageLabel(village, language) })}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
