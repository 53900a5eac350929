import type { KnownRecipient } from '../../lib/messaging/views/service';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Phone } from '../ui/Phone';
import { Tag } from '../ui/Tag';
import { villageLabel } from '../village-picker/village-label';

interface RecipientCardProps {
  readonly recipient: KnownRecipient;
  readonly action: string;
  readonly onPress: () => void;
}

/** One known recipient: who, where, and whether the service has blocked them. */
export function RecipientCard({ recipient, action, onPress }: RecipientCardProps) {
  const { t, language } = useText();
  const { firstName, lastName, phone, phone2, address, blocked, note } = recipient;
  return (
    <div class="surface row apart loose recipient-card">
      <div class="cluster baseline breaks recipient-card__who">
        <strong>
          <bdi>{[firstName, lastName ?? ''].join(' ').trim()}</bdi>
        </strong>
        {blocked && <Tag tone="bad">{t('known-recipient-blocked')}</Tag>}
        {blocked === null && <Tag tone="warning">{t('known-recipient-blocked-unknown')}</Tag>}
        <span class="soft small">
          <Phone value={phone} />
          {phone2 && (
            <>
              {' · '}
              <Phone value={phone2} />
            </>
          )}
        </span>
        <span class="small">
          {address?.village ? (
            <bdi>{villageLabel(address.village, language)}</bdi>
          ) : (
            t('known-recipient-no-village')
          )}
          {address?.streetName && (
            <>
              {' · '}
              <bdi>{address.streetName}</bdi>
            </>
          )}
        </span>
        {note && (
          <span class="soft small">
            <bdi>{note}</bdi>
          </span>
        )}
      </div>
      <Button small onPress={onPress} text={action} />
    </div>
  );
}
