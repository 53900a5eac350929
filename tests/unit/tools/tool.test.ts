import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../lib/contents/content';
import { EMPLOYEE } from '../../../lib/employees/employee';
import { allLocales } from '../../../lib/i18n/all-locales';
import type { ToolFields } from '../../../lib/tools/tool';

/** The texts that a tool's form shows: of each field, of each of its choices, and what follows from them. */
function textsOf({ name, fields }: { readonly name: string; readonly fields: ToolFields }) {
  return Object.entries(fields).flatMap(([own, { control, hint, choices = {} }]) => [
    ...(control === 'own' ? [] : [`${name}-${own}`]),
    ...(hint ? [`${name}-${own}-hint`] : []),
    ...Object.entries(choices).flatMap(([one, isExplained]) => [
      `${name}-${own}-${one}`,
      ...(isExplained ? [`${name}-${own}-${one}-hint`] : []),
    ]),
  ]);
}

describe('the table of a tool', () => {
  it.each([EMPLOYEE, CONTENT])('has words for each field of $name', (tool) => {
    const known = Object.keys(allLocales.en);
    expect(textsOf(tool).filter((id) => !known.includes(id))).toEqual([]);
  });
});
