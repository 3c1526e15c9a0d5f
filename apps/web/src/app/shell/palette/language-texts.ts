/** Texts of the switch to the other language in the palette. */
export const texts = {
  group: 'Language',
  /** What those who look for it may type. */
  words: 'Language Sprache German',
};
