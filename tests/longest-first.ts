import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Stories of more than a minute, the longest first: one begun as the last would run alone while a core has nothing to do. */
const LONG = ['contrast', 'faults', 'closed-between-parcels', 'hostile-order', 'presses-laid-under'].map(
  (name) => `${name}.test.ts`,
);

/** A fresh clone knows of no test how long it took, and begins with the longest texts. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isStory = ({ project }: TestSpecification) => project.name === 'e2e';
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(basename(moduleId));
      return at < 0 ? LONG.length : at;
    };
    const stories = sorted.filter(isStory).sort((one, other) => rank(one) - rank(other));
    return [...sorted.filter((file) => !isStory(file)), ...stories];
  }
}
