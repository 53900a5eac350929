import { foldedWordsOf, phraseAt, withoutArticle } from '../words/phrases';
import type { KnownNames } from './known-names';
import type { NamedPart, PartKind } from './named-part';
import { isHeadWord } from './names';
import { foldText } from './normalize';
import {
  COMMON_PHRASES,
  isCommonPhrase,
  LONGEST_NAME,
  NUMBERED,
  PHRASES_BEFORE,
  PHRASES_BEHIND,
  type SegmentWord,
  segmentWords,
  withoutSettlement,
} from './segment-words';
import { territoryAt, territoryOfCode } from './territories';

type PhraseKind = 'street' | 'landmark' | 'quarter' | 'suburb' | 'near' | 'number';

/** The phrase that is being read; its name begins at `name`. */
interface OpenPhrase {
  kind: PhraseKind;
  readonly start: number;
  name: number;
  /** It says that the place is on a road outside, near a junction or a checkpoint. */
  road: boolean;
}

const NUMBER_WORD = foldText('رقم');
/** What something is near to, with these, is a place on the road and no landmark. */
const ROAD = foldedWordsOf('on-the-road');
const ROUNDABOUTS = new Set(['دوار', 'مثلث', 'roundabout'].map(foldText));
const ROADS = new Set(['طريق', 'tareeq', 'tariq', 'road'].map(foldText));
const VILLAGE_OF = new Set(['ق', 'قرية', 'قضاء', 'لواء', 'محافظة'].map(foldText));
const SUBURBS = foldedWordsOf('suburb');
/** No address, and what is fetched from the shop; only where nothing stands beside it, since places are called so too. */
const NOTHING_SAID = foldedWordsOf('no-address');

/** What stands between two marks, read from its first word to its last. */
export class SegmentReader {
  private readonly tokens: readonly SegmentWord[];
  private readonly words: readonly string[];
  private readonly parts: NamedPart[] = [];
  /** Where the words begin that nothing explains yet. */
  private runStart = 0;
  private open: OpenPhrase | null = null;

  constructor(
    private readonly text: string,
    offset: number,
    end: number,
    private readonly names: KnownNames,
  ) {
    this.tokens = segmentWords(text, offset, end, names);
    this.words = this.tokens.map(({ word }) => word);
  }

  read(): readonly NamedPart[] {
    const { length } = this.words;
    const parts = length > 1 ? this.readCodeBehind() : null;
    if (parts !== null) return parts;
    if (length === 0) return [];
    if (this.isWholeName()) return [this.part('place', 0, length, 0, length)];
    if (NOTHING_SAID.has(this.words.join(' '))) return [this.part('common', 0, length, 0, length)];
    let at = 0;
    while (at < length) at = this.open === null ? this.step(at) : this.stepInPhrase(at);
    if (this.open === null) this.flush(length);
    else this.close(length);
    return this.parts;
  }

  /** "Salem OR": a town, and a state where nothing is delivered; capitals beside small letters are a code. */
  private readCodeBehind(): readonly NamedPart[] | null {
    const last = this.words.length - 1;
    const territory = territoryOfCode(this.tokens[last]?.written ?? '');
    const isMarked = last === 1 && /[a-z]/.test(this.tokens[0]?.written ?? '');
    if (territory === null || !(isMarked || this.names.isLikeVillage(this.words.slice(0, last)))) return null;
    const code = this.part('territory', last, last + 1, last, last + 1);
    return [this.part('place', 0, last, 0, last), { ...code, territory }];
  }

  /** "Tel Aviv" and "Iraq Burin" are names, though a word of theirs says something else by itself. */
  private isWholeName(): boolean {
    if (isCommonPhrase(this.words)) return false;
    if (this.names.isKnown(this.words)) return true;
    return this.words.length > 1 && this.words.length <= LONGEST_NAME && this.names.isLikeVillage(this.words);
  }

