import { useText } from '../text/use-text';
import { Button, type ButtonProps } from './Button';

interface RemoveButtonProps extends Pick<ButtonProps, 'small' | 'onPress'> {
  readonly name: string | number;
}

/** Takes one thing out of a list: a cross, which says to screen readers what it removes. */
export function RemoveButton({ name, ...button }: RemoveButtonProps) {
  const { t } = useText();
  return <Button icon="cross" kind="quiet" label={t('remove-named', { name })} {...button} />;
}
