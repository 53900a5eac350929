import { addDecimals, addUp, compareDecimals, negateDecimal } from '../decimal';
import { findAmounts, type PastedAmount } from './amounts';
import type { Span } from './pasted-order';
import { PRICES } from './pieces';
import type { PastedText } from './segments';

/** Every amount that the text names, also where only the others tell what it is of. */
export function toldAmounts(text: PastedText, taken: readonly Span[]): readonly PastedAmount[] {
  return withTaken(findAmounts(text, taken));
}

/** What the driver takes is as often all that is left to pay as a fee on top of it, which is less. */
function withTaken(amounts: readonly PastedAmount[]): readonly PastedAmount[] {
  if (amounts.every(({ kind }) => kind !== 'taken')) return amounts;
  const wholes = valuesOf(amounts, [...PRICES, 'total', 'settled']);
  const paid = addUp(valuesOf(amounts, ['paid']));
  const whole = wholes.reduce((most, one) => (compareDecimals(one, most) > 0 ? one : most), '0');
  const left = addDecimals(whole, negateDecimal(paid));
  return amounts.map((one): PastedAmount => {
    if (one.kind !== 'taken') return one;
    if (compareDecimals(one.value ?? '0', left) < 0) return { ...one, kind: 'delivery', doubtful: true };
    const kind = paid === '0' ? 'total' : 'rest';
    return { ...one, kind, doubtful: !wholes.includes(one.value ?? '') };
  });
}

function valuesOf(amounts: readonly PastedAmount[], kinds: readonly PastedAmount['kind'][]) {
  return amounts
    .filter(({ kind, foreign }) => kinds.includes(kind) && !foreign)
    .flatMap(({ value }) => value ?? []);
}
