/** What a merchant can say that a field of their own store is, in the order in which it is asked for. */
export const FIELD_MEANINGS = ['village', 'phone2', 'note', 'paid'] as const;
export type FieldMeaning = (typeof FIELD_MEANINGS)[number];

/** Which field is meant: by its key, which every source of the order has; by its label where only the page has it. */
export interface PointedField {
  readonly key: string;
  readonly label: string;
}

export type PointedFields = Readonly<Partial<Record<FieldMeaning, PointedField>>>;
