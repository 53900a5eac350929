import { useLayoutEffect, useState } from 'preact/hooks';

/** The parts of the settings, as they stand in the list of them, each with its sections. */
export const PARTS = [
  { name: 'accounts', sections: ['accounts'] },
  { name: 'stores', sections: ['stores', 'taught'] },
  { name: 'people', sections: ['people', 'messages', 'numbers'] },
  { name: 'villages', sections: ['villages'] },
  { name: 'general', sections: ['general', 'transfer', 'log', 'about', 'tools'] },
] as const;

type Part = (typeof PARTS)[number];
export type SectionName = Part['sections'][number];

interface Shown {
  readonly part: Part;
  readonly section: SectionName;
  readonly isNamed: boolean;
}

/** Where the page's address leads, `options.html#/stores`: a part or a section of one; else to the first part. */
export function useSection(): Shown {
  const [shown, setShown] = useState(shownNow);
  // Heard from the moment it is drawn: an effect begins a frame later, and an address that comes between is never shown.
  useLayoutEffect(() => {
    const look = () => setShown(shownNow());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return shown;
}

function shownNow(): Shown {
  const [, named] = location.hash.split('/');
  for (const part of PARTS) {
    const section = part.sections.find((each) => each === named);
    if (section !== undefined) return { part, section, isNamed: true };
  }
  return { part: PARTS[0], section: PARTS[0].sections[0], isNamed: false };
}

/** The field of an account that the page's address leads to, `options.html#/accounts/<account>/key`. */
export function readWantedField(
  hash: string,
): { readonly accountId: string; readonly field: 'key' | 'address' } | null {
  const [, accountId, field] = /^#\/accounts\/([^/]+)\/(key|address)$/.exec(hash) ?? [];
  return accountId === undefined ? null : { accountId, field: field === 'key' ? 'key' : 'address' };
}
