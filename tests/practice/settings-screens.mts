import { PARTS } from '../../entrypoints/options/use-section';
import { OptionsPage } from '../e2e/pages/options-page';
import type { World } from '../e2e/world';
import type { Take } from './desk-screens.mts';

/** Every part of the settings, as it stands at its own address. */
export async function photographSettings(world: World, take: Take): Promise<void> {
  for (const part of PARTS) {
    const options = await OptionsPage.open(world.extension, part.name);
    await take(options.page, `settings-${part.name}`, { width: 1280, height: 900 }, true);
    await options.close();
  }
}
