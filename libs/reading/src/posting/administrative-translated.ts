import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { en } from '../lexicon/en/index.js';

const english = new RegExp(String.raw`\b(?:${en.texts.smallWords})\b`, 'i');

/**
 * Whether a sentence contains English function words, so that other languages need not be checked.
 */
export function isEnglish(sentence: string): boolean {
  return english.test(sentence);
}

const { general, generalAsking, generalAskingEndings } = lexicon.administration;
const { ownWords, addressingReader, beingA, companies, narrating } = lexicon.employers;

/** Typical wording of postings in other languages about pay, law, benefits and the application. */
export const translatedAdministration = wholeWords(new RegExp(String.raw`\b${general}\b`, 'iu'));

/** Words in these languages by which such a sentence nevertheless states a requirement. */
export const translatedAsking = wholeWords(
  new RegExp(String.raw`(?:${generalAskingEndings}|\b${generalAsking})\b`, 'iu'),
);

/** Self-descriptions of employers in these languages, not addressed to the reader. */
export const translatedSelf = wholeWords(
  new RegExp(
    String.raw`^(?:${ownWords}\b(?!.{0,200}\b${addressingReader}\b)|\p{Lu}[\p{L}& .-]{1,40} ${beingA}\b.{0,60}\b${companies}\p{L}*)`,
    'iu',
  ),
);

/** A sentence before any heading in these languages that tells of the employer. */
export const translatedStory = wholeWords(new RegExp(String.raw`\b${narrating}\b`, 'iu'));

/** Words by which such a sentence speaks to the reader. */
export const toReader = wholeWords(new RegExp(String.raw`\b${addressingReader}\b`, 'iu'));
