import type { AccountDraft } from '../../lib/storage/save-draft';
import type { DraftField, DraftProblems } from './read-draft';

/** What each group of the account form's fields is given. */
export interface FieldsProps {
  readonly draft: AccountDraft;
  /** Those that are shown by now. */
  readonly problems: DraftProblems;
  readonly onChange: (change: Partial<AccountDraft>) => void;
  readonly onLeave: (field: DraftField) => void;
}
