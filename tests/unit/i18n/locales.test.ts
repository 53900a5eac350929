import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { allLocales } from '../../../lib/i18n/all-locales';
import { LANGUAGES } from '../../../lib/i18n/language';
import type { TextId } from '../../../lib/i18n/messages';
import { panelLocales } from '../../../lib/i18n/panel-locales';

const IDS = Object.keys(allLocales.en) as TextId[];
/** One of each of Arabic's six plural forms. */
const COUNTS = [0, 1, 2, 3, 11, 100];

function variablesIn(pattern: string): string[] {
  return [...new Set(Array.from(pattern.matchAll(/\$([\w-]+)/g), ([, name = '']) => name))].sort();
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const locale = allLocales[language];

  it('are patterns that can be read, one for each id', () => {
    for (const id of IDS) {
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(`${id} = ${locale[id]}`)), id).toEqual([]);
      expect(bundle.getMessage(id)?.value, id).not.toBeNull();
    }
  });

  it('name the same variables as the English ones', () => {
    for (const id of IDS) expect(variablesIn(locale[id]), id).toEqual(variablesIn(allLocales.en[id]));
  });

  it('come out whole for every count', () => {
    for (const id of IDS) {
      const bundle = new FluentBundle(`${language}-u-nu-latn`, {
        useIsolating: false,
        functions: { LOWER: ([title]) => title ?? '' },
      });
      bundle.addResource(new FluentResource(`${id} = ${locale[id]}`));
      const pattern = bundle.getMessage(id)?.value ?? '';
      for (const count of COUNTS) {
        const errors: Error[] = [];
        const args = Object.fromEntries(variablesIn(locale[id]).map((name) => [name, count]));
        const text = bundle.formatPattern(pattern, args, errors);
        expect(errors, id).toEqual([]);
        expect(text, id).not.toContain('{$');
        expect(text.trim(), id).toBe(text);
        expect(text, id).not.toBe('');
      }
    }
  });
});

describe('the texts in Arabic and Hebrew', () => {
  it.each(['ar', 'he'] as const)('are in %s, not left in English', (language) => {
    const script = language === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Hebrew}/u;
    // Each language is called by its own name everywhere.
    const texts = IDS.filter((id) => !/^language-(ar|en|he)$/.test(id));
    for (const id of texts) expect(allLocales[language][id], id).toMatch(script);
  });
});

describe('the texts in Arabic', () => {
  it('count as Arabic does: 3 أيام, 11 يومًا, 100 يوم', () => {
    for (const id of IDS) {
      const bundle = new FluentBundle('ar-u-nu-latn', { useIsolating: false });
      bundle.addResource(new FluentResource(`${id} = ${allLocales.ar[id]}`));
      const pattern = bundle.getMessage(id)?.value ?? '';
      const names = variablesIn(allLocales.ar[id]);
      for (const count of [3, 100]) {
        const text = bundle.formatPattern(pattern, Object.fromEntries(names.map((name) => [name, count])));
        // A noun with tanwin belongs to 11–99 alone.
        expect(text, id).not.toMatch(new RegExp(`(?<!\\d)${count} [\\p{L}\\p{M}]+ًا`, 'u'));
      }
    }
  });
});

describe.each(['ar', 'he'] as const)('Latin signs in a line in %s', (language) => {
  it('stay where they are written: a mark of direction ends what only signs end', () => {
    for (const id of IDS) {
      expect(allLocales[language][id], id).not.toMatch(/[a-z]:(?:\/\/)?(?![\w/\u200e])/i);
      expect(allLocales[language][id], id).not.toMatch(/(?<!\u200e)\b\d{4}-\d\d-/);
    }
  });
});

describe('the texts of the panel in a page', () => {
  it.each(LANGUAGES)('are plain words in %s: no variable, nothing of Fluent', (language) => {
    const script = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u, he: /\p{Script=Hebrew}/u }[language];
    for (const [id, text] of Object.entries(panelLocales[language])) {
      expect(text, id).toMatch(script);
      expect(text, id).not.toMatch(/[{}]/);
      expect(text.trim(), id).toBe(text);
    }
  });
});
