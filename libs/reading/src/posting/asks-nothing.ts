import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { hasTitleHead } from '../sentence/title-heads.js';
import { isHeadingWord } from './heading-words.js';

const words = lexicon.noDemands;

const seeking = wholeWords(new RegExp(String.raw`\b${words.seeking}\b`, 'iu'));
const anybody = wholeWords(new RegExp(String.raw`\b${words.anybody}\b`, 'iu'));
const moreWords = wholeWords(new RegExp(String.raw`\b${words.beyondTitle}\b`, 'iu'));
const moreEndings = wholeWords(new RegExp(String.raw`${words.beyondTitleEndings}\b`, 'iu'));

/** Whether words after a title ask for more than it does. */
function asksMore(sought: string): boolean {
  return moreWords.test(sought) || moreEndings.test(sought);
}

/** "Harbour General Hospital is looking for a caring nurse to join our ward": asks for no more than the title does. */
function seeksOnlyHolder(sentence: string): boolean {
  const match = seeking.exec(sentence);
  if (!match) return false;
  const sought = sentence.slice(match.index + match[0].length);
  return !asksMore(sought) && (hasTitleHead(sought) || anybody.test(sought));
}

const employerWords = 8;

/** Where the name of the one who seeks ends, in a sentence that begins with it; 0 in any other: "Bakers with experience are sought". */
export function endOfSeeker(sentence: string): number {
  const match = seeking.exec(sentence);
  const name = sentence.slice(0, match?.index ?? 0).trim();
  const isName =
    /^\p{Lu}/u.test(name) &&
    name.split(/\s+/u).length <= employerWords &&
    !asksMore(name) &&
    !anybody.test(name) &&
    !hasTitleHead(name);
  return isName ? name.length : 0;
}

const selves = wholeWords(new RegExp(String.raw`^${words.selves}\b`, 'iu'));
const selvesAsking = wholeWords(new RegExp(String.raw`\b${words.selvesAsking}\b`, 'iu'));

/** "We eat together on Fridays", in a list of demands. */
function tellsOfUs(sentence: string): boolean {
  return selves.test(sentence) && !selvesAsking.test(sentence);
}

const training = wholeWords(new RegExp(String.raw`^${words.training}\b`, 'iu'));
const furtherClause = wholeWords(
  new RegExp(String.raw`[,;.!:]\s+\S|\s[-–—(]|\b${lexicon.negation.but}\b`, 'iu'),
);

/** "We train you", "full training provided"; what another clause says is not known. */
export function offersTraining(sentence: string): boolean {
  return training.test(sentence) && !furtherClause.test(sentence);
}

const openDuties = wholeWords(new RegExp(String.raw`^${words.openDuties}[.;]?$`, 'iu'));

/** "Other duties as assigned": no resume can show what is not named. */
export function leavesDutiesOpen(sentence: string): boolean {
  return openDuties.test(sentence);
}

const newcomers = wholeWords(
  new RegExp(String.raw`^(?:\p{L}+ ){0,5}${words.newcomers}(?![\p{L}\p{N}])`, 'iu'),
);
const welcoming = wholeWords(new RegExp(String.raw`\b${words.welcoming}\b`, 'iu'));

function welcomesNewcomers(clause: string): boolean {
  return newcomers.test(clause) && welcoming.test(clause);
}

/** Separates the clauses of a sentence. */
export const clauses = /[,;.!:–]\s+/u;

/** Whether a sentence only says who else may apply, whatever it names: "Career changers with a C1 licence are welcome, we pay for your C licence". */
export function onlyWelcomes(sentence: string): boolean {
  const all = sentence.split(clauses);
  return (
    all.some(welcomesNewcomers) &&
    all.every((clause) => welcomesNewcomers(clause) || offersTraining(clause))
  );
}

const joining = wholeWords(new RegExp(String.raw`\b${words.joining}\b`, 'iu'));
const questions = wholeWords(new RegExp(String.raw`^${words.questions}\b`, 'iu'));
const invitations = wholeWords(new RegExp(String.raw`^${words.invitations}\b`, 'iu'));

const headingWordsMost = 5;

/** "Additional requirements", "Your personal skills": a heading that opens no other section. */
function isHeadingOnly(sentence: string): boolean {
  const all = sentence.split(/\s+/u);
  return all.length <= headingWordsMost && /^\p{Lu}/u.test(sentence) && all.every(isHeadingWord);
}

/**
 * Whether a sentence asks nothing of the candidate although it is in a list of demands or has their words: it says whom the employer
 * seeks, what it is like, what a candidate will be, get or learn, or it invites. Of sentences that name a skill, a degree or years, this says nothing.
 */
export function asksNothing(sentence: string): boolean {
  return (
    seeksOnlyHolder(sentence) ||
    tellsOfUs(sentence) ||
    offersTraining(sentence) ||
    joining.test(sentence) ||
    (sentence.endsWith('?') && questions.test(sentence)) ||
    invitations.test(sentence) ||
    isHeadingOnly(sentence)
  );
}
