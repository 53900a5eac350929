import { existsSync, readFileSync } from 'node:fs';
import type { IsElsewhere } from '../../../lib/villages/elsewhere';
import type { Gazetteer } from '../../../lib/villages/gazetteer';
import { matchVillage } from '../../../lib/villages/match';
import type { Village } from '../../../lib/villages/village';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { share } from './figures';
import { type AddressCase, DATA } from './options';

/** Of addresses that name a village the directory has not: how many are answered for certain, which is wrong. */
export interface StaleFigures {
  readonly asked: number;
  readonly answered: number;
  /** Of the cases alone, without the known spellings that stand for nothing else. */
  readonly ofCases: { readonly asked: number; readonly answered: number };
}

const PARTS = 5;

/** Five times over, a fifth of the villages taken out, each once. */
export function staleFigures(
  villages: readonly Village[],
  cases: readonly AddressCase[],
  gazetteer: Gazetteer | undefined,
  isElsewhere: IsElsewhere | undefined,
): StaleFigures {
  const spellings = readSpellings();
  const counts = { cases: [0, 0], spellings: [0, 0] };
  for (let part = 0; part < PARTS; part++) {
    const isGone = ({ id }: { readonly id: number }) => (Math.imul(id, 2_654_435_761) >>> 8) % PARTS === part;
    const index = buildVillageIndex(
      villages.filter((village) => !isGone(village)),
      gazetteer,
    );
    const count = (of: number[], inputs: readonly AddressCase['input'][]) => {
      of[0] = (of[0] ?? 0) + inputs.length;
      of[1] =
        (of[1] ?? 0) + inputs.filter((input) => matchVillage(index, input, isElsewhere).recognised).length;
    };
    const meantGone = cases.filter(({ expect }) => expect.length > 0 && expect.every((id) => isGone({ id })));
    count(
      counts.cases,
      meantGone.map(({ input }) => input),
    );
    const gone = spellings.filter(isGone);
    count(
      counts.spellings,
      gone.map(({ spelling }) => ({ city: spelling })),
    );
  }
  const [asked = 0, answered = 0] = counts.cases;
  return {
    asked: asked + (counts.spellings[0] ?? 0),
    answered: share(answered + (counts.spellings[1] ?? 0), asked + (counts.spellings[0] ?? 0)),
    ofCases: { asked, answered: share(answered, asked) },
  };
}

function readSpellings(): readonly { readonly id: number; readonly spelling: string }[] {
  const file = new URL('aliases.json', DATA);
  if (!existsSync(file)) return [];
  const aliases = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  return Object.entries(aliases).flatMap(([id, spellings]) =>
    spellings.map((spelling) => ({ id: Number(id), spelling })),
  );
}
