import { useState } from 'preact/hooks';
import { saveFile } from '../../../components/ui/save-file';
import { useEnding, useRead } from '../../../components/ui/use-read';
import type { Failure } from '../../../lib/failure';
import { send } from '../../../lib/messaging/send';
import { onChanged } from '../../../lib/messaging/signals';
import type { TaughtStore } from '../../../lib/messaging/views/teaching';
import { failureOf } from '../../../lib/storage/log';
import { FILE_LIMIT } from '../../../lib/teaching/teaching-schema';

type TaughtOutcome =
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

export function useTaught() {
  const [taught, look] = useRead<readonly TaughtStore[] | null>(
    null,
    // After a failure the last list stays.
    (now) => send('taught/list', {}).catch(now),
    [],
    'options: taught stores',
  );
  useEnding((closed) => onChanged(() => void look(), closed), [look]);
  const [outcome, setOutcome] = useState<TaughtOutcome | null>(null);
  const follow = (done: Promise<TaughtOutcome | null>) => {
    setOutcome(null);
    done
      .then(setOutcome, (error: unknown) =>
        setOutcome({ kind: 'failed', failure: failureOf(error, 'options') }),
      )
      .then(look);
  };
  return {
    taught,
    /** The result of the last action, where there is something to say. */
    outcome,
    forget: (id: string) => follow(send('taught/remove', { id })),
    save: () =>
      follow(
        send('taught/export', {}).then((text) => {
          saveFile('shahna-stores.json', 'application/json', text);
          return null;
        }),
      ),
    // A file that is too long for a message is none of ours: an empty text is refused the same way.
    open: (file: string) =>
      follow(
        send('taught/import', { file: file.length > FILE_LIMIT ? '' : file }).then(({ added }) => ({
          kind: 'added',
          count: added,
        })),
      ),
  };
}
