import { useEffect } from 'preact/hooks';
import { ParcelPanel } from '../../components/parcel-form/ParcelPanel';
import { NoteQuestion } from '../../components/store-list/NoteQuestion';
import type { Popup, Screen } from './popup-state';
import { VillageNotices } from './VillageNotices';

interface FormScreenProps {
  readonly popup: Popup;
  readonly screen: Extract<Screen, { show: 'form' }>;
}

/** The form; the villages are fetched when it stands there. */
export function FormScreen({ popup, screen }: FormScreenProps) {
  const { state, villages, pasting } = screen;
  useEffect(() => whenIdle(villages.load), [villages]);
  return (
    <>
      <NoteQuestion stores={popup.stores} />
      <VillageNotices villages={villages} />
      <ParcelPanel
        state={state}
        villages={villages.source}
        onFetchVillages={villages.fetch}
        onStartAnew={popup.startAnew}
        pasting={pasting}
      />
    </>
  );
}

/** Runs when the first picture stands. @returns calls it off */
function whenIdle(work: () => unknown): () => void {
  const id = requestIdleCallback(() => void work(), { timeout: 300 });
  return () => cancelIdleCallback(id);
}
