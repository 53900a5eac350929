import { useState } from 'preact/hooks';
import { NumberNamesEditor } from '../../components/number-names/NumberNamesEditor';
import { useNames } from '../../components/number-names/use-names';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { FileButton } from '../../components/ui/FileButton';
import { Notice } from '../../components/ui/Notice';
import { saveFile } from '../../components/ui/save-file';
import { changeNames } from '../../lib/number-names/kept-names';
import { readNamesFile, writeNamesFile } from '../../lib/number-names/names-file';
import { mergeNames, type NumberNames } from '../../lib/number-names/number-names';
import { FILE_TEXTS, OwnFileError } from '../../lib/transfer/own-file';
import { OfAccount } from './OfAccount';
import type { SectionProps } from './Section';

/** Each account's names for numbers, which a courier can hand to all its merchants as a file. */
export function NumbersSection({ settings }: SectionProps) {
  return (
    <OfAccount section="numbers" settings={settings}>
      {(accountId) => <AccountNumbers key={accountId} accountId={accountId} />}
    </OfAccount>
  );
}

function AccountNumbers({ accountId }: { readonly accountId: string }) {
  const { t } = useText();
  const [names, reread] = useNames(accountId);
  const [told, setTold] = useState<OwnFileError['code'] | 'saved' | null>(null);

  const change = (how: (names: NumberNames) => NumberNames) => changeNames(accountId, how).then(reread);
  const take = async (file: File) => {
    try {
      const added = readNamesFile(await file.text());
      await change((before) => mergeNames(before, added));
      setTold('saved');
    } catch (error) {
      if (!(error instanceof OwnFileError)) throw error;
      setTold(error.code);
    }
  };

  return (
    <>
      <NumberNamesEditor names={names} onChange={(how) => void change(how)} />
      <div class="actions">
        <Button
          onPress={() => saveFile('shahna-numbers.json', 'application/json', writeNamesFile(names))}
          text={t('save-as-file')}
        />
        <FileButton name="numbers" label={t('numbers-import')} onFile={(file) => void take(file)} />
      </div>
      {told !== null && (
        <Notice
          tone={told === 'saved' ? 'good' : 'bad'}
          live
          text={t(told === 'saved' ? told : FILE_TEXTS[told])}
        />
      )}
    </>
  );
}
