import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** What an update changed, in three lines, until the person has seen them. */
export function News({ onSeen }: { readonly onSeen: () => void }) {
  const { t } = useText();
  return (
    <Notice
      tone="info"
      title={t('news-title')}
      actions={
        <Button small onPress={onSeen}>
          {t('close')}
        </Button>
      }
    >
      <ul class="stack points">
        <li>{t('news-1')}</li>
        <li>{t('news-2')}</li>
        <li>{t('news-3')}</li>
      </ul>
    </Notice>
  );
}
