import { useEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { LogView } from '../../components/log/LogView';
import { UnreadableNotice } from '../../components/log/UnreadableNotice';
import { useText } from '../../components/text/use-text';
import { emptyLog, type LoggedError, logged, readLog } from '../../lib/storage/log';
import { reportOf } from '../../lib/storage/report';
import { forgetUnreadable, type KeptUnreadable, readUnreadable } from '../../lib/storage/unreadable';
import { Section } from './Section';

/** What went wrong, and what could not be read. */
export function LogSection() {
  const { t } = useText();
  const [entries, setEntries] = useState<readonly LoggedError[]>([]);
  const [records, setRecords] = useState<readonly KeptUnreadable[]>([]);
  const read = async () => {
    setEntries(await readLog());
    setRecords(await readUnreadable());
  };
  useEffect(() => void read().catch(logged('log section')), []);
  const change = (done: Promise<void>) => void done.then(read).catch(logged('log section'));
  const about = { version: browser.runtime.getManifest().version, browser: navigator.userAgent };
  return (
    <Section name="log" title={t('options-log')} text={t('log-text')}>
      <UnreadableNotice records={records} onForget={() => change(forgetUnreadable(records))} />
      <LogView
        entries={entries}
        report={reportOf(entries, { ...about, unreadable: records.length })}
        onEmpty={() => change(emptyLog())}
      />
    </Section>
  );
}
