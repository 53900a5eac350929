import { useRef, useState } from 'preact/hooks';
import type { send } from '../../lib/messaging/send';
import type { MessageState } from '../../lib/messaging/views/message';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { Disclosure } from '../ui/Disclosure';
import { saidByPage } from '../ui/FailedPress';
import { Ltr } from '../ui/Ltr';
import { useRead } from '../ui/use-read';
import type { About } from './about';
import { MessageCustomer } from './MessageCustomer';

/** A message of which it is remembered whether it was sent. */
type Remembered = About & { readonly subject: string };

interface MessageQueueProps {
  /** Of one kind and one account. */
  readonly messages: readonly Remembered[];
  readonly ask: typeof send;
}

/**
 * Messages of a bulk, one after the other: the next that was not sent can be opened, and what was opened is ticked. A
 * person unticks what they did not send after all.
 */
export function MessageQueue({ messages, ask }: MessageQueueProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const [first] = messages;
  const kind = first?.kind ?? 'made';
  const listedPhones = messages.map(({ subject, phone }) => ({ subject, phone }));
  const [states, readAgain] = useRead<readonly MessageState[]>(
    [],
    async (now) =>
      first === undefined || !open
        ? now()
        : ask('message/states', { kind, accountId: first.accountId, messages: listedPhones }),
    [JSON.stringify(listedPhones), open],
    'ask which messages were sent',
  );
  const goesOn = useRef(false);
  const goOn = () => {
    goesOn.current = true;
    void readAgain().catch(saidByPage('ask which messages were sent'));
  };
  if (messages.length === 0) return null;
  const listed = messages.map((message, at) => ({ message, state: states[at] }));
  const current = listed.find(({ state }) => state === 'open')?.message;
  const sent = listed.filter(({ state }) => state === 'sent').length;

  function mark({ subject }: Remembered, isSent: boolean): void {
    ask('message/sent', { kind, subject, sent: isSent })
      .then(readAgain)
      .catch(saidByPage('mark a message as sent'));
  }

  return (
    <Disclosure
      summary={t(`messages-all-${kind}`, { count: messages.length })}
      open={open}
      onToggle={setOpen}
    >
      <p role="status">{t('messages-sent', { sent, all: messages.length })}</p>
      {current !== undefined && (
        <div class="stack" data-message={current.subject}>
          <p>
            <strong>
              <bdi>{current.name}</bdi>
            </strong>{' '}
            <Ltr>{current.number}</Ltr>
          </p>
          <MessageCustomer key={current.subject} about={current} focused={goesOn.current} onSent={goOn} />
        </div>
      )}
      <ul class="message-queue">
        {listed.map(({ message, state }) => (
          <li key={message.subject}>
            {state === 'no-phone' ? (
              <>
                <bdi>{message.name}</bdi> <span class="soft small">{t('message-no-phone')}</span>
              </>
            ) : (
              <Checkbox
                label={
                  <>
                    <bdi>{message.name}</bdi> <Ltr>{message.number}</Ltr>
                  </>
                }
                checked={state === 'sent'}
                onChange={(isSent) => mark(message, isSent)}
              />
            )}
          </li>
        ))}
      </ul>
      <p class="soft small">{t('messages-ticked')}</p>
    </Disclosure>
  );
}
