import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../lib/press/press-rule';
import type { TeachWords } from '../../lib/teaching/teach-words';
import { Icon } from '../ui/Icon';

interface PanelFrameProps {
  readonly words: TeachWords;
  /** What is done in it. */
  readonly title: string;
  readonly language: string;
  readonly direction: 'rtl' | 'ltr';
  /** Which side of the page it stands on, in the direction of its language. */
  readonly side: 'start' | 'end';
  /** From 0 to 1; `null`: nothing is counted here. */
  readonly progress: number | null;
  /** Why the last press did not count. */
  readonly refused: Refusal | null;
  readonly onMove: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The panel over a page that is being taught: small, and moved aside with one press. */
export function PanelFrame({
  words,
  title,
  direction,
  language,
  side,
  progress,
  refused,
  onMove,
  onClose,
  children,
}: PanelFrameProps) {
  return (
    <section class={`panel ${side}`} dir={direction} lang={language} aria-label={title}>
      <header>
        <span class="brand">
          <Icon name="parcel" size={18} />
          {title}
        </span>
        {iconButton('aside', words['teach-move'], onMove)}
        {iconButton('cross', words['teach-close'], onClose)}
      </header>
      {progress !== null && (
        <div class="progress" aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(progress * 100)}%` }} />
        </div>
      )}
      {children}
      {refused !== null && (
        <p class="problem refused" role="alert">
          {words[`press-${refused}`]}
        </p>
      )}
    </section>
  );
}

function iconButton(icon: 'aside' | 'cross', label: string, onPress: () => void) {
  return (
    <button type="button" class="icon" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
