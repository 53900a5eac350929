import type { TextId } from '../../lib/i18n/messages';
import { useText } from '../text/use-text';
import { Icon } from './Icon';

interface ProblemProps {
  readonly id: string;
  readonly text: TextId;
}

/** What is wrong with the field above it. */
export function Problem({ id, text }: ProblemProps) {
  const { lookUp } = useText();
  return (
    <div class="field__message field__message--error">
      <Icon name="stop" size={14} />
      <span class="field__message-text" id={id}>
        {lookUp(text)}
      </span>
    </div>
  );
}
