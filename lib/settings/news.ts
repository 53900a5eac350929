import { findValue, keepValue } from '../storage/values';

/** The version whose three lines are told; a version that changes nothing worth them leaves it as it is. */
const NEWS_OF = '0.1.0';
const NAME = 'news-seen';

/** Whether a person who updated has not been told yet what is new. Who installs it new has nothing to compare. */
export async function areNewsUnseen(): Promise<boolean> {
  return (await findValue(NAME)) !== NEWS_OF;
}

export async function keepNewsSeen(): Promise<void> {
  await keepValue(NAME, NEWS_OF);
}
