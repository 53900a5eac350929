import { join } from 'node:path';
import { buildQuietly } from '../e2e/build';
import type { Patch } from '../mutants/mutant';
import { applyPatches, copySources } from '../mutants/patched-copy';
import type { Build } from './build-for-faults';

interface Mutant {
  readonly what: string;
  readonly patches: readonly Patch[];
}

/** The extension with one of its rules taken out. Made in a copy; what ships knows nothing of it. */
export const mutants = {
  'claim-removed': {
    what: 'a row is sent by whoever comes, without claim or lock',
    patches: [
      {
        file: 'lib/outbox/send-row.ts',
        from: 'return navigator.locks.request(phoneLock(intended), async () => {',
        to: 'return (async (work: () => Promise<OutboxRow>) => work())(async () => {',
      },
      {
        file: 'lib/outbox/write-rows.ts',
        from: '  const claimed = findNextRow(row, believed(event, row, samePhone));',
        to: "  const claimed = findNextRow(event.type === 'claimed' ? { ...row, state: 'queued' } : row, event);",
      },
    ],
  },
  'written-after': {
    what: 'a row is written down after the call instead of before',
    patches: [
      {
        file: 'lib/outbox/write-rows.ts',
        from: 'export async function intendAll(intents: readonly Intent[]): Promise<readonly (OutboxRow | null)[]> {',
        to: `export const held = new Map<string, OutboxRow>();
export async function intendAll(intents: readonly Intent[]): Promise<readonly (OutboxRow | null)[]> {
  const alone = intents.flatMap((one) => ('row' in one && !one.others?.length ? [one.row] : []));
  if (alone.length === intents.length) {
    for (const row of alone) held.set(row.id, row);
    return alone;
  }`,
      },
      {
        file: 'lib/outbox/write-rows.ts',
        from: 'export async function applyEvent(rowId: string, ...events: readonly RowEvent[]): Promise<OutboxRow> {',
        to: `export async function applyEvent(rowId: string, ...events: readonly RowEvent[]): Promise<OutboxRow> {
  const kept = held.get(rowId);
  if (kept !== undefined) {
    const after = events.reduce(nextRow, kept);
    held.set(rowId, after);
    if (after.state === 'queued' || after.state === 'sending') return after;
    await (await openDatabase()).put('outbox', after);
    held.delete(rowId);
    return after;
  }`,
      },
      {
        file: 'lib/outbox/write-rows.ts',
        from: '{ type: Claim }): Promise<OutboxRow | null> {',
        to: `{ type: Claim }): Promise<OutboxRow | null> {
  const kept = held.get(rowId);
  if (kept !== undefined) {
    const claimed = findNextRow(kept, event);
    if (claimed !== null) held.set(rowId, claimed);
    return claimed;
  }`,
      },
      {
        file: 'lib/outbox/read-rows.ts',
        from: "import { onlyReadable } from './only-readable';",
        to: "import { onlyReadable } from './only-readable';\nimport { held } from './write-rows';",
      },
      {
        file: 'lib/outbox/read-rows.ts',
        from: 'export async function requireRow(rowId: string): Promise<OutboxRow> {',
        to: `export async function requireRow(rowId: string): Promise<OutboxRow> {
  const kept = held.get(rowId);
  if (kept !== undefined) return kept;`,
      },
      {
        file: 'lib/outbox/read-rows.ts',
        from: 'const row = samePhone.find(',
        to: 'const row = held.get(id) ?? samePhone.find(',
      },
    ],
  },
  'forced-repeat': {
    what: 'a forced parcel whose answer was lost is repeated by itself',
    patches: [
      { file: 'lib/outbox/due.ts', from: 'row.forced || row.sent === null', to: 'row.sent === null' },
    ],
  },
  'look-up-as-proof': {
    what: 'a later look-up is taken as proof of what the lost call did',
    patches: [
      {
        file: 'lib/outbox/send-row.ts',
        from: 'judgeRepeat(row, found, answer);',
        to: `found === 'present'
      ? ({ type: 'made', answer: { code: 'duplicate-recipient', params: {}, serviceText: null, fields: {} } } as const)
      : judgeRepeat(row, found, answer);`,
      },
    ],
  },
  'refusal-believed': {
    what: 'a refusal of the repeat is taken as a refusal of the row',
    patches: [
      {
        file: 'lib/outbox/evidence.ts',
        from: "    : { type: 'lost', answer: outcome.refusal };",
        to: '    : outcome;',
      },
      {
        file: 'lib/outbox/state.ts',
        from: 'return open?.id === event.attemptId && !open.repeat;',
        to: 'return open?.id === event.attemptId;',
      },
    ],
  },
  'note-not-asked': {
    what: 'a colleague’s note is not looked for at the press',
    patches: [
      {
        file: 'entrypoints/background/shipping/ask-store.ts',
        from: 'if (note !== undefined && (await isFirst(row))) {',
        to: 'if (note !== undefined && row.copy < 0) {',
      },
    ],
  },
} as const satisfies Record<string, Mutant>;

export type MutantName = keyof typeof mutants;

/** What a build is made from. */
const SOURCES = [
  'assets',
  'components',
  'entrypoints',
  'lib',
  'package.json',
  'tests/e2e/test-build',
  'tsconfig.json',
  'wxt.config.ts',
];

/**
 * Builds a mutant for Chromium.
 * @throws Error when the code it changes no longer stands where it looks for it, or does not build.
 */
export function buildMutant(name: MutantName): Build {
  const { folder, remove } = copySources(SOURCES);
  applyPatches(folder, name, mutants[name].patches);
  buildQuietly('chromium', 'e2e', folder);
  return {
    folder: join(folder, '.output/chrome-mv3-e2e'),
    remove,
  };
}
