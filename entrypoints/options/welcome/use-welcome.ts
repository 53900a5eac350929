import { useEffect, useState } from 'preact/hooks';
import { currentStep, passStep, WELCOME_BEGUN } from '../../../components/welcome/welcome-steps';
import { onChanged } from '../../../lib/messaging/signals';
import { wasAnyCreated } from '../../../lib/outbox/read-rows';
import {
  saveWelcomeProgress,
  type WelcomeProgress,
  type WelcomeStep,
} from '../../../lib/settings/welcome-progress';
import { logged } from '../../../lib/storage/log';

export type WelcomeControl = ReturnType<typeof useWelcome>;

export function useWelcome(first: WelcomeProgress | null, guided: (now: WelcomeProgress | null) => boolean) {
  const [progress, setProgress] = useState(first);
  const [reopened, setReopened] = useState<WelcomeStep | null>(null);
  const [moved, setMoved] = useState(false);
  const [arrived, setArrived] = useState(false);
  const keep = (next: WelcomeProgress) => {
    setProgress(next);
    void saveWelcomeProgress(next);
  };
  const { passed } = progress ?? WELCOME_BEGUN;
  const finish = () => keep({ passed, finished: true });
  const open = reopened ?? currentStep(progress ?? WELCOME_BEGUN);
  const isGuided = guided(progress);
  const waiting = open === 'order';

  // The guide ends with the first parcel, at whichever step it is.
  useEffect(() => {
    if (!isGuided) return;
    const stop = new AbortController();
    const look = async () => {
      const isCreated = await wasAnyCreated();
      if (stop.signal.aborted || !isCreated) return;
      stop.abort();
      if (waiting) setArrived(true);
      finish();
    };
    const tryLook = () => void look().catch(logged('options: first parcel'));
    tryLook();
    onChanged(tryLook, stop.signal);
    return () => stop.abort();
  }, [isGuided, waiting]);

  return {
    progress,
    open,
    passed,
    /** A step was left on this page, by a press or by being done. */
    moved,
    /** The first parcel was created while the guide stood open. */
    arrived,
    /** An account is saved here: whoever closes the page comes back to the guide, though the account may not work yet. */
    begin: () => progress === null && keep(WELCOME_BEGUN),
    pass(step: WelcomeStep) {
      setReopened(null);
      setMoved(true);
      keep(passStep(progress ?? WELCOME_BEGUN, step));
    },
    reopen(step: WelcomeStep) {
      setReopened(step);
      setMoved(true);
    },
    finish,
  };
}
