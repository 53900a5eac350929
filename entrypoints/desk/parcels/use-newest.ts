import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { newestSince } from '../../../lib/ledger/read-entries';
import { logged } from '../../../lib/storage/log';

/** Since when the newest so many parcels were made, `-Infinity` where there are no more; `null` until that is known. */
export function useNewest(most: number): ReadonlySignal<number | null> {
  const newest = useSignal<number | null>(null);
  useEffect(() => {
    void newestSince(most)
      .catch(logged('desk: newest parcels'))
      .then((from) => {
        newest.value = from ?? Number.NEGATIVE_INFINITY;
      });
  }, [newest, most]);
  return newest;
}
