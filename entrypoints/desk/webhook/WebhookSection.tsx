import { ToolIntro } from '../../../components/desk/ToolIntro';
import { useText } from '../../../components/text/use-text';
import { useRead } from '../../../components/ui/use-read';
import { findWebhook, webhookFieldsSchema } from '../../../lib/storage/known-webhook';
import type { KnownWebhook } from '../../../lib/storage/records';
import { AccountSection } from '../AccountSection';
import type { AccountProps, SectionProps } from '../section';
import { useTyped } from '../use-typed';
import { EventReader } from './EventReader';
import { WebhookForm } from './WebhookForm';

/** Where the service tells of changes, and what it tells. */
export function WebhookSection({ desk }: SectionProps) {
  return (
    <AccountSection desk={desk} intro={<ToolIntro tool="webhook" />} narrow>
      {(account) => <Webhook key={account.id} account={account} ask={desk.ask} />}
    </AccountSection>
  );
}

function Webhook({ account, ask }: AccountProps) {
  const { t } = useText();
  const kept = useTyped(webhookFieldsSchema, account.id, 'webhook', '');
  const [known, readKnown] = useRead<KnownWebhook | null>(
    null,
    // The known address is only a reminder; without it the form works the same.
    () => findWebhook(account.id).catch(() => null),
    [account.id],
    'webhook',
  );
  if (kept === null) return null;
  return (
    <>
      <section class="card">
        <h2>{t('webhook-title')}</h2>
        <ul class="stack tight soft points">
          <li>{t('webhook-holds')}</li>
          <li>{t('webhook-unsigned')}</li>
        </ul>
        <WebhookForm {...{ account, ask, known, readKnown, kept }} />
      </section>
      <section class="card">
        <h2>{t('event-title')}</h2>
        <EventReader {...{ account, ask }} />
      </section>
    </>
  );
}
