import type { Label, PostingFacts, Sentence } from '@rolefit/contracts';
import { type LinkedRequirement, namesOtherThanDegree } from './link-requirement.js';
import type { Advice, Explanation } from './linker.js';
import { fieldsOfWork } from '@rolefit/skills';
import { adviceForSkills } from './advice.js';
import { lacksEvidenceOfWork, reasonForLink } from './reasons.js';
import { isWholeName, wordingOf } from './skills/skill-wording.js';
import { wholePhrase } from './whole-phrase.js';
import { startsWithContent } from './starts-with-content.js';
import { shorten } from './wording.js';

// A requirement of little more than a skill's name is called by the name.
const mostlyNamed = 0.6;

const labelChars = 80;
// The label of a choice between a degree and something else has to name both.
const choiceChars = 120;

/** What the words about a link need to know of the posting. */
type About = Pick<PostingFacts, 'title' | 'fields'>;

/** Alternatives as one name. */
export function nameOfAny(names: readonly string[]): Label {
  const [only, ...others] = names;
  return only !== undefined && others.length === 0 ? only : { code: 'any-of', values: { names } };
}

function labelOf({ ask, fact }: LinkedRequirement, { title }: About): Label {
  const { requirement, skills, named } = ask;
  const { readAs } = requirement;
  if (readAs !== undefined) return wholePhrase(readAs, labelChars) ?? shorten(readAs);
  if (requirement.kind === 'title') return title?.text ?? shorten(requirement.quote.text);
  if (namesOtherThanDegree(ask))
    return wholePhrase(requirement.quote.text, choiceChars) ?? shorten(requirement.quote.text);
  if (fact) return fact.label;
  const [only, ...others] = skills;
  const isNamed = only?.every((one) => isWholeName(one, requirement.quote.text)) ?? false;
  if (only && others.length === 0 && named >= mostlyNamed && isNamed)
    return nameOfAny(only.map(wordingOf));
  return wholePhrase(requirement.quote.text, labelChars) ?? shorten(requirement.quote.text);
}

/** Whether the words of a duty name work, and work of the posting's own fields: a story about the product does not. */
function namesItsWork({ ask: { requirement } }: LinkedRequirement, { fields }: About): boolean {
  if (fields.length === 0) return true;
  // Requirements that only facts tell come without fields.
  const named =
    requirement.fields.length > 0
      ? requirement.fields.map(({ field }) => field)
      : [...fieldsOfWork(requirement.quote.text, []).keys()];
  return fields.some(({ field }) => named.includes(field));
}

const adviceOfTitle: Sentence = { code: 'name-similar-role', values: {} };

/** Candidates of the same craft lack only the speciality; others lack the craft itself. */
function adviceForTitle({ ask, skills, verdict }: LinkedRequirement): Advice {
  return (
    (verdict === 'not-found' ? null : adviceForSkills(skills, ask)) ?? {
      message: adviceOfTitle,
      isShownBadly: false,
    }
  );
}

const wordsOfWork = 2;

/** Whether a phrase names work, rather than the employer or the candidate. */
function saysWork(phrase: string): boolean {
  return phrase.split(/\s+/u).length >= wordsOfWork && startsWithContent(phrase);
}

/** To say in the resume what a duty asks for; the words of other requirements seldom name work. */
function adviceForWords(linked: LinkedRequirement, about: About): Advice | null {
  const { kind, quote } = linked.ask.requirement;
  if (kind !== 'duty' || linked.verdict === 'shown' || !namesItsWork(linked, about)) return null;
  const work = wholePhrase(quote.text, labelChars);
  return work !== null && saysWork(work)
    ? { message: { code: 'add-line', values: { work } }, isShownBadly: false }
    : null;
}

/** Advice for a requirement that a close reading judged, because the rules may have found something different. */
function adviceAfterReading(linked: LinkedRequirement, about: About): Advice | null {
  const { ask, skills, verdict } = linked;
  if (verdict === 'shown') return null;
  if (ask.requirement.kind === 'title') return adviceForTitle(linked);
  return adviceForSkills(skills, ask) ?? adviceForWords(linked, about);
}

/** What to do about a requirement; never about a soft virtue, which a resume cannot prove. */
function adviceFor(linked: LinkedRequirement, about: About): Advice | null {
  const { ask, by, fact, skills, verdict, isInPart } = linked;
  const { kind } = ask.requirement;
  if (kind === 'soft' || verdict === 'contradicted') return null;
  if (by === 'model') return adviceAfterReading(linked, about);
  if (fact && !lacksEvidenceOfWork(linked) && !namesOtherThanDegree(ask))
    return fact.advice === null ? null : { message: fact.advice, isShownBadly: false };
  if (kind === 'title') return adviceForTitle(linked);
  const forSkills = skills.length > 0 ? adviceForSkills(skills, ask) : null;
  if (forSkills !== null || (skills.length > 0 && !isInPart)) return forSkills;
  return (
    adviceForWords(linked, about) ??
    (namesOtherThanDegree(ask) && fact?.advice
      ? { message: fact.advice, isShownBadly: false }
      : null)
  );
}

/** What there is to say of a link. */
export function explain(linked: LinkedRequirement, about: About): Explanation {
  const { by, fact, skills, credit, correction } = linked;
  const [only] = skills;
  const related = only && skills.length === 1 && only.proof === null ? only.found : null;
  return {
    label: labelOf(linked, about),
    isNamed: fact !== null || namesOtherThanDegree(linked.ask),
    reason: correction ? [{ code: 'said-to-have', values: {} }] : reasonForLink(linked),
    via:
      by !== 'model' &&
      !correction &&
      fact === null &&
      related &&
      related.relation !== 'same' &&
      credit > 0
        ? related.held.name
        : null,
    advice: correction ? null : adviceFor(linked, about),
  };
}
