import { useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { failureOf } from '../../lib/storage/log';
import type { Conflict } from '../../lib/transfer/find-conflicts';
import { openKeys } from '../../lib/transfer/open-keys';
import { FILE_TEXTS, OwnFileError } from '../../lib/transfer/own-file';
import type { AccountKey } from '../../lib/transfer/sealed-keys';
import { type ReadSettingsFile, readSettingsFile, type SettingsFile } from '../../lib/transfer/settings-file';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { FileButton } from '../ui/FileButton';
import { Notice } from '../ui/Notice';
import { TextField } from '../ui/TextInput';
import { usePress } from '../ui/use-press';
import { ConflictList } from './ConflictList';

interface ImportFormProps {
  /** Finds what of the file exists here with other values; @throws Failure */
  readonly onCompare: (file: SettingsFile, keys: readonly AccountKey[]) => Promise<readonly Conflict[]>;
  /** @param replace conflicts that the file wins, by `conflictId`; @throws Failure */
  readonly onImport: (
    file: SettingsFile,
    keys: readonly AccountKey[],
    replace: ReadonlySet<string>,
  ) => Promise<unknown>;
}

type Step =
  | { readonly at: 'start' }
  | { readonly at: 'wrong'; readonly code: OwnFileError['code'] }
  | { readonly at: 'failed'; readonly failure: Failure }
  | { readonly at: 'locked'; readonly file: ReadSettingsFile; readonly wrong: boolean }
  | {
      readonly at: 'compared';
      readonly file: ReadSettingsFile;
      readonly keys: readonly AccountKey[];
      readonly conflicts: readonly Conflict[];
    }
  | { readonly at: 'done' };

/** Takes settings from a file, step by step; nothing is changed before the last press. */
export function ImportForm({ onCompare, onImport }: ImportFormProps) {
  const { t } = useText();
  const [step, setStep] = useState<Step>({ at: 'start' });

  const told = (error: unknown): Step =>
    error instanceof OwnFileError
      ? { at: 'wrong', code: error.code }
      : { at: 'failed', failure: failureOf(error, 'transfer') };
  const compare = async (file: ReadSettingsFile, keys: readonly AccountKey[]) =>
    setStep({ at: 'compared', file, keys, conflicts: await onCompare(file, keys) });
  const take = async (chosen: File) => {
    try {
      const file = readSettingsFile(await chosen.text());
      if (file.keys === null) await compare(file, []);
      else setStep({ at: 'locked', file, wrong: false });
    } catch (error) {
      setStep(told(error));
    }
  };
  const unlock = async (file: ReadSettingsFile, passphrase: string | null) => {
    try {
      await compare(
        file,
        passphrase === null || file.keys === null ? [] : await openKeys(passphrase, file.keys),
      );
    } catch (error) {
      const wrong = error instanceof OwnFileError && error.code === 'wrong-passphrase';
      setStep(wrong ? { at: 'locked', file, wrong } : told(error));
    }
  };
  const finish = async (compared: Extract<Step, { at: 'compared' }>, replace: ReadonlySet<string>) => {
    try {
      await onImport(compared.file, compared.keys, replace);
      setStep({ at: 'done' });
    } catch (error) {
      setStep(told(error));
    }
  };

  return (
    <div class="stack loose transfer">
      <div class="actions">
        <FileButton name="settings" label={t('numbers-import')} onFile={(file) => void take(file)} />
      </div>
      {step.at === 'wrong' && <Notice tone="bad" live text={t(FILE_TEXTS[step.code])} />}
      {step.at === 'failed' && <FailureNotice failure={step.failure} />}
      {step.at === 'locked' && (
        <PassphraseForm
          wrong={step.wrong}
          onOpen={(passphrase) => unlock(step.file, passphrase)}
          onWithout={() => unlock(step.file, null)}
        />
      )}
      {step.at === 'compared' && (
        <ConflictList
          file={step.file}
          keys={step.keys}
          conflicts={step.conflicts}
          onTake={(replace) => finish(step, replace)}
          onCancel={() => setStep({ at: 'start' })}
        />
      )}
      {step.at === 'done' && (
        <Notice tone="good" live>
          <p>{t('saved')}</p>
          <p>{t('transfer-imported-next')}</p>
        </Notice>
      )}
    </div>
  );
}

interface PassphraseFormProps {
  readonly wrong: boolean;
  readonly onOpen: (passphrase: string) => Promise<void>;
  readonly onWithout: () => Promise<void>;
}

/** Opens the keys of a file, or goes on without them. */
export function PassphraseForm({ wrong, onOpen, onWithout }: PassphraseFormProps) {
  const { t } = useText();
  const [passphrase, setPassphrase] = useState('');
  const press = usePress<'open'>('transfer');
  const open = () => passphrase !== '' && press.run('open', () => onOpen(passphrase));
  return (
    <form
      class="stack loose transfer"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <TextField
        name="filePassphrase"
        kind="password"
        newSecret
        label={t('transfer-passphrase')}
        problem={wrong ? t('transfer-file-wrong-passphrase') : null}
        value={passphrase}
        onInput={setPassphrase}
      />
      <div class="actions">
        <Button
          busy={press.busy !== null}
          disabled={passphrase === ''}
          onPress={open}
          text={t('transfer-open-keys')}
        />
        <Button kind="quiet" onPress={() => void onWithout()} text={t('transfer-without')} />
      </div>
    </form>
  );
}
