import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { LogView } from '../../components/log/LogView';
import { useText } from '../../components/text/use-text';
import { emptyLog, logged, readLog } from '../../lib/storage/log';
import type { LoggedError } from '../../lib/storage/records';
import { reportOf } from '../../lib/storage/report';
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
