/** Kinds of the tokens that replace personal data in a model's input: `[EMAIL_1]`. */
export const personalDataKinds = [
  'NAME',
  'EMAIL',
  'PHONE',
  'LINK',
  'ADDRESS',
  'BIRTH_DATE',
  'HANDLE',
  'ID',
] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];

/** A piece of personal data in a text; `[start, end)` in UTF-16 units. */
export interface PersonalData {
  readonly kind: PersonalDataKind;
  readonly start: number;
  readonly end: number;
}
