import { useRef, useState } from 'preact/hooks';
import { NumberNamesEditor } from '../../components/number-names/NumberNamesEditor';
import { useNames } from '../../components/number-names/use-names';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { saveFile } from '../../components/ui/save-file';
import { NamesFileError, readNamesFile, writeNamesFile } from '../../lib/number-names/names-file';
import { mergeNames, NUMBER_KINDS, type NumberNames } from '../../lib/number-names/number-names';
import { changeNames } from '../../lib/storage/kept-names';
import type { Settings } from '../../lib/storage/settings';
import { OfAccount } from './OfAccount';
import { Section } from './Section';

type Told =
  | { readonly tone: 'good'; readonly count: number }
  | { readonly tone: 'bad'; readonly code: NamesFileError['code'] };

/** Each account's names for numbers, which a courier can hand to all its merchants as a file. */
export function NumbersSection({ settings }: { readonly settings: Settings }) {
  const { t } = useText();
  if (settings.accounts.length === 0) return null;
  return (
    <Section name="numbers" title={t('options-numbers')} text={t('options-numbers-text')}>
      <OfAccount section="numbers" settings={settings}>
        {(accountId) => <AccountNumbers key={accountId} accountId={accountId} />}
      </OfAccount>
    </Section>
  );
}

function AccountNumbers({ accountId }: { readonly accountId: string }) {
  const { t } = useText();
  const [names, reread] = useNames(accountId);
  const [told, setTold] = useState<Told | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  const change = (how: (names: NumberNames) => NumberNames) => changeNames(accountId, how).then(reread);
  const take = async (file: File) => {
    try {
      const added = readNamesFile(await file.text());
      await change((before) => mergeNames(before, added));
      setTold({ tone: 'good', count: NUMBER_KINDS.reduce((sum, kind) => sum + added[kind].length, 0) });
    } catch (error) {
      if (!(error instanceof NamesFileError)) throw error;
      setTold({ tone: 'bad', code: error.code });
    }
  };

  return (
    <>
      <NumberNamesEditor names={names} onChange={(how) => void change(how)} />
      <div class="actions">
        <Button onPress={() => saveFile('shahna-numbers.json', 'application/json', writeNamesFile(names))}>
          {t('numbers-export')}
        </Button>
        <Button onPress={() => picker.current?.click()}>{t('numbers-import')}</Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          data-file="numbers"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file !== undefined) void take(file);
          }}
        />
      </div>
      {told !== null && (
        <Notice tone={told.tone} live>
          <p>
            {told.tone === 'good'
              ? t('numbers-imported', { count: told.count })
              : t(`numbers-file-${told.code}`)}
          </p>
        </Notice>
      )}
    </>
  );
}
