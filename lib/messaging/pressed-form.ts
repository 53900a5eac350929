/**
 * A form of ours holds a lock while what was pressed in it is under way, and the browser lets go of that as the form's
 * window closes: so the background knows whether anybody is there to be told what became of the press.
 */
const nameOf = (key: string) => `pressed ${key}`;

/** @param key of the form (`FormView`) */
export function whileShown<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
  // Shared: the same form may be pressed in two windows, and neither waits for the other.
  return navigator.locks.request(nameOf(key), { mode: 'shared' }, work);
}

/** Whether a window in which the form was pressed still waits to hear of it. */
export async function isStillShown(key: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(key));
}
