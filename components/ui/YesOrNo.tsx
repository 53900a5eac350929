import { useText } from '../text/use-text';
import { Button } from './Button';

/** The two answers to a question of ours. */
export function YesOrNo({ onAnswer }: { readonly onAnswer: (wanted: boolean) => void }) {
  const { t } = useText();
  return (
    <>
      <Button kind="primary" onPress={() => onAnswer(true)} text={t('yes')} />
      <Button kind="quiet" onPress={() => onAnswer(false)} text={t('no')} />
    </>
  );
}
