import { ToolIntro } from '../../../components/desk/ToolIntro';
import { useNames } from '../../../components/number-names/use-names';
import { useText } from '../../../components/text/use-text';
import { Notice } from '../../../components/ui/Notice';
import { useRead } from '../../../components/ui/use-read';
import { findJourneys, journeyFieldsSchema } from '../../../lib/journeys/journeys';
import { findAccount } from '../../../lib/settings/settings';
import type { SavedJourney } from '../../../lib/storage/records';
import type { AccountProps, SectionProps } from '../section';
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
        <Journeys key={account.id} account={account} ask={desk.ask} />
      ) : (
        <Notice tone="info" text={t('failure-testing-only')} />
      )}
    </div>
  );
}

function Journeys({ account, ask }: AccountProps) {
  const [names, rereadNames] = useNames(account.id);
  const kept = useTyped(journeyFieldsSchema, account.id, 'journey', '');
  const [saved, rereadSaved] = useRead<readonly SavedJourney[]>(
    [],
    // Journeys that cannot be read are not offered; a new one can be played.
    (now) => findJourneys(account.id).catch(now),
    [account.id],
    'journeys',
  );
  return kept && <JourneyPlayer {...{ account, ask, kept, names, rereadNames, saved, rereadSaved }} />;
}
