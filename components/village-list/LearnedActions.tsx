import type { TextId } from '../../lib/i18n/messages';
import type { ImportResult } from '../../lib/villages/learned-file';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Confirmed } from '../ui/Confirm';
import { FileButton } from '../ui/FileButton';
import { Notice } from '../ui/Notice';

/** What became of the last file. */
export type ImportOutcome =
  | { readonly kind: 'imported'; readonly result: ImportResult }
  | { readonly kind: 'refused'; readonly text: TextId };

interface LearnedActionsProps {
  readonly count: number;
  readonly outcome: ImportOutcome | null;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
  readonly onRemoveAll: () => void;
}

/** Takes what was learned to a file and back, and removes it all in two steps. */
export function LearnedActions(props: LearnedActionsProps) {
  const { count } = props;
  const { t } = useText();
  return (
    <>
      {props.outcome !== null && <Outcome outcome={props.outcome} />}
      <Confirmed
        isPossible={count > 0}
        title={`${t('learned-remove-all')} (${count})`}
        text={t('learned-remove-all-text')}
        confirm={t('learned-remove-all')}
        onConfirm={props.onRemoveAll}
      >
        {(ask, asking) => (
          <div class="actions">
            {count > 0 && <Button onPress={props.onExport}>{t('numbers-export')}</Button>}
            <FileButton name="learned" label={t('numbers-import')} onFile={props.onImport} />
            {count > 0 && (
              <Button kind="quiet" buttonRef={asking} onPress={ask}>
                {t('learned-remove-all')}
              </Button>
            )}
          </div>
        )}
      </Confirmed>
      <p class="soft small">{t('learned-import-text')}</p>
    </>
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
