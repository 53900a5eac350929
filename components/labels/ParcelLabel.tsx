import type { ComponentChildren } from 'preact';
import type { Decimal } from '../../lib/order';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Icon } from '../ui/Icon';
import { Phone } from '../ui/Phone';

/** The parts of the label that a person may want to change, by the field that each shows. */
export type LabelPart = 'village' | 'streetName' | 'firstName' | 'phone' | 'totalPrice';

interface ParcelLabelProps {
  /** What is not known, or in doubt, is left out: the label says only what is sure. */
  readonly village: { readonly name: string; readonly city: string } | null;
  readonly streetName: string;
  readonly recipient: string;
  readonly phone: string;
  /** What is collected; `null`: it cannot be said yet. */
  readonly amount: Decimal | null;
  readonly currency: string | null;
  /** Of a parcel that was made: its code, as a stamp above the amount. */
  readonly stamp?: ComponentChildren;
  /** What the delivery costs, in a line beneath the amount. */
  readonly fee?: ComponentChildren;
  /** Each part is a button that leads to its field; left out: the label is for reading alone. */
  readonly onEdit?: (part: LabelPart) => void;
}

/** A parcel as its printed label shows it: where it goes, who gets it, how much they pay. */
export function ParcelLabel(props: ParcelLabelProps) {
  const { t } = useText();
  const { village, streetName, recipient, phone, amount, currency, onEdit } = props;
  return (
    <div class="surface parcel-label">
      <div class="stack tight parcel-label__body">
        {village !== null && (
          <Part part="village" onEdit={onEdit}>
            <strong class="parcel-label__village">
              <bdi>{village.name}</bdi>
            </strong>{' '}
            <bdi class="soft">{village.city}</bdi>
          </Part>
        )}
        {streetName !== '' && (
          <Part part="streetName" onEdit={onEdit}>
            <bdi>{streetName}</bdi>
          </Part>
        )}
        {(recipient !== '' || phone !== '') && (
          <div class="actions baseline parcel-label__who">
            {recipient !== '' && (
              <Part part="firstName" onEdit={onEdit}>
                <strong>
                  <bdi>{recipient}</bdi>
                </strong>
              </Part>
            )}
            {phone !== '' && (
              <Part part="phone" onEdit={onEdit}>
                <span class="soft digits">
                  <Phone value={phone} />
                </span>
              </Part>
            )}
          </div>
        )}
        {props.stamp}
        {amount !== null && (
          <Part part="totalPrice" framed onEdit={onEdit}>
            <span>{t(amount === '0' ? 'collect-nothing' : 'field-totalPrice')}</span>
            <strong class="digits parcel-label__amount">
              <Amount value={amount} currency={currency} />
            </strong>
          </Part>
        )}
        {props.fee}
      </div>
    </div>
  );
}

interface PartProps {
  readonly part: LabelPart;
  readonly framed?: boolean;
  readonly onEdit: ParcelLabelProps['onEdit'];
  readonly children: ComponentChildren;
}

function Part({ part, framed = false, onEdit, children }: PartProps) {
  const { t } = useText();
  const classes = framed ? 'row apart parcel-label__part parcel-label__part--framed' : 'parcel-label__part';
  if (onEdit === undefined) return <div class={classes}>{children}</div>;
  return (
    <button
      type="button"
      class={framed ? `bare ${classes}` : `bare row ${classes}`}
      data-edit={part}
      onClick={() => onEdit(part)}
    >
      <span class="visually-hidden">{t('edit-field', { field: t(`field-${part}`) })}</span>
      {framed ? children : <span>{children}</span>}
      <Icon name="pencil" size={14} />
    </button>
  );
}
