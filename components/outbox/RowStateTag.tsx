import { isMarkedWrong, type Standing, toneOf } from '../../lib/outbox/meaning';
import { useText } from '../text/use-text';
import { Tag } from '../ui/Tag';

/** How a row stands, in a word or two. */
export function RowStateTag({ row }: { readonly row: Standing }) {
  const { t } = useText();
  return <Tag tone={toneOf(row)}>{t(isMarkedWrong(row) ? 'row-wrong' : `row-${row.state}`)}</Tag>;
}
