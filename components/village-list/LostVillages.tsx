import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

interface LostVillagesProps {
  /** Of the account, where lists of several may stand; `null`: it is clear whose it is. */
  readonly name?: string | null;
  readonly gone: number;
  readonly of: number;
  readonly deciding: boolean;
  readonly onDecide: (use: 'new' | 'old') => void;
}

/** The service's newest list lacks too many villages to be taken without asking. */
export function LostVillages({ name = null, gone, of, deciding, onDecide }: LostVillagesProps) {
  const { t } = useText();
  const title = t('villages-lost-title', { gone, of });
  return (
    <Notice
      tone="warning"
      title={
        name === null ? (
          title
        ) : (
          <>
            <bdi>{name}</bdi> · {title}
          </>
        )
      }
      actions={
        <>
          <Button small busy={deciding} onPress={() => onDecide('old')} text={t('villages-lost-keep')} />
          <Button
            small
            kind="quiet"
            busy={deciding}
            onPress={() => onDecide('new')}
            text={t('villages-lost-use')}
          />
        </>
      }
      text={t('villages-lost-text')}
    />
  );
}
