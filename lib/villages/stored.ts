import type { Correction } from './correction';
import type { SearchIndex } from './search-index';
import type { Village } from './village';
import type { VillageIndex } from './village-index';

export interface StoredDirectory {
  readonly accountId: string;
  /** The address and key it was fetched with: another identity may have other villages. */
  readonly identityVersion: number;
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
  /** Grows when any village's id, name or city changes: what an index is built for. */
  readonly revision: number;
  readonly villages: readonly Village[];
  /** How many records of the answer could not be read and are not among them; left out where all could. */
  readonly skipped?: number;
}

/** A newer list that has lost more than a third of the villages: the old one serves on until a person decides. */
export interface AsideDirectory extends Omit<StoredDirectory, 'revision'> {
  /** How many of the old list's villages it lacks, and how many those were. */
  readonly gone: number;
  readonly of: number;
  /** The person keeps the old list; they are asked anew when the service says something else. */
  readonly declined: boolean;
}

/** What a person's choice taught of an address's text, in one account. */
export interface LearnedVillage extends Correction {
  readonly accountId: string;
  readonly villageId: number;
  /** The village's names as they were then: an id that means another one by now is not believed. */
  readonly village: string;
  readonly city: string;
  /** False: the same text was corrected one way and another; the newest is offered, none is filled in. */
  readonly certain: boolean;
  /** Milliseconds since the epoch. */
  readonly learnedAt: number;
}

/** A name that a person gave to a record of the list, to be matched by. */
export interface RecordName {
  readonly accountId: string;
  readonly villageId: number;
  /** The record's own name as it was then: a record that is called otherwise by now is read anew. */
  readonly record: string;
  readonly name: string;
}

export interface DroppedVillages {
  readonly accountId: string;
  readonly villages: readonly LearnedVillage[];
}

/** The parts an index is kept in: the picker needs the smaller one alone. Without the villages, whose marks may change. */
export interface IndexParts {
  readonly search: SearchIndex;
  readonly matching: Omit<VillageIndex, 'villages' | 'search'>;
}

/** A part of a directory's index as built: reading one takes a hundredth of building it. */
export interface StoredIndex {
  readonly accountId: string;
  /** Of the directory it was built for. */
  readonly revision: number;
  /** The extension's version: another one's code may lay it out otherwise. */
  readonly builtBy: string;
  readonly part: keyof IndexParts;
  readonly index: IndexParts[keyof IndexParts];
}

export interface VillageUse {
  readonly accountId: string;
  readonly villageId: number;
  /** Parcels, each counting half after every `HALF_LIFE`, as of `lastUsedAt`. */
  readonly weight: number;
  /** Milliseconds since the epoch. */
  readonly lastUsedAt: number;
}
