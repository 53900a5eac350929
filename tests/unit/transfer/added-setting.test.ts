import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type * as Schema from '../../../lib/settings/settings-schema';
import type { Settings } from '../../../lib/settings/settings-schema';
import { NOTHING_KEPT } from './nothing-kept';

vi.mock('../../../lib/settings/settings-schema', async (schema) => {
  const { settingsParts, ...rest } = await schema<typeof Schema>();
  return { ...rest, settingsParts: { ...settingsParts, added: z.optional(z.boolean()) } };
});

const { importSettings } = await import('../../../lib/transfer/import-settings');
const { changeSettings, readSettings } = await import('../../../lib/settings/settings');
const { FRESH } = await import('../../../lib/settings/parse-settings');
const { readSettingsFile, writeSettingsFile } = await import('../../../lib/transfer/settings-file');

it('a setting that has its line in the schema travels in a file, with nothing more said of it', async () => {
  await changeSettings((settings) => ({ ...settings, added: true }) as Settings);
  const file = readSettingsFile(writeSettingsFile({ settings: await readSettings(), ...NOTHING_KEPT }));
  await changeSettings(() => FRESH);
  await importSettings({ file, keys: [], replace: new Set() });
  expect(await readSettings()).toEqual({ ...FRESH, added: true });
});
