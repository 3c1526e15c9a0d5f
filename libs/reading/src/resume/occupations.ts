import type { HeldOccupation, OccupationWeight, Quote, ResumeFacts } from '@rolefit/contracts';
import { findSkillMentions, occupationProfile, occupationsIn } from '@rolefit/skills';
import { occupationFact } from '../occupations/typical-work.js';

/** The occupations that the titles of roles and the headline name, each with its roles, in text order. */
export function occupationsOf({
  roles,
  headline,
}: Pick<ResumeFacts, 'roles' | 'headline'>): HeldOccupation[] {
  const held = new Map<string, HeldOccupation>();
  const add = (title: string, quote: Quote, role: number | null) => {
    for (const occupation of occupationsIn(title)) {
      const known = held.get(occupation.id) ?? {
        ...occupationFact(occupation, quote),
        roles: [],
      };
      if (role !== null) known.roles.push(role);
      held.set(occupation.id, known);
    }
  };
  for (const [index, { title, quote }] of roles.entries()) add(title, quote, index);
  if (headline) add(headline.text, headline.quote, null);
  return [...held.values()];
}

function titled(title: string) {
  const skillIds = [...new Set(findSkillMentions(title).map(({ skillId }) => skillId))];
  return { text: title, skillIds, isTitle: true };
}

/** The occupations whose work the lines and titles of a resume read like. */
export function profileOfResume({
  statements,
  roles,
  headline,
}: Pick<ResumeFacts, 'statements' | 'roles' | 'headline'>): OccupationWeight[] {
  return occupationProfile([
    ...statements.map(({ quote, skillIds }) => ({ text: quote.text, skillIds })),
    ...roles.map(({ title }) => titled(title)),
    ...(headline ? [titled(headline.text)] : []),
  ]);
}
