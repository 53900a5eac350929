import { openDB } from 'idb';
import { makeOtherStores } from './other-stores';

/** A learned village as version 8 kept it. */
export const LEARNED_8 = {
  accountId: 'shop',
  text: 'كفر س|',
  written: 'كفر س',
  instead: null,
  villageId: 7,
  village: 'بورين',
  city: 'نابلس',
  certain: true,
  learnedAt: 1,
};

/** What version 8 had learned; the other stores are empty. */
export async function writeVersion8(): Promise<void> {
  const database = await openDB('shahna', 8, {
    upgrade(fresh) {
      fresh.createObjectStore('learned-villages', { keyPath: ['accountId', 'text'] });
      fresh.createObjectStore('order-notes', { keyPath: 'rowId' });
      makeOtherStores(fresh, 8);
    },
  });
  await database.put('learned-villages', LEARNED_8);
  database.close();
}
