import type { RowState } from '../../lib/outbox/row';
import { useText } from '../text/use-text';
import { Tag } from '../ui/Tag';

const TONES = {
  queued: 'plain',
  sending: 'plain',
  created: 'good',
  refused: 'bad',
  unknown: 'warning',
  'made-code-unknown': 'warning',
  settled: 'plain',
  withdrawn: 'plain',
} as const satisfies Record<RowState, string>;

export function RowStateTag({ state }: { readonly state: RowState }) {
  const { t } = useText();
  return <Tag tone={TONES[state]}>{t(`row-${state}`)}</Tag>;
}
