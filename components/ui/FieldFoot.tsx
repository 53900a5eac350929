import type { ComponentChildren } from 'preact';
import type { TextId } from '../../lib/i18n/messages';
import { useText } from '../text/use-text';
import { Message } from './Field';

interface FieldFootProps {
  readonly id: string;
  readonly problem: TextId | undefined;
  readonly hint: ComponentChildren;
}

/** Below a control of the settings: what is wrong with it, and what it is for. */
export function FieldFoot({ id, problem, hint }: FieldFootProps) {
  const { lookUp } = useText();
  return (
    <>
      {problem && <Message id={`${id}-problem`} message={{ tone: 'error', text: lookUp(problem) }} />}
      {hint && (
        <div class="soft small" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </>
  );
}

/** The ids of what stands there, for the control's `aria-describedby`. */
export function describedBy({ id, problem, hint }: FieldFootProps): string | undefined {
  const ids = [...(problem ? [`${id}-problem`] : []), ...(hint ? [`${id}-hint`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
