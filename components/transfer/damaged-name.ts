import type { Translator } from '../../lib/i18n/translator';
import type { DamagedSetting } from '../../lib/settings/parse-settings';
import { SETTING_ROWS } from '../../lib/settings/setting-rows';

export function damagedName({ setting, of, fields }: DamagedSetting, { lookUp, t }: Translator): string {
  const called = lookUp(SETTING_ROWS[setting].title);
  if (of === null) return called;
  const name = `${called} ${of}`;
  return fields === null ? name : t('damaged-part', { name });
}
