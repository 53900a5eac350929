import * as z from 'zod/mini';
import { recordName } from '../villages/record-name-schema';
import { answers } from './answers';
import { id, wholeNumber } from './inputs';
import type { DirectoryView, ListReading } from './views/service';

/** The messages about an account's list of villages. */
export const directoryMessages = {
  'directory/refresh': answers<DirectoryView>()('page', z.object({ accountId: id })),
  'directory/decide': answers<null>()('page', z.object({ accountId: id, use: z.enum(['new', 'old']) })),
  'directory/unhide': answers<null>()('page', z.object({ accountId: id, villageId: wholeNumber })),
  /** What was understood of a list's names. */
  'directory/reading': answers<ListReading | null>()('page', z.object({ accountId: id })),
  /** Gives a record a name to be matched by; `null` takes it back. */
  'directory/name-record': answers<null>()(
    'page',
    z.object({ accountId: id, villageId: wholeNumber, name: z.nullable(recordName) }),
  ),
};
