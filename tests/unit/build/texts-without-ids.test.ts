import { describe, expect, it } from 'vitest';
import { textsWithoutIds } from '../../../lib/build/texts-without-ids';
import { allLocales } from '../../../lib/i18n/all-locales';
import { LANGUAGES } from '../../../lib/i18n/language';
import { panelLocales } from '../../../lib/i18n/panel-locales';

interface Built {
  readonly resolveId: (source: string) => string | null;
  readonly load: (moduleId: string) => string | null;
}

const built = textsWithoutIds() as unknown as Built;

/** What a module exports once it is built, with what it imports put in front of it. */
async function run(moduleId: string): Promise<Record<string, unknown>> {
  const code = built.load(moduleId) ?? '';
  const [statement, list = ''] = /^import \{ withIds \} from '([^']+)';/.exec(code) ?? [''];
  const ids = built.load(built.resolveId(list) ?? '') ?? '';
  const whole = `${ids.replaceAll('export ', '')}\n${code.replace(statement, '')}`;
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(whole)}`);
}

describe.each(LANGUAGES)('the texts in %s as they are built', (language) => {
  it('are the ones that were written, each under its id', async () => {
    const { [language]: texts } = await run(`/anywhere/assets/locales/${language}.ts`);
    expect(texts).toEqual(allLocales[language]);
  });

  it('are so in the panel too', async () => {
    const { [`${language}TeachPanel`]: texts } = await run(
      `/anywhere/assets/locales/${language}/teach-panel.ts`,
    );
    expect(texts).toEqual(panelLocales[language]);
  });
});

it('nothing else is built otherwise', () => {
  for (const other of ['/assets/locales/en/bar.ts', '/assets/locales/messages.ts', '/lib/order.ts'])
    expect(built.load(other)).toBeNull();
});
