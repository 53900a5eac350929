import { useState } from 'preact/hooks';
import { Failure } from '../../lib/failure';

export interface Press<Name extends string> {
  /** What is being done just now. */
  readonly busy: Name | null;
  /** Why the newest one was not done. */
  readonly failure: Failure | null;
  run(name: Name, work: () => Promise<void>): void;
}

/** Runs one action at a time, with its busy state and its failure. */
export function usePress<Name extends string>(): Press<Name> {
  const [busy, setBusy] = useState<Name | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    busy,
    failure,
    run(name, work) {
      if (busy !== null) return;
      setBusy(name);
      setFailure(null);
      work()
        .catch((error: unknown) => setFailure(error instanceof Failure ? error : new Failure('unexpected')))
        .finally(() => setBusy(null));
    },
  };
}
