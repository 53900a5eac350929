import { changeSettings, readSettings } from '../../../lib/settings/settings';

/** Whether nobody has said yet for how long presses are held. */
export async function isHoldUndecided(): Promise<boolean> {
  return (await readSettings()).holdSeconds === undefined;
}

/** Presses are held for so many seconds from now on. */
export async function decideHold(holdSeconds: number): Promise<null> {
  await changeSettings((settings) => ({ ...settings, holdSeconds }));
  return null;
}
