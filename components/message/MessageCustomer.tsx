import { useEffect, useState } from 'preact/hooks';
import type { CountryCode } from '../../lib/message/whatsapp';
import type { InputOf } from '../../lib/messaging/protocol';
import { send } from '../../lib/messaging/send';
import type { MessageView } from '../../lib/messaging/views/message';
import { logged } from '../../lib/storage/log';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Icon } from '../ui/Icon';
import { LanguageField } from './LanguageField';

type Wish = InputOf<'message/write'>;

export type WriteMessage = (wish: Wish) => Promise<MessageView | null>;

interface MessageCustomerProps {
  /** To whom and about what. */
  readonly about: Omit<Wish, 'language' | 'countryCode'>;
  readonly write?: WriteMessage;
}

/**
 * A text to the customer, opened in the person's own WhatsApp, where they read it and send it themselves. Nothing
 * stands here where the shop wants no messages, or the phone is none.
 */
export function MessageCustomer({ about, write = ask }: MessageCustomerProps) {
  const { t } = useText();
  const [chosen, choose] = useState<Pick<Wish, 'language' | 'countryCode'>>(NOTHING_CHOSEN);
  const [message, setMessage] = useState<MessageView | null>(null);
  const [open, setOpen] = useState(false);
  const wish = JSON.stringify({ ...about, ...chosen });
  useEffect(() => {
    let isStale = false;
    write(JSON.parse(wish) as Wish).then((written) => {
      if (!isStale) setMessage(written);
    }, logged('write a message'));
    return () => {
      isStale = true;
    };
  }, [wish]);
  if (message === null) return null;
  const { language, text, link, code, others } = message;
  return (
    <div class="stack">
      <a class="button button--secondary" href={link} target="_blank" rel="noreferrer">
        <Icon name="outside" />
        {t('message-open')}
      </a>
      <Disclosure summary={t('message-see')} open={open} onToggle={setOpen}>
        <p dir="auto">{text}</p>
        <LanguageField value={language} onPick={(picked) => choose({ ...chosen, language: picked })} />
        {others.map((other: CountryCode) => (
          <Button key={other} small kind="quiet" onPress={() => choose({ ...chosen, countryCode: other })}>
            {t('message-code', { now: `+${code}`, other: `+${other}` })}
          </Button>
        ))}
      </Disclosure>
    </div>
  );
}

const ask: WriteMessage = (wish) => send('message/write', wish);

const NOTHING_CHOSEN = { language: null, countryCode: null };
