import { afterAll, beforeAll } from 'vitest';
import { World, type WorldOptions } from './world';

/**
 * The world of a story: there before its first part, closed after its last.
 * @param setUp what is set up; left out: the account and the store
 */
export function worldFor(
  options: WorldOptions,
  setUp: (world: World) => Promise<void> | void = (world) => world.setUpBoth(options.account),
): World {
  const world = new World(options);
  beforeAll(async () => {
    await world.begin();
    await setUp(world);
  });
  afterAll(() => world.close());
  return world;
}
