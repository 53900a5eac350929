import { useEffect, useState } from 'preact/hooks';

/** The parts of the settings, as they stand in the list of them. */
export const PARTS = [
  'accounts',
  'stores',
  'people',
  'taught',
  'villages',
  'numbers',
  'language',
  'transfer',
  'log',
  'about',
] as const;

export type PartName = (typeof PARTS)[number];

/** The part that the page's address names, `options.html#/stores`; without a name of ours, the first. */
export function usePart(): PartName {
  const [part, setPart] = useState(partNow);
  useEffect(() => {
    const leaving = new AbortController();
    const follow = () => setPart(partNow());
    addEventListener('hashchange', follow, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return part;
}

function partNow(): PartName {
  return PARTS.find((part) => location.hash.split('/')[1] === part) ?? 'accounts';
}

/** The field of an account that the page's address leads to, `options.html#/accounts/<account>/key`. */
export function readWantedField(
  hash: string,
): { readonly accountId: string; readonly field: 'key' | 'address' } | null {
  const [, accountId, field] = /^#\/accounts\/([^/]+)\/(key|address)$/.exec(hash) ?? [];
  return accountId === undefined ? null : { accountId, field: field === 'key' ? 'key' : 'address' };
}
