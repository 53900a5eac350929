import { useRef, useState } from 'preact/hooks';
import type { KnownRecipient } from '../../lib/messaging/views/service';
import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';
import { Icon } from '../ui/Icon';
import type { FormState } from './form-state';
import { RecipientCard } from './RecipientCard';

/** The recipients known by this phone. Its line is always there, so that the answer moves nothing. */
export function KnownRecipients({ state }: { readonly state: FormState }) {
  const { t } = useText();
  const asked = state.recipients.asked.value;
  if (asked.state === 'answered' && asked.answer.length > 0)
    return <Known recipients={asked.answer} onFill={state.fillFrom} />;
  return <p class="row tight soft known-line">{t(LINES[asked.state])}</p>;
}

const LINES = {
  idle: 'known-recipients-idle',
  waiting: 'loading',
  failed: 'known-recipients-failed',
  answered: 'known-recipients-none',
} as const;

interface KnownProps {
  readonly recipients: readonly KnownRecipient[];
  readonly onFill: (recipient: KnownRecipient) => void;
}

function Known({ recipients, onFill }: KnownProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const blocked = recipients.some((recipient) => recipient.blocked);
  return (
    <div class="known" ref={element}>
      <Disclosure
        open={open}
        onToggle={setOpen}
        summary={
          <span class={blocked ? 'row bad known__summary' : 'row known__summary'}>
            <Icon name={blocked ? 'stop' : 'person'} size={14} />
            {t('known-recipients', { count: recipients.length })}
          </span>
        }
      >
        <ul class="stack">
          {recipients.map((recipient) => (
            <li key={recipient.id}>
              <RecipientCard
                recipient={recipient}
                action={t('known-recipient-use')}
                onPress={() => {
                  onFill(recipient);
                  setOpen(false);
                  // The button is closed away with its list.
                  element.current?.querySelector('summary')?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
