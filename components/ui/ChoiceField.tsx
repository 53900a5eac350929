import type { ComponentChildren } from 'preact';
import { Message } from './Field';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ComponentChildren;
  /** What follows from it, in one line. */
  readonly example?: ComponentChildren;
}

interface ChoiceFieldProps<Value extends string> {
  /** Of the whole group; each choice's own is `<id>-<value>`. */
  readonly id: string;
  readonly legend: string;
  /** A heading above says the legend already: it is for screen readers alone. */
  readonly titled?: boolean;
  readonly value: Value | null;
  readonly choices: readonly Choice<Value>[];
  readonly onPick: (value: Value) => void;
  readonly hint?: ComponentChildren;
  readonly problem?: ComponentChildren;
}

/** Few choices that must be read before one is taken: all in sight, each with what follows from it. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, hint, problem } = props;
  const described = [...(problem ? [`${id}-problem`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ');
  return (
    <div
      id={id}
      role="radiogroup"
      class="stack tight option-group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={problem ? 'true' : undefined}
      aria-required="true"
      data-tone={problem ? 'error' : undefined}
    >
      <span class={props.titled ? 'visually-hidden' : 'field__label'} id={`${id}-label`}>
        {props.legend}
      </span>
      <div class="stack columns option-group__choices">
        {props.choices.map(({ value, label, example }) => (
          <label class="row top choice option" key={value}>
            <input
              class="checkbox__box"
              type="radio"
              id={`${id}-${value}`}
              name={id}
              value={value}
              checked={value === props.value}
              aria-labelledby={`${id}-${value}-label`}
              aria-describedby={example ? `${id}-${value}-example` : undefined}
              onChange={() => props.onPick(value)}
            />
            <span>
              <span class="strong" id={`${id}-${value}-label`}>
                {label}
              </span>
              {example && (
                <span class="soft small block" id={`${id}-${value}-example`}>
                  {example}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {problem && <Message id={`${id}-problem`} message={{ tone: 'error', text: problem }} />}
      {hint && (
        <div class="soft small" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
