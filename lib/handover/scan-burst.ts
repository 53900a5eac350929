import { latinKey } from './scanned-code';

/** Milliseconds between two keys of one scan, on a busy computer. */
const LONGEST_GAP = 1_000;

/** Milliseconds that the slowest scanners take from key to key; no hand writes a whole code so fast. */
const BY_SCANNER = LONGEST_GAP / 10;

/** Codes are longer than what is pressed by chance. */
const SHORTEST = 5;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'>;

interface Scanned {
  /** As the keys are on a Latin keyboard. */
  readonly code: string;
  /** What the keys wrote. */
  readonly written: string;
  /** Too fast for a hand. */
  readonly byScanner: boolean;
}

const NOTHING: Scanned = { code: '', written: '', byScanner: true };

/**
 * Tells a scanner's keys from others: a code, with a digit in it, key upon key, and Enter.
 * @returns hears each key; what was scanned where it is the Enter behind a code, else `null`
 */
export function createBurst(): (key: Key) => Scanned | null {
  let scanned = NOTHING;
  let last = 0;
  return (pressed) => {
    const { key, code, timeStamp } = pressed;
    // Held for capital letters.
    if (key === 'Shift') return null;
    const gap = timeStamp - last;
    const before = gap > LONGEST_GAP ? NOTHING : scanned;
    const byScanner = before === NOTHING || (before.byScanner && gap <= BY_SCANNER);
    last = timeStamp;
    scanned = isWriting(pressed)
      ? { code: before.code + (latinKey(code) ?? key), written: before.written + key, byScanner }
      : NOTHING;
    const isCode = before.code.length >= SHORTEST && /\d/.test(before.code);
    return key === 'Enter' && isCode ? { ...before, byScanner } : null;
  };
}

/** Whether a key writes something, and is none that a page or browser has for itself. An Arabic one may write two letters. */
export function isWriting({ key, code, ctrlKey, altKey, metaKey }: Omit<Key, 'timeStamp'>): boolean {
  if (ctrlKey || altKey || metaKey || key === '/' || key === ' ') return false;
  return key.length === 1 || latinKey(code) !== null;
}
