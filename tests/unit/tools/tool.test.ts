import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../lib/contents/content';
import { EMPLOYEE } from '../../../lib/employees/employee';
import { allLocales } from '../../../lib/i18n/all-locales';
import { isKeyField } from '../../../lib/settings/key-field';
import { TEXT } from '../../../lib/tools/field-kinds';
import { defineTool, type ToolFields } from '../../../lib/tools/tool';
import { toolTextId } from '../../../lib/tools/tool-text';

/** What a tool's form shows: each field, each of its choices, and what follows from them. */
function shownOf(fields: ToolFields) {
  return Object.entries(fields).flatMap(([own, { control, hint, choices = {} }]) => [
    ...(control === 'own' ? [] : [own]),
    ...(hint ? [`${own}-hint`] : []),
    ...Object.entries(choices).flatMap(([one, isExplained]) => [
      `${own}-${one}`,
      ...(isExplained ? [`${own}-${one}-hint`] : []),
    ]),
  ]);
}

describe('the table of a tool', () => {
  it.each([
    ['employee', EMPLOYEE.fields],
    ['content', CONTENT.fields],
  ] as const)('has words for each field of %s', (tool, fields) => {
    const known = Object.keys(allLocales.en);
    const texts = shownOf(fields).map((one) => toolTextId(tool, one));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('has a place for each of its fields in the form, in its order', () => {
    const tool = defineTool('tried', {
      first: TEXT,
      second: { ...TEXT, beside: true },
      third: { ...TEXT, beside: true },
      fourth: TEXT,
    });
    expect(tool.rows).toEqual([['first', 'second', 'third'], ['fourth']]);
  });

  it.each([
    ['employee', EMPLOYEE.fields],
    ['content', CONTENT.fields],
  ] as const)(
    'has no name for a field of %s that the key may have in its body',
    (_tool, fields: ToolFields) => {
      const wires = Object.values(fields).flatMap(({ wire = {} }) =>
        typeof wire === 'string' ? [wire] : Object.values(wire),
      );
      expect(wires.length).toBeGreaterThan(5);
      expect(wires.filter(isKeyField)).toEqual([]);
    },
  );
});
