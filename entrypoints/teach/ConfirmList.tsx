import { useLayoutEffect, useRef } from 'preact/hooks';
import { ConfirmRow } from './ConfirmRow';
import { rowsToConfirm } from './confirm-rows';
import type { LessonProps } from './panel-props';
import { SavedList } from './SavedList';
import { useView } from './use-view';

/** All that is read on a further page; each is confirmed by a person. */
export function ConfirmList(props: LessonProps) {
  const { lesson } = props;
  const { words } = useView();
  const rows = rowsToConfirm(lesson);
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
      {...props}
      complete={rows.every(({ answer }) => answer !== undefined)}
      label={words['teach-finish']}
    >
      <h2>{words['teach-confirm-title']}</h2>
      <p class="soft">{words['teach-confirm-text']}</p>
      <ul class="rows" ref={list}>
        {rows.map((row) => (
          <ConfirmRow
            key={row.datum}
            {...row}
            onAnswer={(answer) => {
              lesson.confirm(row.datum, answer);
              if (answer !== undefined) goOn();
            }}
            onPoint={() => lesson.edit(row.datum)}
          />
        ))}
      </ul>
    </SavedList>
  );
}
