import type { ComponentChildren } from 'preact';
import type { ToolFieldKind } from '../../lib/tools/field-kinds';
import { isAlways, isInSight, type ToolFields as Table } from '../../lib/tools/tool';
import { ChoiceField } from '../ui/ChoiceField';
import { TextField } from '../ui/TextInput';
import type { ToolForm } from './use-tool-form';

interface ToolFieldsProps<Fields extends Table> {
  readonly form: Pick<ToolForm<Fields>, 'tool' | 'typed' | 'problems' | 'messages' | 'change'>;
  /** The words of a field: `firstName`, `password-hint`. */
  readonly text: (id: string) => string;
  /** The record was picked: its id is no longer typed. */
  readonly fixedId: boolean;
  /** A currency's sign beside a field. */
  readonly units?: Readonly<Partial<Record<keyof Fields, string>>>;
  /** Fields with a control of their own. */
  readonly own?: Readonly<Partial<Record<keyof Fields, () => ComponentChildren>>>;
}

export function ToolFields<Fields extends Table>(props: ToolFieldsProps<Fields>) {
  const { tool, typed } = props.form;
  return (
    <>
      {tool.rows.map((row) => {
        const fields = row
          .filter((name) => isInSight(tool.fields[name] as Table[string], typed))
          .map((name) => props.own?.[name]?.() ?? <ToolField key={name} name={name} {...props} />);
        if (fields.length < 2) return fields;
        return (
          <div key={row[0]} class="stack loose columns columns--fields">
            {fields}
          </div>
        );
      })}
    </>
  );
}

function ToolField<Fields extends Table>({
  name,
  ...props
}: ToolFieldsProps<Fields> & { readonly name: keyof Fields & string }) {
  const { text, form, units } = props;
  const { tool, typed, messages, change } = form;
  const field: Table[string] = tool.fields[name] as Table[string];
  const value: string = typed[name];
  const onInput = (next: string) => change({ [name]: next } as Partial<typeof typed>);
  if (field.control === 'choice') {
    return (
      <ChoiceField
        id={`${tool.name}-${name}`}
        legend={text(name)}
        value={value}
        problem={messages(name)[0]?.text}
        choices={Object.entries(field.choices ?? {}).map(([one, isExplained]) => ({
          value: one,
          label: text(`${name}-${one}`),
          example: isExplained && text(`${name}-${one}-hint`),
        }))}
        onPick={onInput}
      />
    );
  }
  const optional = !isAlways(field, typed);
  const isLong = field.control === 'long';
  const kind = field.control as Exclude<ToolFieldKind<string, string>['control'], 'long' | 'own' | 'choice'>;
  return (
    <TextField
      {...{ name, optional, value, onInput }}
      label={text(name)}
      required={!optional}
      hint={field.hint && text(`${name}-hint`)}
      messages={messages(name)}
      kind={isLong ? 'text' : kind}
      rows={isLong ? 2 : undefined}
      fixed={name === 'id' && props.fixedId}
      newSecret={kind === 'password'}
      unit={units?.[name]}
    />
  );
}
