import { ToolIntro } from '../../../components/desk/ToolIntro';
import { JourneyPlayer } from '../../../components/journeys/JourneyPlayer';
import { useNames } from '../../../components/number-names/use-names';
import { useText } from '../../../components/text/use-text';
import { Notice } from '../../../components/ui/Notice';
import { useRead } from '../../../components/ui/use-read';
import {
  findJourneys,
  journeyFieldsSchema,
  removeJourney,
  saveJourney,
} from '../../../lib/journeys/journeys';
import { findAccount } from '../../../lib/settings/settings';
import type { SavedJourney } from '../../../lib/storage/records';
import type { SectionProps } from '../section';
import { useTyped } from '../use-typed';

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

function Journeys({ accountId, desk }: Pick<SectionProps, 'desk'> & { readonly accountId: string }) {
  const [names, reread] = useNames(accountId);
  const typed = useTyped(journeyFieldsSchema, accountId, 'journey', '');
  const [saved, read] = useRead<readonly SavedJourney[]>(
    [],
    // Journeys that cannot be read are not offered; a new one can be played.
    (now) => findJourneys(accountId).catch(now),
    [accountId],
    'journeys',
  );
  if (typed === null) return null;
  return (
    <JourneyPlayer
      typed={typed.typed}
      onTyped={typed.keep}
      names={names}
      saved={saved}
      onMove={async (parcelCode, step) => {
        const move = await desk.ask('journey/move', { accountId, parcelCode, step });
        await reread();
        return move;
      }}
      onSave={async (name, steps) => {
        const old = saved.find((journey) => journey.name === name);
        await saveJourney({ id: old?.id ?? crypto.randomUUID(), accountId, name, steps });
        await read();
      }}
      onRemove={async ({ id }) => {
        await removeJourney(id);
        await read();
      }}
    />
  );
}
