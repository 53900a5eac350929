import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

interface LostVillagesProps {
  readonly gone: number;
  readonly of: number;
  /** The decision is being saved. */
  readonly deciding: boolean;
  readonly onDecide: (use: 'new' | 'old') => void;
}

/** The service's newest list lacks too many villages to be taken without asking. */
export function LostVillages({ gone, of, deciding, onDecide }: LostVillagesProps) {
  const { t } = useText();
  return (
    <Notice
      tone="warning"
      title={t('villages-lost-title', { gone, of })}
      actions={
        <>
          <Button small busy={deciding} onPress={() => onDecide('old')}>
            {t('villages-lost-keep')}
          </Button>
          <Button small kind="quiet" busy={deciding} onPress={() => onDecide('new')}>
            {t('villages-lost-use')}
          </Button>
        </>
      }
      text={t('villages-lost-text')}
    />
  );
}
