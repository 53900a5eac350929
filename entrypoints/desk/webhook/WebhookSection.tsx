import { ToolIntro } from '../../../components/desk/ToolIntro';
import { useNames } from '../../../components/number-names/use-names';
import { useText } from '../../../components/text/use-text';
import { useRead } from '../../../components/ui/use-read';
import { EventReader } from '../../../components/webhook/EventReader';
import { WebhookForm } from '../../../components/webhook/WebhookForm';
import { findWebhook, webhookFieldsSchema } from '../../../lib/storage/known-webhook';
import type { KnownWebhook } from '../../../lib/storage/records';
import { AccountSection } from '../AccountSection';
import type { SectionProps } from '../section';
import { useTyped } from '../use-typed';

/** Where the service tells of changes, and what it tells. */
export function WebhookSection({ desk }: SectionProps) {
  return (
    <AccountSection desk={desk} intro={<ToolIntro tool="webhook" />} narrow>
      {(account) => <Webhook key={account.id} accountId={account.id} desk={desk} />}
    </AccountSection>
  );
}

function Webhook({ accountId, desk }: Pick<SectionProps, 'desk'> & { readonly accountId: string }) {
  const { t } = useText();
  const [names, reread] = useNames(accountId);
  const typed = useTyped(webhookFieldsSchema, accountId, 'webhook', '');
  const [known, read] = useRead<KnownWebhook | null>(
    null,
    // The known address is only a reminder; without it the form works the same.
    () => findWebhook(accountId).catch(() => null),
    [accountId],
    'webhook',
  );
  if (typed === null) return null;
  return (
    <>
      <section class="card">
        <h2>{t('webhook-title')}</h2>
        <ul class="stack tight soft points">
          <li>{t('webhook-holds')}</li>
          <li>{t('webhook-unsigned')}</li>
        </ul>
        <WebhookForm
          known={known}
          typed={typed.typed?.address ?? ''}
          onTyped={(address) => typed.keep(address === '' ? null : { address })}
          onSet={async (address) => {
            const { message } = await desk.ask('webhook/set', { accountId, address });
            await read();
            return message;
          }}
        />
      </section>
      <section class="card">
        <h2>{t('event-title')}</h2>
        <EventReader
          names={names}
          onRead={async (text) => {
            const event = await desk.ask('webhook/read', { accountId, text });
            await reread();
            return event;
          }}
        />
      </section>
    </>
  );
}
