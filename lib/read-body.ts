/** An answer that broke off after its beginning: the connection failed, as it may fail before. */
export class BrokenAnswerError extends TypeError {
  override readonly name = 'BrokenAnswerError';
}

/** An answer of more bytes than its operation can have. */
export class LargeAnswerError extends Error {
  override readonly name = 'LargeAnswerError';
}

/**
 * The text of an answer's body, of at most `largest` bytes: what is larger is not read to its end.
 * @throws BrokenAnswerError, LargeAnswerError
 */
export async function readBody(response: Response, largest: number): Promise<string> {
  const { body } = response;
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      // A body that was cancelled or timed out did not break off by itself.
      throw error instanceof TypeError ? new BrokenAnswerError('The answer broke off') : error;
    });
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > largest) {
      // If cancelling the rest fails too, nothing changes.
      void reader.cancel().catch(() => undefined);
      throw new LargeAnswerError('The answer is too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}
