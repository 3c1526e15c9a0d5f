export { conditionName } from './condition-name.js';
export { english } from './english/english.js';
export { germanCredential } from './german/credential-names.js';
export { german } from './german/german.js';
export { matchTexts } from './match-texts.js';
export type { MatchTexts, NameOf, TextsFor } from './texts.js';
export { wordingsOfLabel } from './wordings-of-label.js';
export { writeComparison, writeLabel, writeMatch, writeSentences } from './write-match.js';
