import type { Quote, ReadBy, SkillRequirement } from '@rolefit/contracts';
import { lexicon } from '../lexicon/all-languages.js';
import { readBy } from './merge-by-key.js';
import { skillIdentity } from './skill-identity.js';

type Merged = SkillRequirement & { readBy: ReadBy };

function strongestOfEach(skills: readonly SkillRequirement[]): Map<string, SkillRequirement> {
  const kept = new Map<string, SkillRequirement>();
  for (const skill of skills) {
    const known = kept.get(skillIdentity(skill));
    if (!known || (known.importance === 'preferred' && skill.importance === 'required'))
      kept.set(skillIdentity(skill), skill);
  }
  return kept;
}

// Fewer deviations are a matter of interpretation.
const doubtsMin = 3;

/**
 * Whether a model marks most of the text's explicit requirements as optional: then it misread the
 * posting or obeys an injection, and the text wins. Single deviations are accepted.
 */
function doubtsTheText(
  model: ReadonlyMap<string, SkillRequirement>,
  builtin: readonly SkillRequirement[],
): boolean {
  const demanded = builtin.filter(
    (skill) => skill.importance === 'required' && model.has(skillIdentity(skill)),
  );
  const doubted = demanded.filter(
    (skill) => model.get(skillIdentity(skill))?.importance === 'preferred',
  );
  return doubted.length >= doubtsMin && doubted.length * 2 > demanded.length;
}

const alternative = new RegExp(String.raw`\b${lexicon.claims.alternatives}\b|[/|]`, 'iu');
// Alternatives are in one sentence, or in adjacent items of a short list.
const reachChars = 160;

/**
 * Whether the text shows that these are alternatives: close together, and joined by a word or sign
 * of choice.
 */
function areAlternatives(quotes: readonly Quote[], text: string): boolean {
  const start = Math.min(...quotes.map((quote) => quote.start));
  const end = Math.max(...quotes.map((quote) => quote.end));
  const longest = Math.max(...quotes.map((quote) => quote.end - quote.start));
  return end - start <= longest + reachChars && alternative.test(text.slice(start, end));
}

function withShownGroups(skills: readonly Merged[], text: string): Merged[] {
  const members = new Map<string, Quote[]>();
  for (const { group, quote } of skills)
    if (group !== null) members.set(group, [...(members.get(group) ?? []), quote]);
  const isShown = new Map(
    [...members].map(([group, quotes]) => [
      group,
      quotes.length > 1 && areAlternatives(quotes, text),
    ]),
  );
  return skills.map((skill) =>
    skill.group !== null && !isShown.get(skill.group) ? { ...skill, group: null } : skill,
  );
}

/**
 * Merges the skills of both readers by key only, since many share a line. The model's wins, with
 * its importance, years and alternatives, as far as the text supports them.
 */
export function mergeSkills(
  model: readonly SkillRequirement[],
  builtin: readonly SkillRequirement[],
  text: string,
): Merged[] {
  const kept = strongestOfEach(model);
  const others = strongestOfEach(builtin);
  const isDoubtful = doubtsTheText(kept, builtin);
  const merged = [...kept].map(([key, skill]) => {
    const same = others.get(key);
    if (!same) return readBy(skill, 'model');
    return readBy(
      {
        ...skill,
        importance: isDoubtful ? same.importance : skill.importance,
        years: skill.years ?? same.years,
      },
      'both',
    );
  });
  const rest = builtin
    .filter((skill) => !kept.has(skillIdentity(skill)))
    .map((skill) =>
      readBy({ ...skill, group: skill.group === null ? null : `b:${skill.group}` }, 'builtin'),
    );
  return withShownGroups([...merged, ...rest], text);
}
