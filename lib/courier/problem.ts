/** A JSON answer that is no success, as its parts are needed to tell which problem it is. */
export interface Problem {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** What `errors`, `error` and `message` say, in that order, each once, as the service wrote it. */
  readonly texts: readonly string[];
  /** Per field what is wrong with it, where `errors` is an object of fields. */
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
}

const DEEPEST = 4;
const MOST_TEXTS = 50;

/** `errors` may be texts, one text, an object of fields, empty or absent, and so may `error` and `message`. */
export function readProblem(status: number, json: unknown): Problem {
  const body = isRecord(json) ? json : {};
  const texts = [body.errors, body.error, body.message].flatMap((part) => collectTexts(part));
  return {
    status,
    body,
    texts: [...new Set(texts)].slice(0, MOST_TEXTS),
    fields: isRecord(body.errors) ? readFields(body.errors) : undefined,
  };
}

/** Whether one of the problem's texts is this one, whatever its case, blanks and final full stop. */
export function saysText(problem: Problem, text: string): boolean {
  return problem.texts.some((other) => foldProblem(other) === foldProblem(text));
}

/** A text made comparable: one kind of apostrophe and blank, no case, no full stop at the end. */
export function foldProblem(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '')
    .toLowerCase();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFields(errors: Record<string, unknown>): Problem['fields'] {
  const entries = Object.entries(errors).map(([field, said]) => [field, collectTexts(said)] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries.slice(0, MOST_TEXTS));
}

function collectTexts(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  return Object.values(value).flatMap((part) => collectTexts(part, depth + 1));
}
