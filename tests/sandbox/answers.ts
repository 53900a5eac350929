import type { Choices } from './choices';

/** What an operation answers. `commit` is there when the operation changed what the service holds. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly commit?: { readonly parcelCode?: string };
}

/** Field name (dotted) → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Thrown by the `require…` functions: the request ends with this answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly answer: Answer) {
    super(`refused with ${answer.status}`);
  }
}

/** HTTP 200, `success: false` and a list: the form of most rows of the Errors table. */
export function refuseWithErrors(error: string, more: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal({ status: 200, body: { success: false, ...more, errors: [error] } });
}

/** `success: false` and one string: the other form. */
export function refuseWithError(status: number, error: string): Refusal {
  return new Refusal({ status, body: { success: false, error } });
}

/** Failures before an operation is reached: method, headers, unparsable body. Their form is not specified. */
export function refuseRequest(status: number, message: string, headers?: Record<string, string>): Refusal {
  return new Refusal(
    headers === undefined ? { status, body: { message } } : { status, body: { message }, headers },
  );
}

/** Invalid field values: their answer is not specified, see `choices.invalidFields`. */
export function refuseFields(choices: Choices, errors: FieldErrors): Refusal {
  if (choices.invalidFields === '422') {
    return new Refusal({ status: 422, body: { message: 'The given data was invalid.', errors } });
  }
  const list = Object.entries(errors).flatMap(([field, texts]) => texts.map((text) => `${field}: ${text}`));
  return new Refusal({ status: 200, body: { success: false, errors: list } });
}
