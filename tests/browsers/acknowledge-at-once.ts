import { WebSocket } from 'ws';

let isPrompt = false;

/**
 * Lets each answer of Firefox be acknowledged when it comes. Firefox sends what is small once the answer before it is
 * acknowledged, and Linux waits up to 40 ms with that unless something is sent as well: two answers in a row took 44 ms
 * in place of 5, and so did every wait in a page. A pong that nobody asked for is sent, which the other end leaves be
 * (RFC 6455, 5.5.3). The driver has no door to its socket.
 */
export function acknowledgeAtOnce(): void {
  if (isPrompt) return;
  isPrompt = true;
  const { emit } = WebSocket.prototype;
  WebSocket.prototype.emit = function emitAndAcknowledge(this: WebSocket, name, ...args) {
    if (name === 'message' && this.readyState === WebSocket.OPEN) this.pong();
    return emit.call(this, name, ...args);
  };
}
