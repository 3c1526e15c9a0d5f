import { rootOf } from '@rolefit/skills';

export { contentWords, stem } from '@rolefit/skills';

/** Words common to all postings and resumes, which say little about the work. */
const plainGenericWords =
  'work team experience project develop design build built manage support provide ensure maintain create implement lead led assist help include use used new ' +
  'various high quality process system service solution business company client customer member collaborate coordinate responsible responsibility perform plan ' +
  'review prepare report ability able strong skill good great knowledge environment role task time day daily year month requirement best practice standard improve ' +
  'tool technology product delivery deliver internal external key effective efficient related activity organization organisation staff people personnel person ' +
  'information datum data issue problem program operation operate identify monitor conduct participate contribute establish complete make making made take write ' +
  'written wrote run ran set change control document follow level based basis multiple appropriate necessary different cross functional function general overall ' +
  'variety part full ongoing need duty assign';

const genericWords = new Set(plainGenericWords.split(' ').map(rootOf));

/** Whether a stem is common in postings of all kinds. */
export function isGeneric(word: string): boolean {
  return genericWords.has(word);
}

// "Interpret each arterial blood gas" for "arterial blood gas interpretation"; two words have to be neighbours.
const wordsBetween = 1;
const longPhrase = 3;

/** Whether the words occur together in the text, in any order: consecutively, or with a word between them if there are three or more. */
export function containsPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  const within = phrase.length + (phrase.length >= longPhrase ? wordsBetween : 0);
  return text.some((word, at) => {
    if (!phrase.includes(word)) return false;
    const window = text.slice(at, at + within);
    return phrase.every((wanted) => window.includes(wanted));
  });
}
