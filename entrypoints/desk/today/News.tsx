import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Notice } from '../../../components/ui/Notice';
import { useRead } from '../../../components/ui/use-read';
import { areNewsUnseen, keepNewsSeen } from '../../../lib/settings/news';
import { logged } from '../../../lib/storage/log';

/**
 * What an update changed, in three lines, until the person has seen them: told once a version, in a page that they
 * opened, and no tab is opened for it.
 */
export function News() {
  const { t } = useText();
  const [unseen, , setUnseen] = useRead(false, areNewsUnseen, [], 'desk: news');
  if (!unseen) return null;
  const seen = () => {
    setUnseen(false);
    void keepNewsSeen().catch(logged('desk: news seen'));
  };
  return (
    <Notice tone="info" title={t('news-title')} actions={<Button small onPress={seen} text={t('close')} />}>
      <ul class="stack points">
        <li>{t('news-1')}</li>
        <li>{t('news-2')}</li>
        <li>{t('news-3')}</li>
      </ul>
    </Notice>
  );
}
