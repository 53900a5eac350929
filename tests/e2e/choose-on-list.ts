import { openAddresses, readCollected } from './collected';
import { eventually } from './eventually';
import { madeOrder } from './made-order';
import { ListPage } from './pages/list-page';
import type { World } from './world';

/**
 * Puts so many plain orders on the store's list and chooses all of them there, as a person does; their review opens
 * and stays open.
 * @returns their ids
 */
export async function chooseOnList(world: World, firstId: number, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => firstId + index);
  world.store.setOrders(ids.map((id) => madeOrder(id)));
  const list = await ListPage.open(world.extension, world.store.listUrl());
  await list.page.evaluate(tickAll);
  await list.barWhere((said) => said?.includes(`(${count})`) ?? false);
  await list.ship();
  await eventually(
    () => readCollected(world.extension),
    ([newest]) => newest?.orders.some(({ orderId }) => orderId === String(firstId)) ?? false,
  );
  await eventually(
    async () => ({ open: await openAddresses(world.extension), said: await list.bar() }),
    ({ open }) => open.some((url) => url.includes('desk.html#/review')),
  );
  await list.page.close();
  return ids.map(String);
}

/** Runs in the list's page. */
function tickAll(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('#the-list [id^="cb-select-"]')) box.click();
}
