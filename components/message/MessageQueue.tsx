import { useEffect, useRef, useState } from 'preact/hooks';
import type { send } from '../../lib/messaging/send';
import type { MessageState } from '../../lib/messaging/views/message';
import { logged } from '../../lib/storage/log';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { Disclosure } from '../ui/Disclosure';
import { Ltr } from '../ui/Ltr';
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
  const [states, setStates] = useState<readonly MessageState[]>([]);
  const [read, readAgain] = useState(0);
  const kind = messages[0]?.kind ?? 'made';
  const asked = JSON.stringify(messages.map(({ subject, phone }) => ({ subject, phone })));
  useEffect(() => {
    const [first] = messages;
    if (first === undefined || !open) return;
    let isStale = false;
    const { accountId } = first;
    ask('message/states', { kind, accountId, messages: JSON.parse(asked) }).then((answer) => {
      if (!isStale) setStates(answer);
    }, logged('ask which messages were sent'));
    return () => {
      isStale = true;
    };
  }, [asked, open, read]);
  const goesOn = useRef(false);
  const goOn = () => {
    goesOn.current = true;
    readAgain(read + 1);
  };
  if (messages.length === 0) return null;
  const listed = messages.map((message, at) => ({ message, state: states[at] }));
  const current = listed.find(({ state }) => state === 'open')?.message;
  const sent = listed.filter(({ state }) => state === 'sent').length;

  function mark({ subject }: Remembered, isSent: boolean): void {
    ask('message/sent', { kind, subject, sent: isSent }).then(
      () => readAgain(read + 1),
      logged('mark a message as sent'),
    );
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
