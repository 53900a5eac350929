/**
 * A form holds a lock while what was pressed in it is under way, and the browser lets go of it as the window closes:
 * so the background knows whether anybody is there to be told.
 */
const nameOf = (key: string) => `pressed ${key}`;

/** @param gone resolves once another form has taken its place, where nobody reads what became of it */
export function whileShown<Done>(
  key: string,
  work: () => Promise<Done>,
  gone?: Promise<unknown>,
): Promise<Done> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      const done = work();
      resolve(done);
      return gone === undefined ? done : Promise.race([done, gone]);
    };
    // Shared: the same form may be pressed in two windows, and neither waits for the other.
    navigator.locks.request(nameOf(key), { mode: 'shared' }, begin).catch(reject);
  });
}

/** Whether a window in which the form was pressed still waits to hear of it. */
export async function isStillShown(key: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(key));
}
