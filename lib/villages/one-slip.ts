/** Whether one text is the other with one letter wrong, missing, too many, or written one or two places too early or late. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length <= FURTHEST_MOVED && (firstLast(left) === right || firstLast(right) === left);
}

/** Letters among which one stands elsewhere: "طورلكم" for طولكرم. */
const FURTHEST_MOVED = 3;

function firstLast(text: string): string {
  return text.slice(1) + text.charAt(0);
}

/** Rows of keyboards: what stands side by side is pressed for each other. */
const KEYS = [
  ...['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['קראטוןם', 'שדגכעיחלך', 'זסבהנמצת'],
];
/** Letters that are of one shape but for their dots, or of nearly one sound: any of a row is written for any other. */
const ALIKE = [
  ...['بتثني', 'جحخ', 'دذ', 'رزو', 'سش', 'صض', 'طظ', 'عغ', 'فق'],
  ...['قك', 'طت', 'سص', 'ضد', 'ذز', 'حه', 'هة', 'قا', 'عا', 'יו', 'הח', 'טת', 'כק'],
  ...['kqgc', 'jg', 'sz', 'td', 'bp', 'vfw', 'hk', 'mn'],
];
const VOWELS = 'aeiouy';

/** Whether one letter is written for another; of two vowels in Latin letters sounds tell more: "Haufa" and "Haifa". */
function isAlike(a: string, b: string): boolean {
  if (VOWELS.includes(a) && VOWELS.includes(b)) return false;
  return (
    KEYS.some((row) => row.includes(a + b) || row.includes(b + a)) ||
    ALIKE.some((row) => row.includes(a) && row.includes(b))
  );
}

/** Whether `written` is `name` with a slip of hand or ear: not just any other letter, nor one too many from nowhere. */
export function isLikelySlip(written: string, name: string): boolean {
  if (!isOneSlip(written, name)) return false;
  if (written.length < name.length) return true;
  let at = 0;
  while (written[at] === name[at]) at++;
  const letter = written.charAt(at);
  const beside = [written.charAt(at - 1), written.charAt(at + 1)];
  if (written.length > name.length)
    return beside.some((one) => one !== '' && (one === letter || isAlike(one, letter)));
  return isAlike(letter, name.charAt(at)) || letter === name[at + 1];
}