  /** Reads on outside of any phrase; answers where it came to. */
  private step(at: number): number {
    const name = this.nameAt(at);
    if (name > 1) return at + name;
    const territory = territoryAt(this.words, at);
    if (territory !== null) {
      const end = at + territory.length;
      this.flush(at);
      // "Palestine Street" is a street.
      if (phraseAt(PHRASES_BEHIND, this.words, end) === null) {
        this.parts.push({ ...this.part('territory', at, end, at, end), territory: territory.territory });
        this.runStart = end;
      } else this.runStart = at;
      return end;
    }
    if (NUMBERED.test(this.words[at] ?? '')) return this.take('number', at, at + 1);
    const common = phraseAt(COMMON_PHRASES, this.words, at);
    const behind = phraseAt(PHRASES_BEHIND, this.words, at);
    // "Jenin Center" is the town's, "Taffouhi Center" a person's.
    const named = behind !== null && common?.length === 1;
    if (common !== null && !(named && !this.names.isLikeVillage(this.words.slice(this.runStart, at))))
      return this.take('common', at, at + common.length);
    const before = phraseAt(PHRASES_BEFORE, this.words, at);
    // "Road to Bir Zeit" is no street that is called "to Bir Zeit".
    if (behind !== null && (before?.length ?? 0) <= behind.length)
      return this.readBehind(at, at + behind.length, behind.kind);
    if (before === null || this.isNamePart(at, before.kind)) return at + 1;
    this.flush(at);
    return this.begin(before.kind, at, at + before.length);
  }

  /** Reads on inside a phrase, which ends at the next kind word, at a number, or at a village of several words. */
  private stepInPhrase(at: number): number {
    const phrase = this.open as OpenPhrase;
    const named = at > phrase.name;
    if (NUMBERED.test(this.words[at] ?? '')) {
      // "طريق شفاعمرو 40" is a house.
      if (ROADS.has(withoutArticle(this.words[phrase.start] ?? ''))) phrase.kind = 'street';
      this.close(at + 1);
      return at + 1;
    }
    const before = phraseAt(PHRASES_BEFORE, this.words, at);
    if (before !== null) return this.meetKindWord(phrase, before.kind, at, at + before.length);
    const name = this.nameAt(at);
    if (name > 1 || (named && this.tokens[at]?.led)) {
      // "شارع نابلس رام الله" leads from one to the other.
      const isRoad = phrase.kind === 'street' && this.names.isRegion(this.words.slice(phrase.name, at));
      if (!named || (isRoad && this.names.isRegion(this.words.slice(at, at + name)))) return at + name;
      this.close(at);
      this.runStart = at;
      return at + Math.max(name, 1);
    }
    const behind = phrase.kind === 'near' ? phraseAt(PHRASES_BEHIND, this.words, at) : null;
    if (behind !== null) {
      const end = at + behind.length;
      phrase.road ||= this.isOnRoad(at, end, phrase.kind);
      phrase.kind = phrase.road ? 'near' : behind.kind;
      return end;
    }
    return at + 1;
  }

  /** A kind word inside a phrase ends it, or says more of it where its name has not begun. */
  private meetKindWord(phrase: OpenPhrase, kind: PhraseKind, at: number, end: number): number {
    if (at > phrase.name) {
      this.close(at);
      return this.begin(kind, at, end);
    }
    if (this.names.isName(this.words.slice(phrase.start, at))) {
      // "البرج مقابل البنك": a kind word that names nothing is the village that is called so.
      this.open = null;
      this.take('place', phrase.start, at);
      return this.begin(kind, at, end);
    }
    phrase.road ||= this.isOnRoad(at, end, phrase.kind);
    // Near a bank is at a landmark; a street's name may be a hospital's, and is a street's.
    const inner = phrase.kind === 'near' ? kind : phrase.kind;
    phrase.kind = phrase.road ? 'near' : inner;
    // A street's name may be such a word itself: "شارع السوق".
    phrase.name = phrase.kind === 'street' ? at : end;
    return end;
  }

  /** A kind word behind its name: back to where the words begin. */
  private readBehind(at: number, end: number, kind: PhraseKind): number {
    const from = this.runStart;
    const last = this.parts.at(-1);
    if (from === at) {
      // Nothing before it: more of the phrase before ("Al-Razi hospital street"), else the kind of what follows.
      if (last === undefined) return this.begin(kind, at, end);
      const text = this.text.slice(last.start, this.endOf(end));
      this.parts[this.parts.length - 1] = { ...last, text, end: this.endOf(end) };
      this.runStart = end;
      return end;
    }
    // "Haifa Mall 2nd floor" is a mall.
    if (kind === 'landmark' && /^\d+$/.test(this.words[end] ?? '')) {
      // "Ayn Sinya Building 4": the number is the building's name.
      this.flush(at);
      return this.begin('number', at, end);
    }
    const head = this.headVillage(from, at);
    if (head > from) this.parts.push(this.part('place', from, head, from, head));
    this.parts.push(this.part(this.isOnRoad(at, end) ? 'near' : kind, head, end, head, at));
    this.runStart = end;
    return end;
  }

