import { LANGUAGES, type Language } from '../../lib/i18n/language';
import type { NamedNumber } from '../../lib/number-names/number-names';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';
import { RemoveButton } from '../ui/RemoveButton';
import { useTypedOver } from '../ui/use-typed-over';

interface NamesTableProps {
  readonly caption: string;
  readonly numbers: readonly NamedNumber[];
  readonly onName: (number: number, language: Language, name: string) => void;
  readonly onRemove: (number: number) => void;
}

/** Numbers and what each is called in the three languages; a name is kept when its field is left. */
export function NamesTable({ caption, numbers, onName, onRemove }: NamesTableProps) {
  const { t } = useText();
  if (numbers.length === 0) return <p class="soft">{t('numbers-none')}</p>;
  return (
    <table class="table numbers__table">
      <caption class="visually-hidden">{caption}</caption>
      <thead class="soft small">
        <tr>
          <th scope="col">{t('numbers-number')}</th>
          {LANGUAGES.map((language) => (
            <th scope="col" key={language}>
              {t(`language-${language}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ number, names }) => (
          <tr key={number}>
            <th scope="row">
              <Ltr>{String(number)}</Ltr>
            </th>
            {LANGUAGES.map((language) => (
              <td key={language}>
                <NameInput
                  label={`${number}, ${t(`language-${language}`)}`}
                  language={language}
                  kept={names[language] ?? ''}
                  onName={(name) => onName(number, language, name)}
                />
              </td>
            ))}
            <td>
              <RemoveButton name={number} onPress={() => onRemove(number)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NameInputProps {
  readonly label: string;
  readonly language: Language;
  readonly kept: string;
  readonly onName: (name: string) => void;
}

/** What is being typed stays while another name is kept, and is drawn anew. */
function NameInput({ label, language, kept, onName }: NameInputProps) {
  const [typed, type] = useTypedOver(kept);
  return (
    <input
      class="input"
      aria-label={label}
      lang={language}
      dir={language === 'en' ? 'ltr' : 'rtl'}
      maxLength={200}
      value={typed}
      onInput={(event) => type(event.currentTarget.value)}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  );
}
