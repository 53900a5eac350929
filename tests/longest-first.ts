import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest of each kind of test, the longest first: one begun as the last would run alone while a core has nothing
 * to do. A short text may take long.
 */
const LONG = [
  ...['linear', 'truth', 'embedded', 'page-faults', 'chats', 'on-postgresql', 'on-pglite', 'commands'],
  ...['taught-faults', 'fee-unasked', 'built', 'page-presses', 'starting', 'directories', 'many-parcels'],
  ...['faults', 'contrast', 'relay', 'hostile-order', 'nothing-cut', 'captured-store'],
  ...['closed-between-parcels', 'order-status', 'panel', 'presses-laid-under', 'teach-a-store'],
  ...['storage-broken', 'closed-root', 'keyboard', 'relay-gone', 'address-form', 'pressed-and-left'],
  ...['bulk-ended', 'service-trouble', 'own-fields', 'order-list', 'other-stores', 'villages'],
  ...['colleagues-parcels', 'colleague-follow', 'key-secrecy', 'claim-taken-over', 'first-parcel', 'undo'],
].map((name) => `${name}.test.ts`);

/** A fresh clone knows of no test how long it took, and begins with the longest texts. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isStory = ({ project }: TestSpecification) => project.name === 'e2e';
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(basename(moduleId));
      return at < 0 ? LONG.length : at;
    };
    const longest = sorted.toSorted((one, other) => rank(one) - rank(other));
    return [...longest.filter((file) => !isStory(file)), ...longest.filter(isStory)];
  }
}
