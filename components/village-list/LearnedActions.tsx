import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import type { ImportResult } from '../../lib/villages/learned-file';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
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
  const [removing, setRemoving] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      {props.outcome !== null && <Outcome outcome={props.outcome} />}
      {removing && count > 0 ? (
        <RemoveAll
          count={count}
          onCancel={() => setRemoving(false)}
          onRemove={() => {
            setRemoving(false);
            props.onRemoveAll();
          }}
        />
      ) : (
        <div class="actions">
          {count > 0 && <Button onPress={props.onExport}>{t('learned-export')}</Button>}
          <Button onPress={() => file.current?.click()}>{t('learned-import')}</Button>
          {count > 0 && (
            <Button kind="quiet" onPress={() => setRemoving(true)}>
              {t('learned-remove-all')}
            </Button>
          )}
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            data-testid="learned-file"
            onChange={(event) => {
              const [picked] = event.currentTarget.files ?? [];
              if (picked !== undefined) props.onImport(picked);
              // The same file may be picked again.
              event.currentTarget.value = '';
            }}
          />
        </div>
      )}
      <p class="soft small">{t('learned-import-text')}</p>
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: ImportOutcome }) {
  const { t, lookUp } = useText();
  if (outcome.kind === 'refused') {
    return (
      <Notice tone="bad" live>
        <p>{lookUp(outcome.text)}</p>
      </Notice>
    );
  }
  const { added, replaced, kept, missing } = outcome.result;
  return (
    <Notice tone={missing > 0 ? 'warning' : 'good'} live>
      <p>
        {[
          t('learned-imported', { added }),
          ...(replaced > 0 ? [t('learned-imported-replaced', { count: replaced })] : []),
          ...(kept > 0 ? [t('learned-imported-kept', { count: kept })] : []),
          ...(missing > 0 ? [t('learned-imported-missing', { count: missing })] : []),
        ].join(' ')}
      </p>
    </Notice>
  );
}

interface RemoveAllProps {
  readonly count: number;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** The second step, in the place of the first; the keyboard begins at the way back. */
function RemoveAll({ count, onRemove, onCancel }: RemoveAllProps) {
  const { t } = useText();
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <fieldset class="confirm" aria-labelledby="learned-remove-title" aria-describedby="learned-remove-text">
      <p class="notice__title" id="learned-remove-title">
        {t('learned-remove-all-title', { count })}
      </p>
      <p id="learned-remove-text">{t('learned-remove-all-text')}</p>
      <div class="actions">
        <Button kind="caution" onPress={onRemove}>
          {t('learned-remove-all-confirm')}
        </Button>
        <Button buttonRef={back} onPress={onCancel}>
          {t('learned-remove-all-cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
