import { Failure } from '../../lib/messaging/failure';

/** What people are told of an error that is none of the expected ones: that, and no more. */
export function asFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('unexpected');
}
