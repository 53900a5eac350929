import { afterAll, beforeAll } from 'vitest';
import { openInMemory } from '../../relay/in-memory';
import { Scene } from '../../relay/scene';
import { tellOfClocks } from '../../relay/stories/clocks';
import { tellOfEvents } from '../../relay/stories/events';
import { tellOfOrders } from '../../relay/stories/orders';
import { tellOfShops } from '../../relay/stories/shops';

/** The relay over PostgreSQL embedded, in memory; `tests/relay` tells the same over PostgreSQL itself. */
const scene = new Scene();
beforeAll(async () => scene.start(await openInMemory()), 180_000);
afterAll(() => scene.close());

tellOfEvents(scene);
tellOfShops(scene);
tellOfClocks(scene);
tellOfOrders(scene);
