import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import type { ControlProps } from '../ui/Field';
import { loadPicker, picker } from './load-picker';
import { villageLabel } from './village-label';
import type { VillageSource } from './village-source';

interface VillageInputProps {
  readonly control: ControlProps;
  readonly villages: ReadonlySignal<VillageSource>;
  readonly value: VillageChoice | null;
  /** What to search by first, e.g. the order's own words. */
  readonly query: string;
  readonly onPick: (village: VillageChoice | null) => void;
  readonly onLeave?: () => void;
  /** Coming to the field opens no list: what there is to choose from stands beside it. */
  readonly quiet?: boolean;
  /** Asks for the villages: those kept here, or, where there are none, the service's. */
  readonly onFetch: () => void;
}

/**
 * The village's field from the first moment on: it stands there and takes text at once, and becomes the
 * combobox when its code and the villages are there.
 */
export function VillageInput(props: VillageInputProps) {
  const { control, value, onPick } = props;
  const { t, language } = useText();
  const [typed, setTyped] = useState(props.query);
  const input = useRef<HTMLInputElement>(null);
  const source = props.villages.value;
  const Picker = picker.value;
  useEffect(() => void loadPicker(), []);

  if (Picker !== null && source.state === 'ready') {
    const takesFocus = input.current !== null && document.activeElement === input.current;
    return (
      <Picker
        control={control}
        finder={source.finder}
        value={value}
        query={typed}
        onPick={onPick}
        takesFocus={takesFocus}
        quiet={props.quiet ?? false}
        {...(props.onLeave === undefined ? {} : { onLeave: props.onLeave })}
      />
    );
  }
  return (
    <>
      <input
        class="input"
        id={control.id}
        ref={input}
        type="text"
        autoComplete="off"
        spellcheck={false}
        placeholder={t('village-search')}
        aria-describedby={control.describedBy}
        aria-invalid={control.invalid ? 'true' : undefined}
        aria-required={control.required ? 'true' : undefined}
        value={value === null ? typed : villageLabel(value, language)}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          if (value !== null) onPick(null);
        }}
      />
      <SourceLine source={source} onFetch={props.onFetch} />
    </>
  );
}

interface SourceLineProps {
  readonly source: VillageSource;
  readonly onFetch: () => void;
}

function SourceLine({ source, onFetch }: SourceLineProps) {
  const { t } = useText();
  if (source.state === 'ready' || source.state === 'loading') return null;
  const fetching = source.state === 'fetching';
  const words = { missing: 'village-directory-missing', failed: 'village-directory-failed' } as const;
  return (
    <p class="picker__source small" role="status">
      {fetching ? t('loading') : t(words[source.state])}
      <Button small busy={fetching} onPress={onFetch}>
        {t('village-directory-fetch')}
      </Button>
    </p>
  );
}
