import type { Duty } from '@rolefit/contracts';
import { tellsNoDuty } from './administrative.js';
import { isEnglish } from './administrative-translated.js';
import { hasTitleHead } from '../sentence/title-heads.js';
import { isDutyVerb } from '../sentence/duty-verbs.js';
import type { PostingSection } from './sections.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { wordOverlap, wordSet } from './word-overlap.js';

/** A duty with the confidence that it is one. */
export interface RankedDuty extends Duty {
  readonly rank: number;
}

const words = lexicon.dutyPhrases;
const { and, or } = lexicon.grammar;

/**
 * Adverbial phrases before the verb: "As needed, closely and carefully …"; "You will …" is handled
 * separately.
 */
const lead = new RegExp(
  String.raw`^(?:${words.circumstances},?\s|${words.adverbs}(?:,| ${and}| ${or})?\s|${words.beforeVerbs}\s){0,4}`,
  'iu',
);
const nounAfterVerb = new RegExp(`^${words.nounsAfterVerbs}$`, 'iu');

/** Whether a line begins with a verb of work, after adverbs and the like. */
export function isVerbLed(sentence: string): boolean {
  const rest = sentence.slice(lead.exec(sentence)?.[0].length ?? 0);
  const [first = '', second = ''] = rest.match(/[\p{L}-]+/gu) ?? [];
  // "Design experience" and "Work schedule" are nouns.
  return isDutyVerb(first) && !nounAfterVerb.test(second);
}

const adverbs = String.raw`(?:${words.afterWill}\s){0,2}`;
const will = new RegExp(
  String.raw`\b${words.holders}${words.will}\s${adverbs}(\p{L}+)(?:\s(\p{L}+)(?! ${words.noObject} ))?`,
  'giu',
);
const be = new RegExp(`^${words.be}$`, 'iu');
const participle = new RegExp(`${words.participleEndings}$`, 'iu');
const beginsWithReader = new RegExp(String.raw`^${words.readers}\b`, 'iu');
const notDoing = new RegExp(`^${words.notDoing}$`, 'iu');
const responsible = new RegExp(`^${words.responsible}$`, 'iu');
const isResponsible = new RegExp(words.beingResponsible, 'iu');
const otherTongues = wholeWords(new RegExp(String.raw`\b${words.doing}\b`, 'iu'));

/** "The claims adjuster will be expected to …": whoever holds the post, by its title. */
const holderWill = new RegExp(
  String.raw`^${words.articles}\s(?:[\p{L}/&-]+\s){0,5}?([\p{L}-]{3,})${words.will}\s${adverbs}(\p{L}+)`,
  'iu',
);

function tellsHolder(sentence: string): boolean {
  const [, holder = '', verb = ''] = holderWill.exec(sentence) ?? [];
  return hasTitleHead(holder) && isDutyVerb(verb);
}

/** "You will build …", "you'll be responsible for …": not "you will have …", "you will be paid". */
function saysWhatYouDo(sentence: string): boolean {
  if (tellsHolder(sentence)) return true;
  for (const [, verb = '', next = ''] of sentence.matchAll(will)) {
    if (isDutyVerb(verb)) return true;
    if (
      be.test(verb) &&
      (responsible.test(next) || (participle.test(next) && !notDoing.test(next)))
    )
      return true;
  }
  return isResponsible.test(sentence) || otherTongues.test(sentence);
}

const nominal = new RegExp(
  String.raw`^${words.nouns}(?:(?:,| ${and}| &) \p{L}+){0,2} ${words.afterNouns}\b`,
  'iu',
);
// Other languages express a duty by a noun or an infinitive: a short line in a list of duties is
// one.
const otherSmallWords = wholeWords(new RegExp(String.raw`\b${words.smallWords}\b`, 'iu'));
const itemWords = 16;

function isForeignItem(sentence: string): boolean {
  return (
    otherSmallWords.test(sentence) &&
    !isEnglish(sentence) &&
    sentence.split(/\s+/).length <= itemWords
  );
}

/**
 * Confidence that a sentence is a duty: from 0 for none to 3 for an item of a list of duties that
 * begins with a verb.
 */
function rankOf(sentence: string, section: PostingSection, isBullet: boolean): number {
  const verbLed = isVerbLed(sentence);
  const says = saysWhatYouDo(sentence);
  if (section === 'duties') {
    if (verbLed) return 3;
    if (says) return 2;
    return (isBullet && !beginsWithReader.test(sentence)) ||
      nominal.test(sentence) ||
      isForeignItem(sentence)
      ? 1
      : 0;
  }
  if (section === 'intro')
    return verbLed && isBullet ? 2 : says || (verbLed && !ofUs.test(sentence)) ? 1 : 0;
  return section === 'required' && says ? 1 : 0;
}

/** "Build your career with us" invites; it is no duty. */
const ofUs = wholeWords(new RegExp(String.raw`\b${words.ofUs}\b`, 'iu'));

const wordsMin = 4;
const wordsMax = 80;

/**
 * Whether a sentence is a duty: it is in a list of duties, or it tells the reader's future work.
 * Administration, pay, benefits and the employer's self-description never are: precision before
 * recall.
 * @returns confidence from 1 to 3, or 0 for no duty
 */
export function dutyRank(sentence: string, section: PostingSection, isBullet: boolean): number {
  const words = sentence.split(/\s+/).length;
  if (words < wordsMin || words > wordsMax || tellsNoDuty(sentence)) return 0;
  return rankOf(sentence, section, isBullet);
}

// Maximum number of duties; of a longer list those with the highest confidence are used.
const dutiesMax = 25;

const dutyWord = /[\p{L}\p{N}]{4,}/gu;
// Word overlap above which two duties are the same, repeated in the summary and in the list.
const sameDuty = 0.75;

/** The most certain duties of a posting, at most 25, in text order; near-duplicates count once. */
export function strongestDuties(duties: readonly RankedDuty[]): Duty[] {
  const kept: { readonly duty: RankedDuty; readonly words: ReadonlySet<string> }[] = [];
  for (const duty of [...duties].sort((a, b) => b.rank - a.rank || a.quote.start - b.quote.start)) {
    const words = wordSet(duty.quote.text, dutyWord);
    if (!kept.some((other) => wordOverlap(other.words, words) >= sameDuty))
      kept.push({ duty, words });
    if (kept.length === dutiesMax) break;
  }
  return kept
    .map(({ duty: { quote, skillIds } }) => ({ quote, skillIds }))
    .sort((a, b) => a.quote.start - b.quote.start);
}
