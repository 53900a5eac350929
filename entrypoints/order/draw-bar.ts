import type { BarLine, BarPress, BarView } from '../../lib/messaging/views/bar';
import { secondsLeft } from '../../lib/seconds-left';
import { draw, type Part } from './draw';

export interface DrawnBar {
  /** `null`: the order is still being read. */
  readonly view: BarView | null;
  readonly busy: boolean;
  /** The parcel code was copied just now. */
  readonly copied: boolean;
  /** The parcel was made while the bar was shown. */
  readonly fresh: boolean;
  readonly onPress: (kind: BarPress['kind']) => (event: MouseEvent) => void;
  /** @param at which of what is offered */
  readonly onChoose: (at: number) => (event: MouseEvent) => void;
}

/** The parcel's label: what will be sent, what prevents that, and one button. All its texts come with the view. */
export function drawBar(body: Element, bar: DrawnBar): void {
  draw(body, [bar.view === null ? waiting() : label(bar, bar.view)]);
}

function label(bar: DrawnBar, view: BarView): Part {
  const { busy, fresh } = bar;
  const { action, second, tone } = view;
  const message = messageOf(view);
  // What prevents shipping comes first; what is said of a press stands beside its button, and of a parcel under its code.
  const isAsked = view.digest === null && (tone === 'warning' || tone === 'bad');
  const isStamped = !isAsked && view.lines.some(({ kind }) => kind === 'code');
  // A word on what can be shipped again stands in the row of the quiet presses, and moves nothing.
  const isBeside = view.digest !== null && tone === 'plain';
  // While an order is sent nothing says Ship; a row that is on its way has its words where the button was.
  const isOnItsWay = tone === 'busy' && action === null ? view.message : null;
  const atWork = busy && view.digest !== null ? view.sending : isOnItsWay;
  return {
    ...part('section', `bar ${busy ? 'busy' : tone}${view.testing === null ? '' : ' practice'}`, [
      head(view),
      part('div', 'says', [isAsked ? status(message) : null]),
      view.choices.length === 0 ? null : choicesOf(bar, view),
      part(
        'div',
        'lines',
        view.lines.map((line) => lineOf(line, fresh, isStamped ? message : null)),
      ),
      // The fee comes later, and moves nothing.
      feeIsToCome(view) ? part('div', 'fee-place', '') : null,
      part('div', 'told', [
        isAsked || isStamped || isBeside || atWork === view.message ? null : status(message),
      ]),
      {
        ...part('div', 'presses', [
          atWork !== null ? working(atWork) : action === null ? null : press(bar, view, action, 'primary'),
          second === null ? null : press(bar, view, second, 'second'),
        ]),
        // What is going on is read out.
        attributes: { role: atWork === null ? false : 'status' },
      },
      part('div', 'asides', [
        isBeside ? status(message) : null,
        ...view.asides.map((aside) => press(bar, view, aside, `quiet-${aside.kind} quiet`)),
      ]),
    ]),
    attributes: {
      dir: view.direction,
      lang: view.language,
      'aria-label': view.title,
      'aria-busy': busy,
    },
  };
}

function messageOf({ message, quote }: BarView): Part {
  const said = message?.split('\n') ?? [];
  return part('div', 'message', [
    quote === null ? null : part('b', 'quote', quote),
    ...said.map((line, at) => part('p', `said-${at} said`, line)),
  ]);
}

function press({ busy, copied, onPress }: DrawnBar, view: BarView, one: BarPress, look: string): Part {
  const count = one.until === undefined ? one.count : secondsLeft(one.until, Date.now());
  return {
    ...part('button', `${look} ${one.kind}`, [
      busy && look === 'primary' ? spinner : null,
      part('span', 'label', copied && one.kind === 'copy' ? view.copied : one.label),
      count === undefined ? null : countOf(count, one.until !== undefined),
      // A screen reader hears of the keys by their own attribute, not within the name.
      one.keys === undefined ? null : unheard(part('kbd', 'keys', one.keys)),
    ]),
    // It needs no type: no form of the page reaches into our root. Not `disabled`, which takes the keyboard off it.
    attributes: { 'aria-disabled': busy, 'aria-keyshortcuts': one.keys ?? false },
    onClick: onPress(one.kind),
  };
}

/** @param isRunning it changes every second, which nobody wants to hear */
function countOf(count: number, isRunning: boolean): Part {
  return unheard(part('span', 'count', `(${count})`), isRunning);
}

function choicesOf({ busy, onChoose }: DrawnBar, { choices }: BarView): Part {
  const buttons = choices.map(({ name, city }, at) => ({
    ...part('button', `choice-${at} choice`, [
      part('bdi', 'name', name),
      city === '' ? null : part('bdi', 'city', city),
    ]),
    attributes: { 'aria-disabled': busy },
    onClick: onChoose(at),
  }));
  return part('div', 'choices', buttons);
}

function feeIsToCome({ action, lines }: BarView): boolean {
  return action?.kind === 'ship' && !lines.some(({ kind }) => kind === 'fee');
}

const spinner = part('span', 'spinner', '');

/** What is going on, where the button was: as high, and nothing to press. */
function working(said: string): Part {
  return {
    ...part('button', 'primary sending', [spinner, part('span', 'label', said)]),
    attributes: { 'aria-disabled': true },
  };
}

/** The empty bar, which keeps the place before there is anything to show. */
function waiting(): Part {
  // Where village, recipient, amount, fee and the press will stand.
  const pending = [0, 1, 2, 3, 4].map((at) => part('div', `pending-${at} pending`, ''));
  return {
    ...part('section', 'bar busy waiting', [head(null), part('div', 'lines', pending)]),
    attributes: { 'aria-busy': true },
  };
}

function head(view: BarView | null): Part {
  return part('div', 'head', [
    view === null ? null : part('span', 'name', view.title),
    view?.testing == null ? null : part('span', 'testing', view.testing),
  ]);
}

/** @param told what is said under the parcel's code, where the line is that */
function lineOf(
  { kind, label: said, value, parts, beside, doubtful }: BarLine,
  fresh: boolean,
  told: Part | null,
): Part {
  const text: Part = {
    ...part('bdi', 'text', parts?.map((one, at) => part('span', `part-${at} part`, one)) ?? value.text),
    attributes: { dir: value.ltr ? 'ltr' : 'auto' },
  };
  // A phone's groups would be read out each for itself: whoever hears it is told it whole.
  const [what, seen]: readonly [Part['content'], Part] =
    parts === undefined
      ? [said, text]
      : [[part('span', 'name', said), { ...text, classes: 'heard', content: value.text }], unheard(text)];
  const line = part(
    'div',
    `${kind} line${doubtful ? ' doubtful' : ''}${kind === 'code' && fresh ? ' fresh' : ''}`,
    [
      part('span', 'what', what),
      part('span', 'value', [seen, beside === undefined ? null : part('bdi', 'city', beside)]),
      kind === 'code' ? told : null,
    ],
  );
  // Read out when it comes.
  return kind === 'code' ? status(line) : line;
}

/** What is for the eye alone. */
function unheard(one: Part, isUnheard = true): Part {
  return { ...one, attributes: { ...one.attributes, 'aria-hidden': isUnheard } };
}

function status(told: Part): Part {
  return { ...told, attributes: { role: 'status' } };
}

function part(tag: Part['tag'], classes: string, content: Part['content']): Part {
  return { tag, classes, content };
}
