import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { findCameBack } from '../../../lib/shop-relay/came-back';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { readParcelStates } from '../../../lib/shop-relay/parcel-states';
import { eventBody, send } from '../../relay/shop-client';
import { ACCOUNT } from './fake-service';
import { wishFor } from './relay-world';

const { scene, setUpRelay } = await import('./joined-shop');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { joinWished } = await import('../../../entrypoints/background/relay/join');

setUpRelay();

it('a computer that joins a shop with a past asks nobody to look at what came back before', async () => {
  const { shop } = await scene.newShop();
  const cameBack = (code: string) =>
    send(shop.webhook, eventBody({ parcel_code: code, parcel_status_id: 9 }));
  await cameBack('OLD-1');
  await cameBack('OLD-2');
  await changeMeanings(ACCOUNT.id, (meanings) => ({ ...meanings, returned: [9] }));
  await wishFor(shop);
  await joinWished();
  await catchUp();
  expect([...(await readParcelStates()).keys()].toSorted()).toEqual(['OLD-1', 'OLD-2']);
  expect(await findCameBack()).toEqual([]);
  await cameBack('NEW');
  await catchUp();
  expect(await findCameBack()).toEqual(['NEW']);
});

it('nor once it is said there what their status means', async () => {
  const { shop } = await scene.newShop();
  const cameBack = (code: string) =>
    send(shop.webhook, eventBody({ parcel_code: code, parcel_status_id: 12 }));
  await cameBack('OLD-3');
  await wishFor(shop);
  await joinWished();
  await catchUp();
  await cameBack('NEW-3');
  await catchUp();
  await changeMeanings(ACCOUNT.id, (meanings) => ({ ...meanings, returned: [12] }));
  expect(await findCameBack()).toEqual(['NEW-3']);
});
