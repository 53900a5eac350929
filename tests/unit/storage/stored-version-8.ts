import { openDB } from 'idb';

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

/** What version 8 had learned; the stores that the upgrade leaves alone are not written. */
export async function writeVersion8(): Promise<void> {
  const database = await openDB('shahna', 8, {
    upgrade(fresh) {
      fresh.createObjectStore('learned-villages', { keyPath: ['accountId', 'text'] });
      fresh.createObjectStore('order-notes', { keyPath: 'rowId' });
    },
  });
  await database.put('learned-villages', LEARNED_8);
  database.close();
}
