import { News } from '../../../components/today/News';
import { useRead } from '../../../components/ui/use-read';
import { areNewsUnseen, keepNewsSeen } from '../../../lib/settings/news';
import { logged } from '../../../lib/storage/log';

/** Told once a version, in a page that the person opened: no tab is opened for it. */
export function NewsSection() {
  const [unseen, , setUnseen] = useRead(false, areNewsUnseen, [], 'desk: news');
  if (!unseen) return null;
  const seen = () => {
    setUnseen(false);
    void keepNewsSeen().catch(logged('desk: news seen'));
  };
  return <News onSeen={seen} />;
}
