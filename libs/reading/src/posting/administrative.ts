import { optimiseExpression } from '../document/optimise-expression.js';
import { lexicon } from '../lexicon/all-languages.js';
import {
  isEnglish,
  translatedAdministration,
  translatedAsking,
} from './administrative-translated.js';

const words = lexicon.administration;
const labels = new RegExp(`^${words.labels}`, 'iu');
const pay = new RegExp(words.pay, 'iu');
const directions = new RegExp(String.raw`\b${words.directions}`, 'iu');
const applying = new RegExp(String.raw`\b${words.applying}\b`, 'iu');
const legal = new RegExp(String.raw`\b${words.legal}`, 'iu');
const benefits = new RegExp(String.raw`\b${words.benefits}\b`, 'iu');

/**
 * Words by which a sentence nevertheless states a requirement ("To apply you must have five years
 * of …").
 */
const asks = new RegExp(String.raw`\b${words.asking}\b`, 'iu');

const administration = [labels, pay, directions, applying, legal, benefits].map(optimiseExpression);

function isAnyOf(sentence: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(sentence));
}

/**
 * Whether a sentence is about pay, benefits, law or the application and states no requirement:
 * skill names in it are not required.
 */
export function isAdministrative(sentence: string): boolean {
  if (isAnyOf(sentence, administration)) return !asks.test(sentence);
  return (
    !isEnglish(sentence) &&
    translatedAdministration.test(sentence) &&
    !translatedAsking.test(sentence)
  );
}

const arrangements = new RegExp(String.raw`\b${words.arrangements}\b`, 'iu');
const aboutUs = new RegExp(
  String.raw`^${lexicon.employers.aboutUs}\b(?!.{0,120}\b${lexicon.employers.youWill}\b)`,
  'iu',
);

const notDuties = [...administration, arrangements, aboutUs];

/**
 * Whether a sentence is certainly not a duty: administration of any kind, the terms of employment,
 * or the employer's self-description.
 */
export function tellsNoDuty(sentence: string): boolean {
  return (
    isAnyOf(sentence, notDuties) ||
    (!isEnglish(sentence) && translatedAdministration.test(sentence)) ||
    /[?:]$/.test(sentence)
  );
}
