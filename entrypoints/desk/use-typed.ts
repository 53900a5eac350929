import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as z from 'zod/mini';
import type { TypedKey } from '../../lib/storage/records';
import { findTyped, type Typed, typedKeeper } from '../../lib/typed/typed-forms';

/** What was typed into a form before, and a function that saves what is typed; `null` until it is read. */
export function useTyped<Fields extends object>(
  schema: z.ZodMiniType<Fields>,
  ...[accountId, form, about]: TypedKey
): Typed<Fields> | null {
  const key = useMemo<TypedKey>(() => [accountId, form, about], [accountId, form, about]);
  const keep = useMemo(() => typedKeeper(key), [key]);
  const [found, setFound] = useState<{ readonly of: TypedKey; readonly typed: Fields | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (typed: Fields | null) => wanted && setFound({ of: key, typed });
    // Where nothing can be kept the form still works.
    findTyped(key, schema).then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [key, schema]);
  if (found?.of !== key) return null;
  return { typed: found.typed, keep };
}
