import type { LoggedError } from '../../lib/storage/records';
import { Time } from '../outbox/Time';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Ltr } from '../ui/Ltr';

interface LogViewProps {
  /** The newest first. */
  readonly entries: readonly LoggedError[];
  /** The same as a text to be sent to somebody. */
  readonly report: string;
  readonly onEmpty: () => void;
}

/** Entries that are shown; the report has them all. */
const SHOWN = 20;

/** What went wrong without anybody having been told, and the report of it. */
export function LogView({ entries, report, onEmpty }: LogViewProps) {
  const { t } = useText();
  if (entries.length === 0) return <p class="soft">{t('log-nothing')}</p>;
  return (
    <>
      <ul class="log">
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={`${entry.at} ${entry.where}`} class="small">
            <Time at={entry.at} />{' '}
            <Ltr>
              {entry.where} · {entry.type} {entry.code ?? entry.message}
            </Ltr>
          </li>
        ))}
      </ul>
      <p class="soft small">{t('log-report-text')}</p>
      <div class="actions">
        <CopyButton text={report} label={t('log-report')} />
        <Button kind="quiet" onPress={onEmpty}>
          {t('log-empty')}
        </Button>
      </div>
    </>
  );
}
