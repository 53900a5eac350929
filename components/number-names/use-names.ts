import { useCallback, useEffect, useState } from 'preact/hooks';
import { findNumberNames } from '../../lib/number-names/kept-names';
import { NO_NAMES, type NumberNames } from '../../lib/number-names/number-names';

/**
 * An account's names for numbers, and a way to read them anew after something was met or changed.
 * @param changes when it is another one than before, they are read anew
 */
export function useNames(
  accountId: string | null,
  changes?: unknown,
): readonly [NumberNames, () => Promise<void>] {
  const [names, setNames] = useState<NumberNames>(NO_NAMES);
  const reread = useCallback(async () => {
    setNames(accountId === null ? NO_NAMES : await findNumberNames(accountId));
  }, [accountId]);
  useEffect(() => {
    // Without its names a number is shown as it is.
    reread().catch(() => setNames(NO_NAMES));
  }, [reread, changes]);
  return [names, reread];
}
