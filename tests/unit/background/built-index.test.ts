import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { replaceDirectory } from '../../../lib/villages/directory';
import { buildVillageIndex, type VillageIndex } from '../../../lib/villages/village-index';
import { villageOf } from '../villages/made-up';
import { ACCOUNT } from './fake-service';

const openIndex = vi.fn<() => Promise<VillageIndex>>();
vi.mock('../../../lib/villages/stored-index', async (original) => ({
  ...(await original<object>()),
  openIndex,
}));
const { forgetRead, villageIndexOf } = await import(
  '../../../entrypoints/background/directories/directories'
);

it('an index that could not be built takes none away that was built of a newer list', async () => {
  const village = villageOf(301, 'بيت لقيا', 3, 'رام الله');
  const failing = Promise.withResolvers<VillageIndex>();
  openIndex.mockReturnValueOnce(failing.promise).mockResolvedValue(buildVillageIndex([village]));
  await replaceDirectory(ACCOUNT, [village], 1_000);
  const before = villageIndexOf(ACCOUNT.id);
  await vi.waitFor(() => expect(openIndex).toHaveBeenCalledTimes(1));
  await replaceDirectory(ACCOUNT, [village, villageOf(302, 'برقين', 5, 'جنين')], 2_000);
  forgetRead();
  await villageIndexOf(ACCOUNT.id);
  failing.reject(new Error('the disk is full'));
  await expect(before).rejects.toThrow('the disk is full');
  await villageIndexOf(ACCOUNT.id);
  expect(openIndex).toHaveBeenCalledTimes(2);
});
