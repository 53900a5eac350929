import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../../components/ui/Icon';
import { DATA } from '../../lib/stores/taught/teaching';
import { ConfirmRow } from './ConfirmRow';
import { rowsToConfirm } from './confirm-rows';
import type { LessonState } from './lesson-state';
import type { ScreenAt } from './lesson-steps';
import { PanelFrame } from './PanelFrame';
import { PointStep } from './PointStep';
import type { LessonProps } from './panel-props';
import { ReviewList } from './ReviewList';
import { SavedList } from './SavedList';
import { useView } from './use-view';

/** The panel of a lesson: which of its screens. */
export function Panel(props: LessonProps) {
  const { words } = useView();
  const { lesson } = props;
  const { value: screen } = lesson.screen;
  return (
    <PanelFrame {...props} title={words['strange-teach']} progress={progressOf(lesson)}>
      <Screen key={`${screen.at} ${lesson.order.value}`} {...props} />
    </PanelFrame>
  );
}

function Screen(props: LessonProps) {
  const { value: screen } = props.lesson.screen;
  switch (screen.at) {
    case 'point':
      return <PointStep key={screen.datum} {...props} screen={screen} />;
    case 'review':
      return <ReviewList {...props} />;
    case 'confirm':
      return <ConfirmList {...props} />;
    case 'other-page':
      return <OtherPage {...props} screen={screen} />;
    case 'done':
      return <Done {...props} />;
  }
}

interface OtherPageProps extends LessonProps {
  readonly screen: ScreenAt<'other-page'>;
}

function OtherPage({ lesson, screen: { why } }: OtherPageProps) {
  const { words, going } = useView();
  const text = {
    second: words['teach-second-text'],
    more: words['teach-more-text'],
    'same-order': words['teach-same-order'],
    'wrong-page': words['teach-wrong-page'],
  }[why];
  return (
    <Milestone
      icon={why === 'wrong-page' ? 'search' : 'parcel'}
      tone={why === 'second' || why === 'more' ? 'good' : 'plain'}
      title={why === 'more' ? words['teach-more-title'] : words['teach-second-title']}
      text={text}
    >
      {(why === 'same-order' || (why === 'wrong-page' && !going)) && (
        <button type="button" class="quiet" onClick={lesson.startAnew}>
          {words[why === 'wrong-page' ? 'strange-teach' : 'teach-anew']}
        </button>
      )}
    </Milestone>
  );
}

function Done({ onClose }: LessonProps) {
  const { words } = useView();
  const show = () => {
    onClose();
    location.reload();
  };
  return (
    <Milestone icon="check" tone="good" title={words['teach-done-title']} text={words['teach-done-text']}>
      <button type="button" class="primary" onClick={show}>
        {words['teach-done-action']}
      </button>
    </Milestone>
  );
}

function progressOf(lesson: LessonState): number | null {
  const screen = lesson.screen.value;
  if (screen.at === 'point' && screen.from === 'first') return DATA.indexOf(screen.datum) / (2 * DATA.length);
  if (screen.at === 'review' || screen.at === 'other-page') return 0.5;
  if (screen.at === 'done') return 1;
  if (screen.at !== 'confirm') return null;
  const rows = rowsToConfirm(lesson);
  return 0.5 + rows.filter(({ answer }) => answer !== undefined).length / (2 * Math.max(rows.length, 1));
}

interface MilestoneProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'plain';
  /** What can be pressed, if anything. */
  readonly children: ComponentChildren;
}

/** A screen of the panel without a question: between two pages, and at the end. */
function Milestone({ icon, title, text, tone, children }: MilestoneProps) {
  return (
    <>
      <div class={`body milestone ${tone}`} role="status">
        <span class="seal">
          <Icon name={icon} size={22} />
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children && <footer>{children}</footer>}
    </>
  );
}

/** All that is read on a further page; each is confirmed by a person. */
function ConfirmList(props: LessonProps) {
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
