import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'practice_shop_person';

/**
 * Who is signed in, as WordPress sees it: a cookie that pages set, and beside it a nonce that the interface
 * wants to see. Whoever opens a page is signed in, for there is nothing to guard.
 */
export class Session {
  #nonce: string;

  constructor(nonce = randomBytes(5).toString('hex')) {
    this.#nonce = nonce;
  }

  get nonce(): string {
    return this.#nonce;
  }

  /** Pages already open keep a nonce that is no longer good. */
  expireNonces(): void {
    this.#nonce = randomBytes(5).toString('hex');
  }

  signIn(context: Context): void {
    setCookie(context, COOKIE, 'owner', { path: '/', httpOnly: true, sameSite: 'Lax' });
  }

  isSignedIn(context: Context): boolean {
    return getCookie(context, COOKIE) === 'owner';
  }

  /** The interface's refusal, or `null` when cookie and nonce are good. */
  refusal(context: Context): Response | null {
    const nonce = context.req.header('X-WP-Nonce');
    if (nonce === undefined || !this.isSignedIn(context)) {
      return context.json({ code: 'woocommerce_rest_cannot_view', message: '', data: { status: 401 } }, 401);
    }
    if (nonce !== this.#nonce) {
      return context.json({ code: 'rest_cookie_invalid_nonce', message: '', data: { status: 403 } }, 403);
    }
    return null;
  }

  /** `admin-ajax.php?action=rest-nonce`. */
  freshNonce(context: Context): Response {
    return this.isSignedIn(context) ? context.text(this.#nonce) : context.text('0', 400);
  }
}
