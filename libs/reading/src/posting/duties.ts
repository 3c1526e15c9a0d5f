import type { Duty } from '@rolefit/contracts';
import { tellsNoDuty } from './administrative.js';
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

/**
 * Adverbial phrases before the verb: "As needed, closely and carefully …"; "You will …" is handled
 * separately.
 */
const lead =
  /^(?:(?:as (?:needed|necessary|required|part of [^,]{3,60}|an? [^,]{3,60})|in this (?:role|position)|together with [^,]{3,60}|where \w+|when \w+),?\s|\p{L}+ly(?:,| and| or)?\s|to\s|also\s){0,4}/iu;

/** Whether a line begins with a verb of work, after adverbs and the like. */
export function isVerbLed(sentence: string): boolean {
  const rest = sentence.slice(lead.exec(sentence)?.[0].length ?? 0);
  const [first = '', second = ''] = rest.match(/[\p{L}-]+/gu) ?? [];
  // "Design experience" and "Work schedule" are nouns.
  return (
    isDutyVerb(first) &&
    !/^(?:experience|skills?|knowledge|degree|schedule|hours|environment|type|level|ethic|permit|visa)$/iu.test(
      second,
    )
  );
}

const will =
  /\b(?:you|incumbent|candidate|employee|holder|individual|role|position|specialist|manager|engineer|developer|analyst|nurse|officer|lead|associate|attorney|lawyer|teacher|chef|cook|driver|technician|assistant|agent|researcher|postdoc|director|coordinator|supervisor|designer|pharmacist|chemist|worker|welder|clerk|consultant|administrator|representative|accountant|postholder|hire)(?:['’]ll| will| would| shall)\s(?:(?:also|then|primarily|mainly|furthermore|directly|both|together|regularly|independently|be (?:expected|asked|required|trusted) to|get to|help(?: to)?)\s){0,2}(\p{L}+)(?:\s(\p{L}+)(?! (?:for|at) ))?/giu;
const notDoing =
  /^(?:being|joining|reporting|receiving|getting|considered|given|based|located|rewarded|compensated|interviewing)$/iu;
const isResponsible =
  /\b(?:responsible|accountable|in charge|tasked) (?:for|of|with|to)\b|\b(?:main|primary|key|daily|typical|core) (?:tasks?|duties|responsibilit\w+|role) (?:is|are|will be|includes?)\b|^(?:your |the )?(?:responsibilities|duties|tasks) (?:include|are|will be)\b/iu;
const otherTongues = wholeWords(new RegExp(String.raw`\b${lexicon.dutyPhrases.doing}\b`, 'iu'));

/** "The claims adjuster will be expected to …": whoever holds the post, by its title. */
const holderWill =
  /^(?:the|this|our|each|every|an?)\s(?:[\p{L}/&-]+\s){0,5}?([\p{L}-]{3,})\s(?:will|shall)\s(?:(?:also|then|primarily|mainly|regularly|be (?:expected|asked|required|trusted) to|help(?: to)?)\s){0,2}(?:consistently\s)?(\p{L}+)/iu;

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
      /^be$/i.test(verb) &&
      (/^(?:responsible|accountable|tasked|involved)$/i.test(next) ||
        (/ing$/i.test(next) && !notDoing.test(next)))
    )
      return true;
  }
  return isResponsible.test(sentence) || otherTongues.test(sentence);
}

const nominal =
  /^(?:\p{L}+(?:ing|ion|ment|ance|sis|ship)|responsibility|support|oversight)(?:(?:,| and| &) \p{L}+){0,2} (?:of|for|to|with|in)\b/iu;
// Other languages express a duty by a noun or an infinitive: a short line in a list of duties is
// one.
const otherSmallWords = wholeWords(
  new RegExp(String.raw`\b${lexicon.dutyPhrases.smallWords}\b`, 'iu'),
);
const itemWords = 16;

function isForeignItem(sentence: string): boolean {
  return (
    otherSmallWords.test(sentence) &&
    !/\b(?:the|and|of|to|with|you)\b/i.test(sentence) &&
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
    return (isBullet && !/^you\b/i.test(sentence)) ||
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
const ofUs = /\b(?:us|your|our team)\b/iu;

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
