import { type JSX, render } from 'preact';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { send } from '../../lib/messaging/send';
import type { SaidFields, TeachView } from '../../lib/messaging/views/teaching';
import { makeHost, removeOld } from '../../lib/page/make-host';
import { FieldsPanel } from './FieldsPanel';
import { createFields } from './fields-state';
import { createLesson } from './lesson-state';
import { Panel } from './Panel';
import type { PanelProps } from './panel-props';
import { createPicker, type Picker } from './picker';
import style from './teach.css?inline';
import { ViewContext } from './use-view';
import { weighPresses } from './weigh-presses';

/** Scripts of one extension share one world in a page: it holds the one panel. */
interface SharedWorld {
  shahnaTeaching?: AbortController;
}

/**
 * The panel by which a person teaches a page. It comes into a tab in which they pressed for it, and into further
 * pages of that tab while the lesson goes on; the background answers it nowhere else.
 */
export default defineUnlistedScript(async () => {
  const world = globalThis as SharedWorld;
  if (world.shahnaTeaching !== undefined && !world.shahnaTeaching.signal.aborted) return;
  const end = new AbortController();
  world.shahnaTeaching = end;
  try {
    await openPanel(end);
  } catch {
    // Nobody teaches in this tab.
    end.abort();
  }
});

async function openPanel(end: AbortController): Promise<void> {
  const view = await send('teach/open', {});
  const { signal } = end;
  removeOld('shahna-teach');
  const { host, root } = makeHost('shahna-teach', [style]);
  const frame = document.createElement('div');
  frame.className = 'frame';
  frame.hidden = true;
  const body = document.createElement('div');
  root.append(frame, body);
  const close = () => {
    // The panel closes even where the background does not answer any more.
    send('teach/stop', {}).catch(() => undefined);
    end.abort();
  };
  const place = { host, frame, signal };
  const presses = { onClose: close, ...weighPresses(host, body, signal) };
  const shown =
    view.fields === null ? showLesson(view, place, presses) : showFields(view.fields, place, presses);
  guard(body, signal);
  body.addEventListener('keydown', (event) => walk(event, shown.picker), { signal });
  signal.addEventListener('abort', () => {
    shown.stop();
    render(null, body);
    host.remove();
  });
  // Single-page admins show another order without loading; many load their data late.
  const looking = setInterval(() => {
    if (!host.isConnected) document.documentElement.append(host);
    shown.look();
  }, 1_000);
  signal.addEventListener('abort', () => clearInterval(looking));
  document.documentElement.append(host);
  render(<ViewContext.Provider value={view}>{shown.panel}</ViewContext.Provider>, body);
}

interface PanelPlace {
  readonly host: Element;
  readonly frame: HTMLElement;
  readonly signal: AbortSignal;
}

type Presses = Omit<PanelProps, 'picker'>;

interface Shown {
  readonly panel: JSX.Element;
  readonly picker: Picker;
  readonly look: () => void;
  readonly stop: () => void;
}

function showLesson(view: TeachView, { signal, ...place }: PanelPlace, presses: Presses): Shown {
  const lesson = createLesson(view, (teaching) => send('teach/save', { teaching }));
  const picker = createPicker({ ...place, onHover: lesson.hover, onTake: lesson.take }, signal);
  const stopped = lesson.screen.subscribe(({ at }) => picker.setActive(at === 'point'));
  const marking = lesson.picked.subscribe((picked) => picker.mark(picked?.element ?? null));
  return {
    panel: <Panel lesson={lesson} picker={picker} {...presses} />,
    picker,
    look: lesson.lookAgain,
    stop() {
      stopped();
      marking();
    },
  };
}

/** The panel in which fields of a known store are pointed out. */
function showFields(said: SaidFields, { signal, ...place }: PanelPlace, presses: Presses): Shown {
  const fields = createFields(said, (meaning, at) => send('teach/field', { meaning, place: at }));
  const picker = createPicker({ ...place, onHover: fields.hover, onTake: fields.take }, signal);
  return {
    panel: <FieldsPanel fields={fields} picker={picker} {...presses} />,
    picker,
    look: () => undefined,
    stop: fields.pointing.subscribe((meaning) => picker.setActive(meaning !== null)),
  };
}

const KEPT = [
  'keydown',
  'keyup',
  'keypress',
  'click',
  'pointerdown',
  'mousedown',
  'copy',
  'input',
  'change',
] as const;

/** Refuses events that no person made, and keeps the panel's events from the page. */
function guard(body: Element, signal: AbortSignal): void {
  for (const type of KEPT) {
    const refuse = (event: Event) => {
      if (event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    body.addEventListener(type, refuse, { signal, capture: true });
    body.addEventListener(type, (event) => event.stopPropagation(), { signal });
  }
}

/** The arrow keys move between the page's elements, except in a field of the panel. */
function walk(event: KeyboardEvent, picker: { step(forward: boolean): void; take(): void }): void {
  const { target } = event;
  if (!(target instanceof Element) || target.matches('input, textarea, summary')) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    picker.step(event.key === 'ArrowDown');
  }
  // Enter takes the marked element, except on a button, which it presses.
  if (event.key === 'Enter' && !target.matches('button')) picker.take();
}
