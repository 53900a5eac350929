import { useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import {
  NUMBER_KINDS,
  type NumberKind,
  type NumberNames,
  withMet,
  withNumber,
  withoutNumber,
} from '../../lib/number-names/number-names';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { TextField } from '../ui/TextInput';
import { NamesTable } from './NamesTable';
import { readWhole } from './NumberInput';

const KIND_TITLES = {
  'parcel-status': 'parcel-delivery',
  'parcel-position': 'parcel-position',
  'return-reason': 'return-reason',
  'parcel-type': 'field-parcelType',
  permission: 'employee-permissions',
} as const satisfies Record<NumberKind, TextId>;

interface NumberNamesEditorProps {
  readonly names: NumberNames;
  readonly onChange: (change: (names: NumberNames) => NumberNames) => void;
}

export function NumberNamesEditor({ names, onChange }: NumberNamesEditorProps) {
  const { t } = useText();
  const [open, setOpen] = useState<NumberKind | null>(null);
  return (
    <div class="numbers stack tight">
      {NUMBER_KINDS.map((kind) => (
        <Disclosure
          key={kind}
          summary={
            <>
              {t(KIND_TITLES[kind])} <span class="soft">({names[kind].length})</span>
            </>
          }
          open={open === kind}
          onToggle={(opened) => setOpen((before) => (opened ? kind : before === kind ? null : before))}
        >
          <NamesTable
            caption={t(KIND_TITLES[kind])}
            numbers={names[kind]}
            onName={(number, language, name) =>
              onChange((before) => {
                const { [language]: _, ...others } =
                  before[kind].find((named) => named.number === number)?.names ?? {};
                const given = name.trim() === '' ? others : { ...others, [language]: name.trim() };
                return withNumber(before, kind, { number, names: given });
              })
            }
            onRemove={(number) => onChange((before) => withoutNumber(before, kind, number))}
          />
          <AddNumber onAdd={(number) => onChange((before) => withMet(before, [{ kind, number }]))} />
        </Disclosure>
      ))}
    </div>
  );
}

function AddNumber({ onAdd }: { readonly onAdd: (number: number) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const number = readWhole(typed);
  return (
    <div class="row bottom numbers__add">
      <TextField label={t('numbers-number')} name="newNumber" kind="whole" value={typed} onInput={setTyped} />
      <Button
        disabled={number === null}
        onPress={() => {
          if (number === null) return;
          onAdd(number);
          setTyped('');
        }}
        text={t('numbers-add')}
      />
    </div>
  );
}
