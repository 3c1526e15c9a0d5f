import type { RequirementPart } from '@rolefit/contracts';
import { quoteOf } from '../document/lines.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { findDurations } from '../sentence/years.js';
import { degreeAskedBy } from './degree-asked.js';
import { requirementOf, type AskingSentence, type FoundRequirement } from './requirements.js';

const words = lexicon.degreesAsked;
/** What may stand between a degree and the years that are asked besides it. */
const besides = new RegExp(String.raw`,|;|\s${words.and}\s|\s[-–+&]\s|\.\s`, 'giu');
const instead = wholeWords(new RegExp(String.raw`\b${words.or}\b`, 'iu'));

/** Where a sentence turns from a degree to years, or from years to a degree; null where one replaces the other. */
function turnOf({ unit: { text }, section }: AskingSentence): number | null {
  const degree = degreeAskedBy(text, section);
  const [years] = findDurations(text);
  if (!degree || !years || instead.test(text)) return null;
  const [first, second] = degree.start < years.start ? [degree, years] : [years, degree];
  const last = [...text.slice(first.end, second.start).matchAll(besides)].at(-1);
  return last ? first.end + last.index + last[0].length : null;
}

/** The requirements that a sentence states: a degree, and years besides it, are two. */
export function requirementsOf(text: string, sentence: AskingSentence): FoundRequirement[] {
  const whole = requirementOf(text, sentence);
  if (whole === null) return [];
  const { unit, section, facts } = sentence;
  const turn = whole.kind === 'experience' && facts.education.length > 0 ? turnOf(sentence) : null;
  if (turn === null) return [whole];
  const isFirst = (degreeAskedBy(unit.text, section)?.start ?? 0) < turn;
  const halves = [
    quoteOf(text, unit.start, unit.start + turn),
    quoteOf(text, unit.start + turn, unit.end),
  ];
  const isOfDegree = ([part]: readonly RequirementPart[]) => part?.type === 'education';
  const [degree] = facts.education;
  const [years] = facts.experience;
  return halves.map((quote, at) =>
    isFirst === (at === 0)
      ? {
          ...whole,
          kind: 'education',
          importance: degree?.importance === 'required' ? 'must' : 'nice',
          parts: whole.parts.filter(isOfDegree),
          quote,
        }
      : {
          ...whole,
          importance: years?.importance === 'required' ? 'must' : 'nice',
          parts: whole.parts.filter((group) => !isOfDegree(group)),
          quote,
        },
  );
}
