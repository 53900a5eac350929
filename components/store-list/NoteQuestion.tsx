import { useState } from 'preact/hooks';
import { isNoteChoiceOpen, keepNoteChoice } from '../../lib/settings/note-choice';
import type { EnabledStore } from '../../lib/settings/settings';
import { logged } from '../../lib/storage/log';
import { OWN_MARK } from '../../lib/stores/own-note';
import { findNotesPlace } from '../../lib/stores/registry';
import { useText } from '../text/use-text';
import { Notice } from '../ui/Notice';
import { YesOrNo } from '../ui/YesOrNo';

/**
 * Asks about a store that was enabled before anybody was told of notes: nothing is written into its orders without a
 * yes, and colleagues do not see what was shipped without it. Gone once it was answered.
 */
export function NoteQuestion({ stores }: { readonly stores: readonly EnabledStore[] }) {
  const { t } = useText();
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const store = stores.find((one) => isNoteChoiceOpen(one) && !answered.includes(one.origin));
  if (store === undefined) return null;
  const answer = (wanted: boolean) =>
    void keepNoteChoice(store.origin, wanted).then(
      () => setAnswered([...answered, store.origin]),
      logged('choice of notes'),
    );
  return (
    <Notice
      tone="info"
      title={t('store-note-ask', { what: 'note', store: store.origin.replace(/^https?:\/\//, '') })}
      actions={<YesOrNo onAnswer={answer} />}
      text={t('store-note-hint', { mark: OWN_MARK, place: findNotesPlace(store.kind) ?? 'notes' })}
    />
  );
}
