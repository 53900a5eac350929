import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import { onChanged } from '../../lib/messaging/signals';
import type { TaughtStore } from '../../lib/messaging/views/teaching';
import { failureOf } from '../../lib/storage/log';
import { FILE_LIMIT } from '../../lib/teaching/file-limit';

export type TaughtOutcome =
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface TaughtControl {
  /** `null` until the background has said. */
  readonly taught: readonly TaughtStore[] | null;
  /** What came of the last press, where there is something to say. */
  readonly outcome: TaughtOutcome | null;
  readonly forget: (id: string) => void;
  readonly save: () => void;
  readonly open: (file: string) => void;
}

/** What was taught, and what can be done with it on this page. */
export function useTaught(): TaughtControl {
  const [taught, setTaught] = useState<readonly TaughtStore[] | null>(null);
  const [outcome, setOutcome] = useState<TaughtOutcome | null>(null);
  const look = useCallback(() => {
    // What cannot be said leaves what is shown.
    send('taught/list', {}).then(setTaught, () => undefined);
  }, []);
  useEffect(() => {
    const end = new AbortController();
    look();
    onChanged(look, end.signal);
    return () => end.abort();
  }, [look]);
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
    outcome,
    forget: (id) => follow(send('taught/remove', { id })),
    save: () =>
      follow(
        send('taught/export', {}).then((text) => {
          download(text);
          return null;
        }),
      ),
    // What is too long for the message is none of our files either: a shorter text says so as well.
    open: (file) =>
      follow(
        send('taught/import', { file: file.length > FILE_LIMIT ? '' : file }).then(({ added }) => ({
          kind: 'added',
          count: added,
        })),
      ),
  };
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'shahna-stores.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
