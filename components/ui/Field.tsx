import type { ComponentChildren, Ref } from 'preact';
import { useId } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';

/**
 * - `error`: cannot go on like this.
 * - `doubt`: a person must look.
 * - `notice`: worth knowing.
 */
export type MessageTone = 'error' | 'doubt' | 'notice';

export interface FieldMessage {
  readonly tone: MessageTone;
  readonly text: ComponentChildren;
  /** Presses, or pages to be opened, each an answer of its own. */
  readonly actions?: readonly FieldAction[];
}

export type FieldAction =
  | {
      readonly label: string;
      readonly onPress: (event: MouseEvent) => void;
      readonly buttonRef?: Ref<HTMLButtonElement>;
    }
  | { readonly label: string; readonly href: string };

/** What a field passes to the control inside it, so that label and messages belong to it for screen readers. */
export interface ControlProps {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export interface FieldLabels {
  /** Of the control, where it is found and focused by that. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** Quiet words at the end of the label's line, e.g. where a value came from. */
  readonly aside?: ComponentChildren;
  readonly messages?: readonly FieldMessage[];
  /** What is wrong with it, where that is all there is to say. */
  readonly problem?: string | null | undefined;
  readonly required?: boolean;
  /** Says so beside the label; fields that need a value carry no mark. */
  readonly optional?: boolean;
  /** What there is to say stands above the control, as a question does. */
  readonly asking?: boolean;
  /** Names the field for whoever looks for it on the page: `[data-field="phone"]`. */
  readonly name?: string;
}

const ICONS: Readonly<Record<MessageTone, IconName>> = { error: 'stop', doubt: 'alert', notice: 'info' };
const COLOURS: Readonly<Record<MessageTone, string>> = { error: 'bad', doubt: 'warning', notice: 'soft' };

interface FieldProps extends FieldLabels {
  readonly children: (control: ControlProps) => ComponentChildren;
}

export function Field(props: FieldProps) {
  const { label, children, hint, aside, required, optional, asking = false, name, problem } = props;
  const { messages = problem ? [{ tone: 'error' as const, text: problem }] : [] } = props;
  const { t } = useText();
  const own = useId();
  const { id = own } = props;
  const asideId = `${id}-aside`;
  const hintId = `${id}-hint`;
  const messageIds = messages.map((_, index) => `${id}-message-${index}`);
  const described = [...messageIds, ...(hint ? [hintId] : []), ...(aside ? [asideId] : [])];
  const control: ControlProps = {
    id,
    labelId: `${id}-label`,
    describedBy: described.length > 0 ? described.join(' ') : undefined,
    invalid: messages.some((message) => message.tone === 'error'),
    required: required ?? false,
  };
  const said = messages.length > 0 && (
    <div class="field__messages">
      {messages.map((message, index) => (
        <Message key={messageIds[index]} id={messageIds[index] ?? ''} message={message} />
      ))}
    </div>
  );
  return (
    <div class="field" data-field={name} data-tone={worstTone(messages)}>
      <div class="field__main">
        <div class="split field__head">
          <label class="field__label" id={control.labelId} for={id}>
            {label}
            {optional && <span class="soft plain"> ({t('optional')})</span>}
          </label>
          {aside && (
            <span class="field__aside one-line soft small" id={asideId}>
              {aside}
            </span>
          )}
        </div>
        {asking && said}
        {children(control)}
        {hint && (
          <div class="soft small" id={hintId}>
            {hint}
          </div>
        )}
      </div>
      {!asking && said}
    </div>
  );
}

function worstTone(messages: readonly FieldMessage[]): MessageTone | undefined {
  const order: readonly MessageTone[] = ['error', 'doubt', 'notice'];
  return order.find((tone) => messages.some((message) => message.tone === tone));
}

interface MessageProps {
  readonly id: string;
  readonly message: FieldMessage;
}

export function Message({ id, message: { tone, text, actions = [] } }: MessageProps) {
  return (
    <div class={`field__message ${COLOURS[tone]}`}>
      <Icon name={ICONS[tone]} size={14} />
      <span class="field__message-text" id={id}>
        {text}
      </span>
      {actions.map((action) =>
        'href' in action ? (
          <a
            key={action.label}
            class="button button--secondary button--small"
            href={action.href}
            target="_blank"
            rel="noreferrer"
            aria-describedby={id}
          >
            {action.label}
          </a>
        ) : (
          <Button
            key={action.label}
            // Two answers are what the form asks: as large as what it is sent by.
            small={actions.length < 2}
            describedBy={id}
            buttonRef={action.buttonRef ?? null}
            onPress={action.onPress}
            text={action.label}
          />
        ),
      )}
    </div>
  );
}
