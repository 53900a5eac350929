import { findMissing } from './adapter';

/** What is missing where a store shows its sign-in in place of the page that was asked for. */
export const SIGN_IN = 'sign-in';

/** Whether a page could not be read since the store has signed its person out. */
export function isSignInMissing(error: unknown): boolean {
  return findMissing(error) === SIGN_IN;
}

/**
 * Whether a page that is not the one asked for is the store's sign-in: of all pages that a store answers an order's
 * address with it alone asks for a password, in every version and language.
 */
export function isSignIn(document: Document): boolean {
  return document.querySelector('input[type="password"]') !== null;
}
