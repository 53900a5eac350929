import type { Translator } from '../../lib/i18n/translator';
import type { DamagedSetting } from '../../lib/settings/parse-settings';

/** A setting that could not be read, as people call it. */
export function damagedName({ setting, of, fields }: DamagedSetting, { lookUp, t }: Translator): string {
  if (of === null) return lookUp(`damaged-${setting}`);
  const name = `${lookUp(`damaged-${setting}`)} ${of}`;
  return fields === null ? name : t('damaged-part', { name });
}
