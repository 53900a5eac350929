import { WebSocket } from 'ws';

let acknowledges = false;

/**
 * Acknowledges each answer of Firefox as it comes. Firefox holds a small answer back until the one before it is
 * acknowledged, and Linux may take 40 ms for that unless something is sent meanwhile: waiting for what was already on a
 * page took 44 ms in place of 5. So a pong is sent, which Firefox ignores (RFC 6455, 5.5.3). It is sent for all sockets of
 * the process, since Puppeteer hands out none of its own.
 */
export function acknowledgeAtOnce(): void {
  if (acknowledges) return;
  acknowledges = true;
  const { emit } = WebSocket.prototype;
  WebSocket.prototype.emit = function emitAndAcknowledge(this: WebSocket, name, ...args) {
    if (name === 'message' && this.readyState === WebSocket.OPEN) this.pong();
    return emit.call(this, name, ...args);
  };
}
