import type { ComponentChildren } from 'preact';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { FieldNotices } from './FieldNotices';
import type { FormState } from './form-state';
import { ParcelTextField } from './ParcelTextField';

const LINES = ['phone2', 'description', 'note'] as const satisfies readonly ParcelFieldName[];
type Line = (typeof LINES)[number];

export function isLine(field: ParcelFieldName): field is Line {
  return LINES.some((line) => line === field);
}

interface ParcelLinesProps {
  readonly state: FormState;
  /** What else can be added, behind the fields that can. */
  readonly children: ComponentChildren;
}

/** The fields that the label does not show: a line each, which opens into its field; empty ones can be added. */
export function ParcelLines({ state, children }: ParcelLinesProps) {
  const { t } = useText();
  const open = state.open.value;
  const fields = state.fields.value;
  const empty = LINES.filter((field) => fields[field] === '' && !open.has(field));
  return (
    <>
      {LINES.map((field) =>
        open.get(field) === 'edit' ? (
          <ParcelTextField key={field} state={state} field={field} />
        ) : (
          !open.has(field) && fields[field] !== '' && <TextLine key={field} state={state} field={field} />
        ),
      )}
      {(empty.length > 0 || children) && (
        <div class="actions parcel-form__add">
          {empty.map((field) => (
            <span key={field} data-edit={field}>
              <Button kind="quiet" small onPress={() => state.look(field)}>
                <Icon name="pencil" size={14} />
                {t('add-field', { field: t(`field-${field}`) })}
              </Button>
            </span>
          ))}
          {children}
        </div>
      )}
    </>
  );
}

interface LineProps extends Pick<ParcelLinesProps, 'state'> {
  readonly field: Line;
}

function TextLine({ state, field }: LineProps) {
  const { t } = useText();
  const name = t(`field-${field}`);
  return (
    <div class="surface line" data-field={field}>
      <p class="line__text">
        <strong>{name}</strong>{' '}
        <bdi class={field === 'phone2' ? 'ltr' : undefined}>{state.fields.value[field]}</bdi>
      </p>
      <span data-edit={field}>
        <Button kind="quiet" small onPress={() => state.look(field)}>
          <span class="visually-hidden">{t('edit-field', { field: name })}</span>
          <Icon name="pencil" size={14} />
        </Button>
      </span>
      <FieldNotices state={state} field={field} />
    </div>
  );
}
