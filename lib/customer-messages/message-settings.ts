import * as z from 'zod/mini';
import { LANGUAGES } from '../i18n/language';
import { LONGEST_TEXT, MESSAGE_KINDS, unknownPlaceholders } from './message-text';

const textSchema = z.string().check(
  z.maxLength(LONGEST_TEXT),
  z.refine((text) => unknownPlaceholders(text).length === 0),
);

/** The shop's own texts to its customers, by what they are about and by language; one left out is as it came with us. */
export const messageTextsSchema = z.partialRecord(
  z.enum(MESSAGE_KINDS),
  z.partialRecord(z.enum(LANGUAGES), textSchema),
);
