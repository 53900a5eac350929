import type { PatchedCode } from '../mutants/defences';
import { standsAt } from '../stands-at';
import { buildMutant } from './mutants';
import { planBatches } from './plan';
import { wrongs } from './report';
import { UnaskedAnswerError } from './run-batch';
import { runTrials } from './run-trials';

/** Trials within which each must be caught; most are within the first few dozen. */
const MOST = 300;

/** Runs mutants until each is caught. @returns whether all were */
export async function runMutants(mutants: readonly PatchedCode[], seed: number): Promise<boolean> {
  const survivors: string[] = [];
  for (const [done, mutant] of mutants.entries()) {
    const { name, what } = mutant;
    standsAt(`mutant ${name}: ${done} of ${mutants.length} done`);
    const build = buildMutant(mutant);
    try {
      const verdicts = await runTrials(planBatches(MOST, seed), {
        kind: 'chromium',
        extension: build.folder,
        isEnough: (seen) => seen.some((verdict) => wrongs(verdict).length > 0),
      }).catch((error: unknown) => {
        if (error instanceof UnaskedAnswerError) return error;
        throw error;
      });
      const said = verdicts instanceof Error ? [verdicts.message] : verdicts.flatMap(wrongs);
      if (said.length === 0) survivors.push(name);
      const outcome = said.length === 0 ? 'SURVIVED' : 'CAUGHT';
      const when = verdicts instanceof Error ? 'before any trial' : `within ${verdicts.length} trials`;
      console.log(`mutant ${name} (${what}): ${outcome} ${when}`);
      for (const line of said.slice(0, 3)) console.log(`  ${line}`);
    } finally {
      build.remove();
    }
  }
  console.log(`mutants ${mutants.length}, caught ${mutants.length - survivors.length}`);
  return survivors.length === 0;
}
