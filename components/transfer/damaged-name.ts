import type { Translator } from '../../lib/i18n/translator';
import type { DamagedSetting } from '../../lib/settings/parse-settings';

/** A setting that could not be read, as people call it. */
export function damagedName({ setting, of, fields }: DamagedSetting, { lookUp, t }: Translator): string {
  const called = lookUp(setting === 'panel' ? 'panel-beside' : `damaged-${setting}`);
  if (of === null) return called;
  const name = `${called} ${of}`;
  return fields === null ? name : t('damaged-part', { name });
}
