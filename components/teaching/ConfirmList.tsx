import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Datum } from '../../lib/stores/taught/teaching';
import type { TeachWords } from '../../lib/teaching/teach-words';
import { ConfirmRow, type ConfirmRowProps } from './ConfirmRow';
import { SavedList, type Saving } from './SavedList';

interface ConfirmListProps {
  readonly words: TeachWords;
  readonly currencies: readonly string[];
  readonly rows: readonly Omit<ConfirmRowProps, 'words' | 'currencies' | 'onAnswer' | 'onPoint'>[];
  readonly saving: Saving;
  readonly onAnswer: (datum: Datum, answer: Parameters<ConfirmRowProps['onAnswer']>[0]) => void;
  readonly onPoint: (datum: Datum) => void;
  readonly onSave: (event: MouseEvent) => void;
}

/** All that is read on a further page; each is confirmed by a person. */
export function ConfirmList(props: ConfirmListProps) {
  const { words, currencies, rows, saving, onAnswer, onPoint, onSave } = props;
  const list = useRef<HTMLUListElement>(null);
  // After an answer the focus moves to the next row.
  const goOn = () =>
    requestAnimationFrame(() => {
      const next = list.current?.querySelector<HTMLElement>('.row:not(.right, .left-out) button');
      (next ?? list.current?.parentElement?.parentElement?.querySelector<HTMLElement>('.primary'))?.focus();
    });
  useLayoutEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <SavedList
      words={words}
      saving={saving}
      complete={rows.every(({ answer }) => answer !== undefined)}
      label={words['teach-finish']}
      onSave={onSave}
    >
      <h2>{words['teach-confirm-title']}</h2>
      <p class="soft">{words['teach-confirm-text']}</p>
      <ul class="rows" ref={list}>
        {rows.map((row) => (
          <ConfirmRow
            key={row.datum}
            {...row}
            words={words}
            currencies={currencies}
            onAnswer={(answer) => {
              onAnswer(row.datum, answer);
              if (answer !== undefined) goOn();
            }}
            onPoint={() => onPoint(row.datum)}
          />
        ))}
      </ul>
    </SavedList>
  );
}
