import type { enTeachPanel } from '../../assets/locales/en/teach-panel';
import type { TextId } from '../i18n/messages';
import { REFUSED_TEXTS } from '../i18n/refused-texts';
import { DATUM_TITLES, MEANING_TITLES } from '../i18n/teach-titles';
import type { Translator } from '../i18n/translator';
import type { FieldMeaning } from '../parcel/field-meanings';
import type { Refusal } from '../press/press-rule';
import type { Datum } from '../stores/taught/teaching';

type PanelWords = Readonly<Record<keyof typeof enTeachPanel, string>>;

const SAID_ELSEWHERE = ['strange-teach', 'back', 'change'] as const satisfies readonly TextId[];
type Shared =
  | (typeof SAID_ELSEWHERE)[number]
  | `teach-datum-${Datum}`
  | `shop-field-${FieldMeaning}`
  | `press-${Refusal}`;

/** Every text of the panel, by its id. None names a variable: the panel carries no language of its own. */
export type TeachWords = PanelWords & Readonly<Record<Shared, string>>;

/** The panel's own texts, with those that other pages say too. */
export function teachWords(own: PanelWords, { lookUp }: Pick<Translator, 'lookUp'>): TeachWords {
  const shared: readonly (readonly [string, TextId])[] = [
    ...SAID_ELSEWHERE.map((id) => [id, id] as const),
    ...Object.entries(DATUM_TITLES).map(([datum, id]) => [`teach-datum-${datum}`, id] as const),
    ...Object.entries(MEANING_TITLES).map(([meaning, id]) => [`shop-field-${meaning}`, id] as const),
    ...Object.entries(REFUSED_TEXTS).map(([refusal, id]) => [`press-${refusal}`, id] as const),
  ];
  return { ...own, ...Object.fromEntries(shared.map(([name, id]) => [name, lookUp(id)])) } as TeachWords;
}
