import { afterAll, beforeAll, it } from 'vitest';
import { openInMemory } from '../relay/in-memory';
import { Scene } from '../relay/scene';
import { startAddressFormStore } from '../stores/address-form-store';
import { startOpencartStore } from '../stores/opencart/opencart-store';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { keepFollow } from './keep-follow';
import { madeOrderOfPhones } from './made-order';
import { PeopleSection } from './pages/people-section';
import { DELIVERED, type FollowedStore, RETURNED, TOLD, tellOfStatus } from './tell-of-status';
import { World } from './world';

/** Orders of phones of their own, as many as are told of. */
const ordersFrom = (first: number) =>
  Array.from({ length: TOLD }, (_, at) => ({ ...madeOrderOfPhones(first + at), status: 'processing' }));

async function startOpencart(): Promise<FollowedStore> {
  const store = await startOpencartStore(ordersFrom(971));
  return {
    ...store,
    map: { before: '1', delivered: '5', returned: '2', theirs: '7' },
    shown: 'Status: قيد الانتظار → مكتمل',
  };
}

async function startPrestashop(): Promise<FollowedStore> {
  const store = await startAddressFormStore('prestashop', ordersFrom(981));
  return {
    ...store,
    map: { before: '13', delivered: '5', returned: '4', theirs: '6' },
    shown: 'Status: بانتظار تأكيد الطلب → تم التوصيل',
  };
}

async function ofWorld({ store }: World): Promise<FollowedStore> {
  store.setOrders(ordersFrom(991));
  return {
    url: store.url,
    orderUrl: (id) => store.orderUrl(id, { lang: 'en' }),
    statuses: store.statuses,
    close: async () => undefined,
    map: { before: 'processing', delivered: 'completed', returned: 'on-hold', theirs: 'refunded' },
    shown: 'Status: Being prepared → Done. The store may mail its customer.',
  };
}

inBothBrowsers('an order’s status follows its parcel', (kind) => {
  const scene = new Scene();
  let world: World;
  let people: PeopleSection;

  beforeAll(async () => {
    await scene.start(await openInMemory());
    const [{ shop }, opened] = await Promise.all([scene.newShop(), World.openReady({ kind })]);
    world = opened;
    await world.extension.allow(scene.url);
    people = await PeopleSection.open(world.extension);
    await people.join(shop.invitation, 'Rana');
    await people.setWebhook();
    const page = await world.extension.openPage('options.html#/stores');
    await page.evaluate(keepFollow, { origin: '', store: {}, delivered: DELIVERED, returned: RETURNED });
    await page.close();
  });
  afterAll(async () => {
    await world.close();
    await scene.close();
  });

  // One store tells all; each of the others what its own request is.
  if (toldOnce(kind, 'firefox') === it)
    tellOfStatus(
      () => world,
      false,
      971,
      () => startOpencart(),
    );
  if (toldOnce(kind) === it) {
    tellOfStatus(
      () => world,
      false,
      981,
      () => startPrestashop(),
    );
    tellOfStatus(
      () => world,
      true,
      991,
      () => ofWorld(world),
    );
  }
});
