import type { Translator } from '../../lib/i18n/translator';
import type { Origin } from '../../lib/parcel/parcel-draft';

/** Where a value came from, in a few quiet words; `null` where it came from nowhere. */
export function optionalOriginText(origin: Origin, { t }: Pick<Translator, 't'>): string | null {
  switch (origin.from) {
    case 'order':
      if (origin.party === 'billing') return t('origin-order-billing');
      return origin.source === 'labelled-text' ? t('origin-order-text') : t('origin-order');
    case 'match':
      if (origin.reason.code === 'learned') return t('origin-match-learned', { text: origin.reason.text });
      if (origin.reason.code === 'spelled-as') return t('origin-match-spelled', { text: origin.reason.text });
      if (origin.reason.code === 'listed-twice')
        return t('origin-match-listed-twice', { taken: origin.reason.taken });
      return origin.reason.code === 'main-town' ? t('origin-match-main-town') : t('origin-match');
    case 'nowhere':
      return null;
    default:
      return t(`origin-${origin.from}`);
  }
}
