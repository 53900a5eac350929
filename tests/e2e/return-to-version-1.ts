interface Api {
  readonly storage: { readonly local: { set(items: object): Promise<void> } };
}

/**
 * Makes of the extension's data what the version before kept: the database in version 1, the key encrypted without
 * additional data, the settings in `storage.local`. Runs in a page of the extension, and names nothing outside.
 * @param holds keeps its connection open, whatever wants to upgrade, until `letGo`
 * @returns how many rows the outbox holds
 */
export async function returnToVersion1(key: string, holds = false): Promise<number> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', Api>;
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const ofVersion1 = [
    'vault-key',
    'vault',
    'directories',
    'drafts',
    'pasted',
    'number-names',
    'webhooks',
    'journeys',
    'employees',
    'typed',
    'photos',
    'learned',
    'collections',
    'order-notes',
    'teachings',
    'outbox',
    'directories-aside',
    'village-indexes',
    'learned-villages',
    'dropped-villages',
    'village-use',
  ];
  // Their indexes came later: an upgrade makes them, and cannot where they are.
  const haveNewIndexes = ['order-notes', 'drafts'];
  const now = await done(indexedDB.open('shahna'));
  const names = [...now.objectStoreNames].filter((name) => ofVersion1.includes(name));
  const settings = await done(now.transaction('values').objectStore('values').get('settings'));
  const reading = now.transaction(names);
  const stores = await Promise.all(
    names.map(async (name) => {
      const store = reading.objectStore(name);
      const indexes = haveNewIndexes.includes(name)
        ? []
        : [...store.indexNames].map((index) => store.index(index));
      return {
        name,
        keyPath: store.keyPath,
        indexes: indexes.map((index) => ({ name: index.name, keyPath: index.keyPath, unique: index.unique })),
        keys: await done(store.getAllKeys()),
        values: await done(store.getAll()),
      };
    }),
  );
  now.close();
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    wrapping,
    new TextEncoder().encode(key),
  );
  await (browser ?? chrome).storage.local.set({ settings });
  await done(indexedDB.deleteDatabase('shahna'));
  const opening = indexedDB.open('shahna', 1);
  opening.onupgradeneeded = () => {
    for (const { name, keyPath, indexes } of stores) {
      const store = opening.result.createObjectStore(name, keyPath === null ? {} : { keyPath });
      for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
    }
  };
  const before = await done(opening);
  const writing = before.transaction(names, 'readwrite');
  for (const { name, keyPath, keys, values } of stores) {
    for (const [at, value] of values.entries()) {
      if (name === 'vault-key') writing.objectStore(name).put(wrapping, 'key');
      else if (name === 'vault') {
        const { accountId, identityVersion } = value;
        writing.objectStore(name).put({ accountId, identityVersion, iv, cipher });
      } else if (keyPath === null) writing.objectStore(name).put(value, keys[at]);
      else writing.objectStore(name).put(value);
    }
  }
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  if (holds) Object.assign(window, { letGo: () => before.close() });
  else before.close();
  return stores.find(({ name }) => name === 'outbox')?.values.length ?? 0;
}
