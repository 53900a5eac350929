import type { EnabledStore, Follow } from '../../lib/settings/settings';
import { followsOf, mayMail } from '../../lib/stores/follows';
import { OWN_MARK } from '../../lib/stores/own-note';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { Select } from '../ui/Select';

interface FollowChoicesProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly store: EnabledStore;
  /** Changes what is kept by then: presses may come faster than what is kept is shown. */
  readonly onChange: (change: (follow: Follow) => Follow) => void;
}

/** What follows parcels into a store's orders beside the line, and what the store does then. */
export function FollowChoices({ id, store, onChange }: FollowChoicesProps) {
  const { t } = useText();
  const { tracking, status } = followsOf(store.kind);
  const follow = store.follow ?? {};
  const followed = (what: 'tracking' | 'status', place: string) => (
    <Checkbox
      label={t('store-note', { what })}
      hint={t('store-note-hint', { mark: OWN_MARK, place })}
      checked={follow[what] !== undefined}
      onChange={(wanted) =>
        onChange(({ [what]: _, ...others }) => (wanted ? { ...others, [what]: 'wanted' } : others))
      }
    />
  );
  return (
    <>
      {tracking !== undefined && followed('tracking', tracking.said)}
      {status !== undefined && followed('status', 'status')}
      {follow.status !== undefined && (
        <StatusMap id={id} kind={store.kind} follow={follow} onChange={onChange} />
      )}
    </>
  );
}

/** Stands for the status that an order has. */
const STAYS = '';
/** Beside a status of which the store may mail its customer, as the checkbox below says. */
const MAIL = '✉';

interface StatusMapProps extends Pick<FollowChoicesProps, 'id' | 'onChange'> {
  readonly kind: EnabledStore['kind'];
  readonly follow: Follow;
}

/** Which status an order gets once its parcel is delivered, and once it came back. */
function StatusMap({ id, kind, follow, onChange }: StatusMapProps) {
  const { t } = useText();
  const { statuses, statusOn = {} } = follow;
  if (statuses === undefined)
    return <p class="soft small">{t('store-note-hint', { mark: OWN_MARK, place: 'status-unread' })}</p>;
  const mailing = statuses.some((one) => mayMail(kind, one.id));
  const choices = statuses.map(({ id: value, name }) => {
    const mails = mayMail(kind, value);
    const label = mails ? `${name} ${MAIL}` : name;
    return { value, label, disabled: mails && follow.mayMail !== true };
  });
  const pick = (fate: 'delivered' | 'returned', picked: string) =>
    onChange((kept) => {
      const { [fate]: _, ...others } = kept.statusOn ?? {};
      return { ...kept, statusOn: picked === STAYS ? others : { ...others, [fate]: picked } };
    });
  const allow = (wanted: boolean) =>
    onChange(({ mayMail: _, ...kept }) => {
      if (wanted) return { ...kept, mayMail: true };
      const quiet = Object.entries(kept.statusOn ?? {}).filter(([, one]) => !mayMail(kind, one));
      return { ...kept, statusOn: Object.fromEntries(quiet) };
    });
  return (
    <>
      {(['delivered', 'returned'] as const).map((fate) => (
        <Select
          key={fate}
          id={`${id}-on-${fate}`}
          label={t(`fate-${fate}`)}
          value={statusOn[fate] ?? STAYS}
          choices={[{ value: STAYS, label: t('none') }, ...choices]}
          onPick={(picked) => pick(fate, picked)}
        />
      ))}
      {mailing && (
        <Checkbox
          label={t('store-note', { what: 'mail' })}
          checked={follow.mayMail === true}
          onChange={allow}
        />
      )}
    </>
  );
}
