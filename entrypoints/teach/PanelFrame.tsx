import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../components/ui/Icon';
import type { PanelProps } from './panel-props';
import { useView } from './use-view';

interface PanelFrameProps extends Pick<PanelProps, 'onClose' | 'refused'> {
  /** What is done in it. */
  readonly title: string;
  /** From 0 to 1; `null`: nothing is counted here. */
  readonly progress: number | null;
  readonly children: ComponentChildren;
}

/** The panel over a page that is being taught: small, and moved aside with one press. */
export function PanelFrame({ title, progress, refused, onClose, children }: PanelFrameProps) {
  const { words, language, direction } = useView();
  /** Of the page, in the direction of the panel's language. */
  const [side, setSide] = useState<'start' | 'end'>('end');
  const move = () => setSide(side === 'end' ? 'start' : 'end');
  return (
    <section class={`panel ${side}`} dir={direction} lang={language} aria-label={title}>
      <header>
        <span class="brand">
          <Icon name="parcel" size={18} />
          {title}
        </span>
        {iconButton('aside', words['teach-move'], move)}
        {iconButton('cross', words['teach-close'], onClose)}
      </header>
      {progress !== null && (
        <div class="progress" aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(progress * 100)}%` }} />
        </div>
      )}
      {children}
      {refused.value !== null && (
        <p class="problem refused" role="alert">
          {words[`press-${refused.value}`]}
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
