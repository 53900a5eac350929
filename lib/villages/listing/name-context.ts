/** What the rules ask of the list and of the gazetteer. */
export interface NameContext {
  /** Whether a text is a region's, a city's or another name that tells places of the list apart and is not the place itself. */
  readonly isQualifier: (text: string) => boolean;
  /** Whether it stands beside the names of many records, and so is where they lie. */
  readonly isRepeated: (text: string) => boolean;
  /** Whether it is the city that the record stands under. */
  readonly isOwnCity: (text: string) => boolean;
  /** Whether a record is called just so. */
  readonly isListed: (text: string) => boolean;
  /** Whether it is a place's name: letter for letter, in other letters than Arabic as it sounds. */
  readonly isPlace: (text: string) => boolean;
  /** Whether the first is a place and the second says where: a region it is known to lie in, or a mark that many have. */
  readonly isIn: (name: string, region: string) => boolean;
  /** Whether it is a region's or a territory's name, letter for letter. */
  readonly isRegion: (text: string) => boolean;
}
