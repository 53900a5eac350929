import { useRef, useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Confirmed } from '../../../components/ui/Confirm';
import { FileButton } from '../../../components/ui/FileButton';
import { Notice } from '../../../components/ui/Notice';
import { saveFile } from '../../../components/ui/save-file';
import type { TextId } from '../../../lib/i18n/messages';
import { FILE_TEXTS, OwnFileError } from '../../../lib/transfer/own-file';
import { findDirectory } from '../../../lib/villages/directory';
import { forgetAllLearned, forgetLearned } from '../../../lib/villages/learned';
import {
  type ImportResult,
  importLearned,
  isNewer,
  readLearnedFile,
  writeLearnedFile,
} from '../../../lib/villages/learned-file';
import { LearnedList } from './LearnedList';
import type { VillagesProps } from './use-villages';

/** What became of the last file. */
type ImportOutcome =
  | { readonly kind: 'imported'; readonly result: ImportResult }
  | { readonly kind: 'refused'; readonly text: TextId };

/** What an account has learned: looked through, taken to a file and back, and removed, all of it in two steps. */
export function LearnedPart({ kept: { learned }, villages: { accountId, change } }: VillagesProps) {
  const { t } = useText();
  const count = learned.length;
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function readFile(file: File): Promise<ImportOutcome> {
    try {
      const entries = readLearnedFile(await file.text());
      const directory = await findDirectory(accountId);
      if (directory === null) return { kind: 'refused', text: 'failure-directory-missing' };
      return {
        kind: 'imported',
        result: await importLearned(accountId, directory.villages, entries, isNewer),
      };
    } catch (error) {
      if (error instanceof OwnFileError) return { kind: 'refused', text: FILE_TEXTS[error.code] };
      throw error;
    }
  }

  const save = () => saveFile('shahna-villages.json', 'application/json', writeLearnedFile(learned));

  async function remove(work: () => Promise<void>): Promise<void> {
    setOutcome(null);
    await change(work);
    // The focused element was removed.
    heading.current?.focus();
  }

  return (
    <div class="stack loose villages-part">
      <div class="stack tight">
        <h3 class="large" ref={heading} tabIndex={-1}>
          {t('learned-title')}
        </h3>
        <p class="soft">{t('learned-text')}</p>
      </div>
      <LearnedList
        learned={learned}
        onRemove={({ text }) => void remove(() => forgetLearned(accountId, text))}
      />
      {outcome !== null && <Outcome outcome={outcome} />}
      <Confirmed
        isPossible={count > 0}
        title={`${t('learned-remove-all')} (${count})`}
        text={t('learned-remove-all-text')}
        confirm={t('learned-remove-all')}
        onConfirm={() => void remove(() => forgetAllLearned(accountId))}
      >
        {(ask, asking) => (
          <div class="actions">
            {count > 0 && <Button onPress={save} text={t('save-as-file')} />}
            <FileButton
              name="learned"
              label={t('numbers-import')}
              onFile={(file) => void change(async () => setOutcome(await readFile(file)))}
            />
            {count > 0 && (
              <Button kind="quiet" buttonRef={asking} onPress={ask} text={t('learned-remove-all')} />
            )}
          </div>
        )}
      </Confirmed>
      <p class="soft small">{t('learned-import-text')}</p>
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: ImportOutcome }) {
  const { t, lookUp } = useText();
  if (outcome.kind === 'refused') {
    return <Notice tone="bad" live text={lookUp(outcome.text)} />;
  }
  return (
    <Notice
      tone={outcome.result.missing > 0 ? 'warning' : 'good'}
      live
      text={t('learned-imported', { ...outcome.result })}
    />
  );
}
