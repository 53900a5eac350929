import { eventually } from './eventually';
import { DeskPage } from './pages/desk-page';
import { Hand } from './pages/hand';
import type { World } from './world';

const ASKED = 'Add the parcels’ codes to the orders of';

/** Reads on the desk what would be written into a store's orders, and says yes. */
export async function wantNotes(world: World, ...read: readonly string[]): Promise<void> {
  const desk = await DeskPage.open(world.extension, '#/');
  for (const text of [ASKED, ...read, '[Shahna] AB123 · parcel made']) await desk.says(text);
  const hand = new Hand();
  await hand.press(desk.page, 'button ::-p-text(Yes)');
  hand.done('turn on notes in a store', { presses: 1 });
  await eventually(
    () => desk.text(),
    (text) => !text.includes(ASKED),
  );
  await desk.close();
}
