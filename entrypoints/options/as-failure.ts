import { Failure } from '../../lib/failure';
import { logError } from '../../lib/storage/log';

/** What people are told of an error that is none of the expected ones: that, and no more; the log has where it was. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  void logError('options', error);
  return new Failure('unexpected');
}
