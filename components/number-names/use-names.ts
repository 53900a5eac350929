import { findNumberNames } from '../../lib/number-names/kept-names';
import { NO_NAMES, type NumberNames } from '../../lib/number-names/number-names';
import { useRead } from '../ui/use-read';

/**
 * An account's names for numbers, and a way to read them anew after something was met or changed.
 * @param changes when it is another one than before, they are read anew
 */
export function useNames(accountId: string | null, changes?: unknown) {
  return useRead<NumberNames>(
    NO_NAMES,
    // Without its names a number is shown as it is.
    async (now) => (accountId === null ? NO_NAMES : findNumberNames(accountId).catch(now)),
    [accountId, changes],
    'names of numbers',
  );
}
