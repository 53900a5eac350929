import { collectedIds, readCollected } from './collected';
import { eventually } from './eventually';
import { ListPage } from './pages/list-page';
import { ReviewPage } from './pages/review-page';
import type { World } from './world';

/**
 * Chooses orders on a store's list by their boxes, as a person does, has them shipped together, and opens their review.
 * @param box the selector of an order's box
 */
export async function chooseOrders(
  world: World,
  listUrl: string,
  ids: readonly number[],
  box: (id: number) => string,
): Promise<ReviewPage> {
  const list = await ListPage.open(world.extension, listUrl);
  await list.press(...ids.map(box));
  await list.barWhere((said) => said?.includes(`(${ids.length})`) ?? false);
  await list.ship();
  await eventually(
    () => readCollected(world.extension),
    (all) => all[0]?.orders.length === ids.length && collectedIds(all[0]).includes(String(ids[0])),
  );
  await list.page.close();
  return ReviewPage.open(world.extension);
}
