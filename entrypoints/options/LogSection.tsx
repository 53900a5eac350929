import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { LogView } from '../../components/log/LogView';
import { useText } from '../../components/text/use-text';
import { emptyLog, logged, readLog } from '../../lib/storage/log';
import type { LoggedError } from '../../lib/storage/records';
import { Section } from './Section';

interface LogSectionProps {
  /** How many records could not be read. */
  readonly unreadable: number;
}

/** What went wrong. */
export function LogSection({ unreadable }: LogSectionProps) {
  const { t } = useText();
  const [entries, setEntries] = useState<readonly LoggedError[]>([]);
  const read = async () => setEntries(await readLog());
  useEffect(() => void read().catch(logged('log section')), []);
  const about = { version: browser.runtime.getManifest().version, browser: navigator.userAgent };
  return (
    <Section name="log" title={t('options-log')} text={t('log-text')}>
      <LogView
        entries={entries}
        report={reportOf(entries, { ...about, unreadable })}
        onEmpty={() => void emptyLog().then(read).catch(logged('log section'))}
      />
    </Section>
  );
}

interface About {
  /** The extension's. */
  readonly version: string;
  /** As it names itself to sites. */
  readonly browser: string;
  /** How many records could not be read. */
  readonly unreadable: number;
}

/** The log as a text that can be given to anybody: it holds nothing but what the log holds. */
export function reportOf(entries: readonly LoggedError[], { version, browser, unreadable }: About): string {
  const lines = entries.map(({ at, where, type, code, message, frames }) =>
    [new Date(at).toISOString(), where, type, code ?? message, ...frames].join(' | '),
  );
  const head = [`Shahna ${version}`, browser, `records that cannot be read: ${unreadable}`];
  return [...head, ...lines].join('\n');
}
