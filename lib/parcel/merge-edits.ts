import type { Origin, ParcelDraft, ParcelFieldName, ParcelFields } from './parcel-draft';
import { withChecks } from './preflight';

const PERSON: Origin = { from: 'person' };

/**
 * What a person typed, laid over a fresh draft. What was said of a field they wrote themselves no longer holds,
 * only what stands there now is checked. What depends on the account and the directory is for `withChecks` to add, with what is known then.
 */
export function mergeEdits(
  draft: ParcelDraft,
  edits: { readonly [Name in ParcelFieldName]?: ParcelFields[Name] | undefined },
): ParcelDraft {
  const written = Object.entries(edits).filter(([, value]) => value !== undefined);
  const touched = new Set(written.map(([field]) => field));
  const merged: ParcelDraft = {
    ...draft,
    fields: { ...draft.fields, ...Object.fromEntries(written) },
    origins: { ...draft.origins, ...Object.fromEntries([...touched].map((field) => [field, PERSON])) },
    findings: draft.findings.filter(({ field }) => !touched.has(field)),
  };
  return withChecks(merged, {});
}
