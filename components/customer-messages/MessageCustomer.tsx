import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CountryCode } from '../../lib/customer-messages/whatsapp';
import type { InputOf } from '../../lib/messaging/protocol';
import { send } from '../../lib/messaging/send';
import type { MessageView } from '../../lib/messaging/views/message';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Disclosure } from '../ui/Disclosure';
import { saidByPage } from '../ui/FailedPress';
import { Icon } from '../ui/Icon';
import { useRead } from '../ui/use-read';
import type { About } from './about';
import { LanguageField } from './LanguageField';

type Wish = InputOf<'message/write'>;

export type WriteMessage = (wish: Wish) => Promise<MessageView | null>;

interface MessageCustomerProps {
  readonly about: About;
  readonly write?: WriteMessage;
  /** Of a bulk: whether it was sent is shown there, and is told once it is kept. */
  readonly onSent?: () => void;
  /** The keyboard goes to it as soon as it is written. */
  readonly focused?: boolean;
}

/**
 * A text to the customer, opened in the person's own WhatsApp, where they read it and send it themselves. Nothing
 * stands here where the shop wants no messages, or the phone is none.
 */
export function MessageCustomer({ about, write = ask, onSent, focused = false }: MessageCustomerProps) {
  const { t } = useText();
  const [chosen, choose] = useState<Pick<Wish, 'language' | 'countryCode'>>(NOTHING_CHOSEN);
  const wish = JSON.stringify({ ...about, ...chosen });
  const [message, , setMessage] = useRead<MessageView | null>(
    null,
    () => write(JSON.parse(wish) as Wish),
    [wish],
    'write a message',
  );
  const opens = useRef<HTMLAnchorElement>(null);
  const isWritten = message !== null;
  useLayoutEffect(() => {
    if (isWritten && focused) opens.current?.focus();
  }, [isWritten]);
  if (message === null) return null;
  const { language, text, link, code, others, sent } = message;
  const { kind, subject } = about;

  // It goes on only once this is kept: by then the browser has followed the link that was pressed.
  async function mark(isSent: boolean): Promise<void> {
    if (subject === null) return;
    await send('message/sent', { kind, subject, sent: isSent });
    setMessage((now) => now && { ...now, sent: isSent });
    onSent?.();
  }
  const onOpen = () => void mark(true).catch(saidByPage('mark a message as sent'));

  return (
    <div class="stack">
      {/* A middle press opens it too. */}
      <a
        class={`button button--${onSent === undefined ? 'secondary' : 'primary'}`}
        ref={opens}
        href={link}
        target="_blank"
        rel="noreferrer"
        onClick={onOpen}
        onAuxClick={({ button }) => button === 1 && onOpen()}
      >
        <Icon name="outside" />
        {t('message-open')}
      </a>
      {sent && onSent === undefined && (
        <Checkbox
          label={t('sent')}
          checked
          onChange={(isSent) => void mark(isSent).catch(saidByPage('mark a message as sent'))}
        />
      )}
      <Disclosure summary={t('message-see')}>
        <p dir="auto">{text}</p>
        <LanguageField value={language} onPick={(picked) => choose({ ...chosen, language: picked })} />
        {others.map((other: CountryCode) => (
          <Button
            key={other}
            small
            kind="quiet"
            onPress={() => choose({ ...chosen, countryCode: other })}
            text={t('message-code', { now: `+${code}`, other: `+${other}` })}
          />
        ))}
      </Disclosure>
    </div>
  );
}

const ask: WriteMessage = (wish) => send('message/write', wish);

const NOTHING_CHOSEN = { language: null, countryCode: null };
