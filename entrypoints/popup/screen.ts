import type { FormState } from '../../components/parcel-form/form-state';
import type { Opened } from '../../components/parcel-form/ParcelForm';
import type { Villages } from '../../components/village-picker/villages';
import type { Failure } from '../../lib/failure';
import type { FormView } from '../../lib/messaging/views/form';
import type { Lesson } from '../../lib/messaging/views/teaching';
import type { Account } from '../../lib/settings/account';

/** Makes a screen of what was read, once it is to be shown: a form that is made ends the one before. */
export type ReadScreen = () => Screen;

/** What the popup shows. Going back from a tool leads to the tab's screen. */
export type Screen =
  | { readonly show: 'loading' }
  | { readonly show: 'no-account' }
  | { readonly show: 'failed'; readonly failure: Failure }
  | {
      readonly show: 'form';
      readonly state: FormState;
      readonly villages: Villages;
      readonly opened: Opened;
    }
  | { readonly show: 'enable'; readonly origin: string }
  | { readonly show: 'unreadable'; readonly missing: string }
  | { readonly show: 'unknown-store'; readonly origin: string; readonly lesson: Lesson }
  | { readonly show: 'elsewhere' }
  /** A form filled by hand was begun for somebody else than is to be shipped to now, which `anew` shows in its place. */
  | { readonly show: 'begun'; readonly begun: FormView; readonly anew: () => Promise<ReadScreen> }
  /** A made-up order, of nobody's account. */
  | { readonly show: 'try-out'; readonly tryOut: FormState }
  | { readonly show: 'recipient'; readonly account: Account; readonly phone: string }
  | { readonly show: 'fee'; readonly account: Account; readonly villages: Villages };

/** Whether the screen is a tool or a form filled by hand, and not the tab's own. */
export function isBeside(screen: Screen): boolean {
  return (
    screen.show === 'recipient' ||
    screen.show === 'begun' ||
    screen.show === 'fee' ||
    screen.show === 'try-out' ||
    (screen.show === 'form' && screen.state.manual)
  );
}
