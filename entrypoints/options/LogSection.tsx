import { browser } from 'wxt/browser';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { CopyButton } from '../../components/ui/CopyButton';
import { saidByPage } from '../../components/ui/FailedPress';
import { Ltr } from '../../components/ui/Ltr';
import { Time } from '../../components/ui/Time';
import { useRead } from '../../components/ui/use-read';
import { emptyLog, readLog } from '../../lib/storage/log';
import type { LoggedError } from '../../lib/storage/records';
import type { SectionProps } from './Section';

/** Entries that are shown; the report has them all. */
const SHOWN = 20;

/** The unexpected errors, the newest first, and a button that copies a report of them. */
export function LogSection({ unreadable }: SectionProps) {
  const { t } = useText();
  const [entries, read] = useRead<readonly LoggedError[]>([], readLog, [], 'log section');
  const about = { version: browser.runtime.getManifest().version, browser: navigator.userAgent };
  if (entries.length === 0) return <p class="soft">{t('numbers-none')}</p>;
  return (
    <>
      <ul>
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
        <CopyButton text={reportOf(entries, { ...about, unreadable })} label={t('log-report')} />
        <Button
          kind="quiet"
          onPress={() => void emptyLog().then(read).catch(saidByPage('log section'))}
          text={t('learned-remove-all')}
        />
      </div>
    </>
  );
}

interface About {
  /** The extension's. */
  readonly version: string;
  /** As it names itself to sites. */
  readonly browser: string;
  readonly unreadable: number;
}

/** The log as a text that can be sent to anybody, since the log holds nothing of a person. */
export function reportOf(entries: readonly LoggedError[], { version, browser, unreadable }: About): string {
  const lines = entries.map(({ at, where, type, code, message, frames }) =>
    [new Date(at).toISOString(), where, type, code ?? message, ...frames].join(' | '),
  );
  const head = [`Shahna ${version}`, browser, `records that cannot be read: ${unreadable}`];
  return [...head, ...lines].join('\n');
}
