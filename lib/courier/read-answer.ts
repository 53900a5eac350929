import * as z from 'zod/mini';
import { type AnswerEvidence, CourierError, type CourierErrorCode, type CourierErrorParams } from './errors';
import type { KeyHider } from './hide-key';
import type { Operation } from './operation';
import { type Problem, readProblem } from './problem';
import { COMMON_REFUSALS } from './refusals';

export interface ServiceAnswer {
  readonly status: number;
  /** The service answered with a redirect; it was not followed. */
  readonly redirected: boolean;
  readonly text: string;
  /** Milliseconds since the epoch: when the service wants to be asked again, where it says so. */
  readonly retryAt: number | null;
  readonly hider: KeyHider;
}

const LONGEST_TEXT = 500;
/** Conflict, too early, too many requests, client closed the request: a proxy may answer these by itself. */
const PROXY_STATUSES = [409, 425, 429, 499];
const NOT_JSON = Symbol('not JSON');

/**
 * @throws CourierError with what the answer proves: `refused` for a documented refusal, for JSON with `success:
 * false` and for a JSON 4xx, `unknown` for all else. A status that a proxy gives by itself counts with a documented
 * refusal alone; an answer with a trace (`findTrace`) never does.
 */
export function readAnswer<Value>(operation: Operation<Value>, answer: ServiceAnswer): Value {
  if (answer.redirected) throw failure(operation, answer, 'redirected', 'unknown');
  const json = parseJson(answer.text);
  if (json === NOT_JSON) {
    const code = codeOfUnreadable(answer);
    throw failure(operation, answer, code, 'unknown', [readableText(answer.text)]);
  }
  if (isSuccess(answer.status)) {
    const parsed = z.safeParse(operation.answer, answer.hider.value(json));
    if (parsed.success) return parsed.data;
  }
  throw refusalOf(operation, answer, json);
}

function refusalOf(operation: Operation<unknown>, answer: ServiceAnswer, json: unknown): CourierError {
  const problem = readProblem(answer.status, json);
  const own = operation.refusals?.find((refusal) => refusal.matches(problem));
  const refusal = own ?? COMMON_REFUSALS.find((common) => common.matches(problem));
  const documented = own !== undefined || refusal?.code === 'key-refused';
  const trace = operation.findTrace?.(json) ?? null;
  const evidence = trace === null ? evidenceOf(problem, documented) : 'unknown';
  // An answer that proves nothing must not be shown as a refusal; of a 5xx only its own documented row counts.
  const named = evidence === 'refused' || problem.status >= 500 ? refusal : undefined;
  const params = {
    ...named?.params?.(problem),
    ...(problem.fields && { fields: problem.fields }),
    ...(trace !== null && { trace }),
  };
  const code = named?.code ?? codeOfProblem(problem, evidence);
  return failure(operation, answer, code, evidence, problem.texts, params);
}

/** The rule of evidence for a JSON answer; what contradicts itself proves nothing. */
function evidenceOf({ status, body }: Problem, documented: boolean): AnswerEvidence {
  if (status >= 500 || status === 408 || body.success === true) return 'unknown';
  if (PROXY_STATUSES.includes(status)) return documented ? 'refused' : 'unknown';
  if (status >= 400 || body.success === false) return 'refused';
  return documented && body.success === undefined ? 'refused' : 'unknown';
}

function codeOfProblem(problem: Problem, evidence: AnswerEvidence): CourierErrorCode {
  if (problem.status >= 500) return 'server-failed';
  if (problem.status === 408) return 'timed-out';
  if (problem.status === 429) return 'rate-limited';
  return evidence === 'refused' ? 'refused' : 'unexpected-answer';
}

function codeOfUnreadable({ status, text }: ServiceAnswer): CourierErrorCode {
  if (status >= 500) return 'server-failed';
  if (status === 401) return 'key-refused';
  if (status === 408) return 'timed-out';
  if (status === 429) return 'rate-limited';
  if (text.trim() === '') return 'empty-answer';
  return isHtml(text) ? 'html-answer' : 'unreadable-answer';
}

/** An HTML page's title alone: the rest is markup, scripts and, on a debug page, the whole request. */
function readableText(text: string): string {
  return isHtml(text) ? (/<title[^>]*>([^<]*)/i.exec(text)?.[1] ?? '') : text;
}

function isHtml(text: string): boolean {
  return /^\s*<[!?a-z]/i.test(text);
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A number or a word alone is a plain text that happens to parse, not an answer in JSON. */
function parseJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : NOT_JSON;
  } catch {
    // Not JSON: the caller decides what that means.
    return NOT_JSON;
  }
}

function failure(
  operation: Operation<unknown>,
  { status, retryAt, hider }: ServiceAnswer,
  code: CourierErrorCode,
  evidence: AnswerEvidence,
  texts: readonly string[] = [],
  params: CourierErrorParams = {},
): CourierError {
  const shown = (text: string) =>
    hider
      .text(text)
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .slice(0, LONGEST_TEXT);
  const serviceText = shown(texts.join('\n'));
  return new CourierError(operation.name, code, evidence, {
    status: status === 0 ? null : status,
    retryAt,
    serviceText: serviceText === '' ? null : serviceText,
    params: mapTexts(params, shown),
  });
}

function mapTexts(params: CourierErrorParams, shown: (text: string) => string): CourierErrorParams {
  const { fields, ...texts } = params;
  const entries = Object.entries(fields ?? {}).map(([name, said]) => [shown(name), said.map(shown)] as const);
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, shown(text)])),
    ...(fields && { fields: Object.fromEntries(entries) }),
  };
}
