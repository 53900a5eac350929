import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { logged } from '../../lib/storage/log';

/** One value for each key, kept for the browser's session: the background may end between two looks at it. */
interface SessionRecord<Value> {
  read(key: string): Promise<Value>;
  /** Changes follow each other in the order in which they are asked for. @returns the value after this one */
  change(key: string, change: (value: Value) => Value): Promise<Value>;
}

/** Read once in each life of the background. @param none where nothing is kept, or nothing that can be read */
export function createSessionRecord<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  none: Value,
): SessionRecord<Value> {
  const values = new Map<string, Promise<Value>>();
  const placeOf = (key: string) => `${name} ${key}`;

  async function load(place: string): Promise<Value> {
    const { [place]: kept } = await browser.storage.session.get(place);
    return schema.safeParse(kept).data ?? none;
  }

  function read(key: string): Promise<Value> {
    // What cannot be read is as good as not there: nobody is given more by that than a browser's restart gives.
    const value = values.get(key) ?? load(placeOf(key)).catch(() => none);
    values.set(key, value);
    return value;
  }

  async function keep(key: string, before: Promise<Value>, after: Promise<Value>): Promise<void> {
    const value = await after;
    if (value !== (await before)) await browser.storage.session.set({ [placeOf(key)]: value });
  }

  return {
    read,
    change(key, change) {
      const before = read(key);
      const after = before.then(change);
      values.set(key, after);
      void keep(key, before, after).catch(logged('keep for the session'));
      return after;
    },
  };
}
