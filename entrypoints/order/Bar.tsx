import type { BarLine, BarView } from '../../lib/messaging/views/bar';

interface BarProps {
  /** `null`: the order is still being read. */
  readonly view: BarView | null;
  readonly busy: boolean;
  /** The parcel code was copied just now. */
  readonly copied: boolean;
  readonly onShip: (event: MouseEvent) => void;
  readonly onReview: (event: MouseEvent) => void;
  readonly onNote: (event: MouseEvent) => void;
  readonly onSignIn: (event: MouseEvent) => void;
  readonly onCopy: () => void;
}

/** What will be sent, what holds it up, and one thing to press. Everything it says comes with the view. */
export function Bar({ view, busy, copied, onShip, onReview, onNote, onSignIn, onCopy }: BarProps) {
  if (view === null) return <Waiting />;
  const { action, aside } = view;
  const presses = { ship: onShip, review: onReview, note: onNote, 'sign-in': onSignIn, copy: onCopy };
  return (
    <section
      class={`bar ${busy ? 'busy' : view.tone}${view.testing === null ? '' : ' practice'}`}
      dir={view.direction}
      lang={view.language}
      aria-label={view.title}
      aria-busy={busy}
    >
      <div class="head">
        <Mark />
        <span class="name">{view.title}</span>
        {view.testing !== null && <span class="testing">{view.testing}</span>}
      </div>
      <dl>
        {view.lines.map((line) => (
          <Line key={line.kind} line={line} />
        ))}
      </dl>
      <p class="message" role="status">
        {view.message}
      </p>
      <div class="presses">
        {action !== null && (
          <button type="button" class="primary" disabled={busy} onClick={presses[action.kind]}>
            {busy && <span class="spinner" />}
            {copied ? view.copied : action.label}
          </button>
        )}
        {aside !== null && (
          <button type="button" class="quiet" disabled={busy} onClick={presses[aside.kind]}>
            {aside.label}
          </button>
        )}
      </div>
    </section>
  );
}

/** The bar's place before there is anything to say. */
function Waiting() {
  return (
    <div class="bar busy waiting" aria-busy="true">
      <div class="head">
        <Mark />
      </div>
      <dl>
        {[70, 45, 60, 35].map((part) => (
          <div key={part} class="pending" style={{ inlineSize: `${part}%` }} />
        ))}
      </dl>
    </div>
  );
}

/** Our logo, of which at this size the parcel is what is seen. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 128 128" aria-hidden="true">
      <path d="M4 46 17 13A14 14 0 0 1 30 4h68a14 14 0 0 1 13 9l13 33Z" fill="#ecb964" />
      <path d="M4 46h120v64a14 14 0 0 1-14 14H18a14 14 0 0 1-14-14Z" fill="#0d6571" />
      <path d="M56 4h16v42H56Z" fill="#fff" />
    </svg>
  );
}

function Line({ line }: { readonly line: BarLine }) {
  return (
    <div class={line.doubtful ? `line ${line.kind} doubtful` : `line ${line.kind}`}>
      <dt>{line.label}</dt>
      <dd>
        <bdi dir={line.value.ltr ? 'ltr' : 'auto'}>{line.value.text}</bdi>
      </dd>
    </div>
  );
}