  /** Where the name of a street begins that these words are the head of: after a village, where one stands first. */
  private headVillage(from: number, to: number): number {
    if (this.names.isLikeVillage(this.words.slice(from, to))) return from;
    for (let end = to - 1; end > from; end--) {
      const joined = this.text.slice(this.tokens[end - 1]?.end, this.tokens[end]?.start);
      if (!joined.includes('-') && this.names.isLikeVillage(this.words.slice(from, end))) return end;
    }
    return from;
  }

  /** How many words from here are a village's whole name; 1 says nothing, since persons are called so too. */
  private nameAt(at: number): number {
    for (let length = Math.min(LONGEST_NAME, this.words.length - at); length > 1; length--) {
      const words = this.words.slice(at, at + length);
      if (this.names.isName(words) && !isCommonPhrase(words)) return length;
    }
    return 0;
  }

  /** Behind a word that begins names, a kind word is a name's too ("بيت عمارة"), but for "house number". */
  private isNamePart(at: number, kind: PhraseKind): boolean {
    if (at === this.runStart || !isHeadWord(this.words[at - 1] ?? '')) return false;
    const word = this.words[at] ?? '';
    // "تل جنب العيادة", "تل شارع المدرسة": a village that is called only so, where "تل العمارة" is a name.
    const ends = kind === 'near' || withoutArticle(word) === word;
    const listed = ends && this.names.isName(withoutSettlement(this.words.slice(this.runStart, at)));
    return word !== NUMBER_WORD && !listed;
  }

  private begin(kind: PhraseKind, start: number, name: number): number {
    const road = this.isOnRoad(start, name);
    const suburb = kind === 'quarter' && SUBURBS.has(withoutArticle(this.words[start] ?? ''));
    this.open = { kind: road ? 'near' : suburb ? 'suburb' : kind, start, name, road };
    return name;
  }

  /** Near the roundabout that a village is called by is outside the town too; the roundabout itself is a street's name. */
  private isOnRoad(start: number, end: number, kind?: PhraseKind): boolean {
    const words = this.words.slice(start, end).map(withoutArticle);
    return words.some((word) => ROAD.has(word) || (kind === 'near' && ROUNDABOUTS.has(word)));
  }

  private close(end: number): void {
    if (this.open === null) return;
    const { kind, start, name } = this.open;
    const town = this.isVillageOf(this.open, end) ? start : this.townBehind(kind, name, end);
    if (town > start) this.parts.push(this.part(kind, start, town, name, town));
    this.open = null;
    this.runStart = town;
    this.flush(end);
  }

  /** "البرج دورا", "البرج ق. الخليل": with an article it is called after nothing behind it, so it is the village. */
  private isVillageOf({ kind, start, name }: OpenPhrase, end: number): boolean {
    const word = this.words[start] ?? '';
    const isListed = word !== withoutArticle(word) && this.names.isName(this.words.slice(start, name));
    const behind = this.words.slice(name, end);
    // "الحاووز الثاني الخليل" is a quarter, "البرج الطبي دورا" a building, and so may "البرج الخليل" be in a main town.
    if (kind === 'quarter') return isListed && this.names.isName(behind.slice(-1));
    const isTown = behind.every((one) => VILLAGE_OF.has(one) || this.names.isName([one]));
    return isListed && isTown && !behind.every((one) => this.names.isRegion([one]));
  }

  /** Where the town begins that a quarter's or street's name ends with: "حي النصر غزة", but not "شارع القدس الخليل". */
  private townBehind(kind: PhraseKind, name: number, end: number): number {
    if (kind !== 'quarter' && kind !== 'street') return end;
    for (let at = name + 1; at < end; at++) {
      const isRoad = kind === 'street' && this.names.isRegion(this.words.slice(name, at));
      if (!isRoad && this.names.isRegion(this.words.slice(at, end))) return at;
    }
    return end;
  }

  private take(kind: PartKind, start: number, end: number): number {
    this.flush(start);
    this.parts.push(this.part(kind, start, end, start, end));
    this.runStart = end;
    return end;
  }

  /** Ends the words that nothing explains. */
  private flush(end: number): void {
    if (end > this.runStart) this.parts.push(this.part('place', this.runStart, end, this.runStart, end));
    this.runStart = end;
  }

  private part(kind: PartKind, start: number, end: number, name: number, nameEnd: number): NamedPart {
    const from = this.tokens[start]?.start ?? 0;
    const to = this.endOf(end);
    return {
      kind,
      name: this.tokens.slice(name, nameEnd),
      text: this.text.slice(from, to),
      start: from,
      end: to,
    };
  }

  private endOf(end: number): number {
    return this.tokens[end - 1]?.end ?? 0;
  }
}
