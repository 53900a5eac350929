import { phoneParts } from '../../lib/i18n/phone-parts';
import { Ltr } from './Ltr';

/** A phone number in groups. The gaps are drawn by styles, so that a copy of it has none. */
export function Phone({ value }: { readonly value: string }) {
  return (
    <Ltr>
      {phoneParts(value).map((part, at) => (
        <span class="phone-part" key={at}>
          {part}
        </span>
      ))}
    </Ltr>
  );
}
