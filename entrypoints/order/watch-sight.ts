import { send } from '../../lib/messaging/send';
import { areDrawnPlainly } from '../../lib/page/are-drawn-plainly';
import { findShared } from '../../lib/page/shared-world';
import { watchStanding } from '../../lib/page/watch-standing';
import { STOOD, type Standing } from '../../lib/press/press-rule';

interface Watching {
  readonly host: Element;
  readonly body: Element;
  /** What must be seen: all that can be pressed, and what it ships. */
  readonly parts: () => readonly Element[];
  /** The browser's own command ships what is shown, so it is looked at from time to time. */
  readonly hasCommand: () => boolean;
  readonly signal: AbortSignal;
}

/** How what the bar ships stands on the screen. */
export interface Sight {
  /** The parts, which say this, are shown from now on. */
  watch(said: string | null): void;
  /** How they had stood by a time. */
  judge(at: number): Standing;
  /**
   * The last look before a press counts.
   * @param isSeen false: they did not stand there, which is known already
   * @returns whether they are drawn as they are
   */
  look(isSeen: boolean): boolean | Promise<boolean>;
  /** Whether they were looked at for long enough to be shipped by a command, before which no pointer comes. */
  isLookedAt(): boolean;
}

/** Chromium follows by itself what lies over the parts; in Firefox we look, when a press may come and when it comes. */
export function watchSight(watching: Watching): Sight {
  const { parts, signal } = watching;
  const standing = watchStanding(signal);
  if (import.meta.env.FIREFOX) return lookOurselves(watching, standing);
  return {
    watch: (said) => standing.watch(parts(), said),
    judge: standing.judge,
    // Of a tab that was left at once nothing more is drawn, and what stood there as it was pressed counts.
    look: async (isSeen) => isSeen && (await areDrawnPlainly(parts())) !== false,
    isLookedAt: () => true,
  };
}

/** What judges covers, once its script is there. */
const findJudge = () => findShared('shahnaIsPaintedOver');

function lookOurselves(
  { host, body, parts, hasCommand, signal }: Watching,
  standing: ReturnType<typeof watchStanding>,
): Sight {
  /** The script that looks is loaded once there is something to ship. */
  let isAsked = false;
  let cannotLook = false;
  /** Since when each look from time to time was one that could see. */
  let lookedSince = Infinity;

  function look(): boolean {
    const isCovered = findJudge()?.(host, parts()) !== false;
    standing.look(isCovered);
    return !isCovered;
  }
  function load(): void {
    if (isAsked || findJudge() !== null) return;
    isAsked = true;
    send('order/covers-script', {}).catch(() => {
      // Without that script no press on the bar counts; the form can still ship.
      cannotLook = true;
    });
  }
  function lookNowAndThen(): void {
    // The browser sends commands to the focused window.
    const isToBeSeen = hasCommand() && document.hasFocus();
    if (!isToBeSeen || findJudge() === null) lookedSince = Infinity;
    else {
      look();
      lookedSince = Math.min(lookedSince, performance.now());
    }
  }

  for (const type of ['pointerenter', 'focusin']) {
    body.addEventListener(type, () => findJudge() !== null && look(), { signal });
  }
  const timer = setInterval(lookNowAndThen, STOOD / 2);
  signal.addEventListener('abort', () => clearInterval(timer));

  return {
    watch(said) {
      if (said !== null) load();
      standing.watch(parts(), said);
    },
    judge(at) {
      if (cannotLook) return 'not-seen';
      // A press that begins before anything could be looked at came too soon: a page may uncover the bar by its end.
      return findJudge() === null ? 'too-soon' : standing.judge(at);
    },
    look,
    isLookedAt: () => performance.now() - lookedSince >= STOOD,
  };
}
