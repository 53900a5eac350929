import { ASKS_DATA, isLabelAlone } from './asked-data';
import { foldText } from './fold-text';
import type { Label } from './label-phrases';
import { findLabels, LABEL_PICTURES, type LabelAt } from './labels';
import { AMOUNT_AHEAD } from './money-words';
import type { Span } from './pasted-order';
import { BUT } from './words';

/** A stretch of one line that has one label, or none. `start` and `end` leave the label out. */
export interface Segment extends Span {
  readonly label: Label | null;
  readonly line: number;
}

/** The pasted text with the places of what it is made of. */
export interface PastedText {
  readonly original: string;
  /** As long as the original, character by character at the same place. */
  readonly folded: string;
  readonly segments: readonly Segment[];
}

/** Said before, and behind, what the order is: no part of it. */
const GREETING =
  /^ *(?:(?:(?:ال)?سلام عليكم(?: ورحم[ةه] الله)?(?: و ?بركات[هة])?|وعليكم السلام|مرحبا|مرحبتين|مراحب|هلا(?: والله)?(?! \p{L})|هلا (?=بدي|بدنا|اخي|اختي)|اهلا(?: وسهلا)?|أهلا(?: وسهلا)?|هاي|صباحو|(?:صباح|مسا|مساء) (?:ال)?(?:خير|نور|ورد|فل|ياسمين)|يسعد (?:صباحك?|مساك?|صباحكم|مساكم)|يعطي(?:ك|كم|كو)(?: ال)?عافي[ةه]|يعطي(?:ك|كم|كو) العافي[ةه]|salam(?:o? ?3alekom| alaykum| alaikum)?|marhaba|mar7aba|hi|hello|hey|dear|good (?:morning|evening|afternoon|day)|שלום רב|שלום|היי|הי|אהלן|בוקר טוב|ערב טוב|צהריים טובים)(?![\p{L}])(?: (?:اخي|أخي|اختي|أختي|خيتي|خيتو|خيي|اخوي|حبيبتي|حبيبي|حياتي|عزيزتي|عزيزي|يا ?غالي[ةه]?|جميعا|there|dear))?[ !,.،؛:]*)+/gimu;

/** Labels that do not say what of an order follows: "الاسم والعنوان:", "الى:". */
const OF_ANYTHING =
  /^ *(?:(?:ال)?[اإ]سم(?: و ?(?:ال)?(?:عنوان|رقم(?: (?:ال)?\p{L}+)?|جوال|هاتف|بلد))+|(?:ال)?(?:بيانات|معلومات|تفاصيل)(?: (?:ال)?(?:زبون[ةه]?|مستلم[ةه]?|توصيل|طلبي[ةه]|طلب|عنوان))?|[اإ]لى|هي|هو|لمين|لعند|name (?:and|&) address|delivery details|to) *[:：]/gimu;

/** Reads the text's lines and labels. Never throws, whatever the text. */
export function segmentText(original: string): PastedText {
  const blank = (said: string) => said.replace(/[^\n]/g, ' ');
  const folded = foldText(original, LABEL_PICTURES)
    .replace(GREETING, blank)
    .replace(OF_ANYTHING, blank)
    .replace(ASKS_DATA, (line) => (isLabelAlone(line) ? line : blank(line)))
    .replace(BUT, blank);
  const segments: Segment[] = [];
  /** A label that stands alone in its line: what it speaks of is in the next. */
  let waiting: Label | null = null;
  let start = 0;
  folded.split('\n').forEach((line, number) => {
    const ofLine = segmentsOfLine(line, start, number);
    for (const segment of ofLine) {
      if (folded.slice(segment.start, segment.end).trim() === '') {
        if (segment === ofLine.at(-1)) waiting = ofLine.length > 1 ? null : (segment.label ?? waiting);
        continue;
      }
      const isMeant = segment.label === null && waiting !== null && mayBeOf(waiting, folded, segment);
      segments.push(isMeant ? { ...segment, label: waiting } : segment);
      waiting = null;
    }
    start += line.length + 1;
  });
  return { original, folded, segments };
}

const WORDS: readonly Label[] = ['name', 'place', 'town', 'note', 'goods', 'other'];

/** Behind the label of a number that stands alone, the next line begins with one. */
function mayBeOf(label: Label, folded: string, { start, end }: Span): boolean {
  return WORDS.includes(label) || BEGINS_WITH_NUMBER.test(folded.slice(start, end));
}

const BEGINS_WITH_NUMBER = new RegExp(`^\\s*(?:[(+]?\\d|${AMOUNT_AHEAD})`, 'iu');

function segmentsOfLine(line: string, offset: number, number: number): readonly Segment[] {
  const labels = findLabels(line);
  const cuts: readonly LabelAt[] = [{ label: null, start: 0, end: 0 }, ...labels];
  return cuts.flatMap(({ label, end }, at) => {
    const next = cuts[at + 1]?.start ?? line.length;
    if (label === null && line.slice(end, next).trim() === '') return [];
    return [{ label, line: number, start: offset + end, end: offset + next }];
  });
}

/** The span without blanks and separators at its ends; `null` when nothing is left. */
export function trimSpan(folded: string, { start, end }: Span): Span | null {
  const inside = folded.slice(start, end);
  const lead = /^[\s,،;؛:.!?؟|/\\=+–—-]*/.exec(inside)?.[0].length ?? 0;
  const tail = /[\s,،;؛:.!?؟|/\\=+–—-]*$/.exec(inside)?.[0].length ?? 0;
  return lead >= inside.length ? null : { start: start + lead, end: end - tail };
}

/** What of a span is left when others are taken out of it, in its order. */
export function withoutSpans(span: Span, taken: readonly Span[]): readonly Span[] {
  let left: readonly Span[] = [span];
  for (const one of taken) {
    left = left.flatMap((part) => {
      if (one.end <= part.start || one.start >= part.end) return [part];
      return [
        { start: part.start, end: one.start },
        { start: one.end, end: part.end },
      ].filter(({ start, end }) => start < end);
    });
  }
  return left;
}
