import { ToolIntro } from '../../../components/desk/ToolIntro';
import { useNames } from '../../../components/number-names/use-names';
import { useText } from '../../../components/text/use-text';
import { Notice } from '../../../components/ui/Notice';
import { useRead } from '../../../components/ui/use-read';
import { findJourneys, journeyFieldsSchema } from '../../../lib/journeys/journeys';
import { findAccount } from '../../../lib/settings/settings';
import type { SavedJourney } from '../../../lib/storage/records';
import type { SectionProps } from '../section';
import { useTyped } from '../use-typed';
import { JourneyPlayer } from './JourneyPlayer';

/** A parcel's way through the service, played in the testing environment. */
export function JourneysSection({ desk }: SectionProps) {
  const { t } = useText();
  const account = findAccount(desk.settings.value, null);
  return (
    <div class="stack wide desk__section">
      <ToolIntro tool="journeys" />
      {account?.environment === 'testing' ? (
        <Journeys key={account.id} accountId={account.id} desk={desk} />
      ) : (
        <Notice tone="info" text={t('failure-testing-only')} />
      )}
    </div>
  );
}

function Journeys({ accountId, desk: { ask } }: Pick<SectionProps, 'desk'> & { readonly accountId: string }) {
  const [names, rereadNames] = useNames(accountId);
  const kept = useTyped(journeyFieldsSchema, accountId, 'journey', '');
  const [saved, rereadSaved] = useRead<readonly SavedJourney[]>(
    [],
    // Journeys that cannot be read are not offered; a new one can be played.
    (now) => findJourneys(accountId).catch(now),
    [accountId],
    'journeys',
  );
  return kept && <JourneyPlayer {...{ accountId, ask, kept, names, rereadNames, saved, rereadSaved }} />;
}
