import { findName, type NumberKind, type NumberNames } from '../../lib/number-names/number-names';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';

interface NumberNameProps {
  readonly kind: NumberKind;
  readonly number: number;
  readonly names: NumberNames;
}

/** What a number is called, with the number behind it; the number alone where it has no name yet. */
export function NumberName({ kind, number, names }: NumberNameProps) {
  const { language } = useText();
  const name = findName(names, kind, number, language);
  return name === null ? (
    <Ltr>{String(number)}</Ltr>
  ) : (
    <span>
      <bdi>{name}</bdi>{' '}
      <span class="soft">
        (<Ltr>{String(number)}</Ltr>)
      </span>
    </span>
  );
}
