import { phoneKey } from '../parcel/phone';
import { findPhones } from './find-phones';
import { LONGEST_PASTED } from './read-pasted-order';
import { segmentText } from './segments';

/** Whether a text is somebody else's order than the one before it: both name phones, and none is the same. */
export function isAnotherOrder(before: string, after: string): boolean {
  const [known, now] = [before, after].map(phonesOf) as [ReadonlySet<string>, ReadonlySet<string>];
  return known.size > 0 && now.size > 0 && known.isDisjointFrom(now);
}

function phonesOf(text: string): ReadonlySet<string> {
  const { phones } = findPhones(segmentText(text.slice(0, LONGEST_PASTED)));
  // Half typed, a phone is another one with every key.
  return new Set(phones.filter(({ sure }) => sure).map(({ value }) => phoneKey(value)));
}
