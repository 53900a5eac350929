import { useRef, useState } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { saveFile } from '../../components/ui/save-file';
import { type ImportOutcome, LearnedActions } from '../../components/village-list/LearnedActions';
import { LearnedList } from '../../components/village-list/LearnedList';
import type { TextId } from '../../lib/i18n/messages';
import { findDirectory } from '../../lib/villages/directory';
import { forgetAllLearned, forgetLearned } from '../../lib/villages/learned';
import {
  importLearned,
  isNewer,
  LearnedFileError,
  readLearnedFile,
  writeLearnedFile,
} from '../../lib/villages/learned-file';
import type { KeptVillages, VillagesControl } from './use-villages';

const FILE_TEXTS = {
  unreadable: 'file-not-ours',
  newer: 'file-newer',
  'too-large': 'file-too-large',
} as const satisfies Record<LearnedFileError['code'], TextId>;

interface LearnedPartProps {
  readonly accountId: string;
  readonly kept: KeptVillages;
  readonly change: VillagesControl['change'];
}

/** What an account has learned: looked through, removed, taken to a file and back. */
export function LearnedPart({ accountId, kept, change }: LearnedPartProps) {
  const { t } = useText();
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
      if (error instanceof LearnedFileError) return { kind: 'refused', text: FILE_TEXTS[error.code] };
      throw error;
    }
  }

  async function remove(work: () => Promise<void>): Promise<void> {
    setOutcome(null);
    await change(work);
    // The focused element was removed.
    heading.current?.focus();
  }

  return (
    <div class="stack loose">
      <h3 class="large" ref={heading} tabIndex={-1}>
        {t('learned-title')}
      </h3>
      <p class="soft">{t('learned-text')}</p>
      <LearnedList
        learned={kept.learned}
        onRemove={({ text }) => void remove(() => forgetLearned(accountId, text))}
      />
      <LearnedActions
        count={kept.learned.length}
        outcome={outcome}
        onExport={() => saveFile('shahna-villages.json', 'application/json', writeLearnedFile(kept.learned))}
        onImport={(file) => void change(async () => setOutcome(await readFile(file)))}
        onRemoveAll={() => void remove(() => forgetAllLearned(accountId))}
      />
    </div>
  );
}
