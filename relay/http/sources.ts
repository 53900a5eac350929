import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Who sends a request: told by the connection, or by the proxy in front where there is one. */
export interface SourceOptions {
  /** Addresses and networks (`10.0.0.0/8`) that events may come from; none: from anywhere. */
  readonly allowed: readonly string[];
  /** A proxy stands in front and writes `X-Forwarded-For`; its last entry is then believed. */
  readonly isBehindProxy: boolean;
  /** Where the relay is reached from outside. */
  readonly url: string;
}

/** Tells where requests come from, and whether events may. */
export class SourceCheck {
  readonly #list = new BlockList();
  readonly #options: SourceOptions;

  /** @throws RangeError for what is neither an address nor a network */
  constructor(options: SourceOptions) {
    this.#options = options;
    for (const entry of options.allowed) {
      const [address = '', bits] = entry.split('/');
      const version = isIP(address);
      const prefix = bits === undefined ? (version === 6 ? 128 : 32) : Number(bits);
      if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > (version === 6 ? 128 : 32)) {
        throw new RangeError(`“${entry}” is neither an address nor a network like 10.0.0.0/8.`);
      }
      this.#list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
    }
  }

  isAllowed(incoming: IncomingMessage): boolean {
    if (this.#options.allowed.length === 0) return true;
    // Node joins what comes more than once by commas.
    const forwardedFor = incoming.headers['x-forwarded-for']?.toString();
    const source = this.#options.isBehindProxy
      ? forwardedFor?.split(',').at(-1)?.trim()
      : incoming.socket.remoteAddress;
    const address = source?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
    const version = isIP(address);
    return version !== 0 && this.#list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  }

  /**
   * Whether somebody on this machine asks, and no proxy for somebody else: one that was not said to write
   * `X-Forwarded-For` may ask for anybody.
   */
  isLocal(connection: string | undefined, forwardedFor: string | undefined): boolean {
    const { isBehindProxy, url } = this.#options;
    const isTold = isBehindProxy || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
    return isTold && forwardedFor === undefined && /^(::1|(::ffff:)?127\.)/.test(connection ?? '');
  }
}
