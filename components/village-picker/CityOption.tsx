import type { BrowsedCity } from '../../lib/villages/browse';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';

interface CityOptionProps {
  readonly city: BrowsedCity;
  /** The option's role, id and handlers. */
  readonly attributes: object;
}

/** The way to all villages of a city, for who does not know how theirs is spelled. It picks nothing. */
export function CityOption({ city, attributes }: CityOptionProps) {
  const { t } = useText();
  return (
    <div {...attributes} class="picker__option picker__option--city">
      {t('village-all-of-city', { city: city.name, count: city.villages })}
      <Icon name="chevron-down" />
    </div>
  );
}
