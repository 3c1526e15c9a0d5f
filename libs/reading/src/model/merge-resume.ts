import type { ResumeFacts, ResumeSkill } from '@rolefit/contracts';
import { skillKey } from '@rolefit/skills';
import type { ReadResume } from '../resume/read.js';
import type { GroundedResume, GroundedSkill } from './ground-resume.js';
import { mergeByKey, readBy } from './merge-by-key.js';
import { skillIdentity } from './skill-identity.js';

function mergeSkills(
  builtin: readonly ResumeSkill[],
  model: readonly GroundedSkill[],
  placeOf: ReadResume['placeOf'],
): ResumeSkill[] {
  const skills = new Map(
    builtin.map((skill) => [
      skillIdentity(skill),
      { ...skill, evidence: skill.evidence.map((evidence) => readBy(evidence, 'builtin')) },
    ]),
  );
  for (const { name, skillId, quotes } of model) {
    const key = skillIdentity({ skillId, name });
    const known = skills.get(key) ?? { name, skillId, evidence: [] };
    skills.set(key, known);
    for (const quote of quotes) {
      const at = known.evidence.findIndex(
        (evidence) => evidence.quote.start < quote.end && quote.start < evidence.quote.end,
      );
      const same = known.evidence[at];
      if (same) known.evidence[at] = readBy(same, same.readBy === 'model' ? 'model' : 'both');
      else known.evidence.push(readBy({ quote, ...placeOf(quote.start) }, 'model'));
    }
  }
  return [...skills.values()]
    .map((skill) => ({
      ...skill,
      evidence: skill.evidence.toSorted((a, b) => a.quote.start - b.quote.start),
    }))
    .sort((a, b) => (a.evidence[0]?.quote.start ?? 0) - (b.evidence[0]?.quote.start ?? 0));
}

/**
 * Merges two readings of a resume. The union, as for postings: skills with the evidence of both;
 * the model's roles replace those whose header they share (`read` was made with them); for other
 * facts the model's wins. Statements are the built-in reader's: a model would have to copy every
 * line, at a high cost.
 */
export function mergeResumeFacts(model: GroundedResume, read: ReadResume): ResumeFacts {
  const { facts, placeOf } = read;
  return {
    ...facts,
    skills: mergeSkills(facts.skills, model.skills, placeOf),
    education: mergeByKey(
      model.education,
      facts.education,
      ({ level, quote }) => `${level} ${quote.start}`,
    ),
    languages: mergeByKey(model.languages, facts.languages, ({ code }) => code),
    licences: mergeByKey(model.licences, facts.licences, ({ name }) => skillKey(name)),
    clearances: mergeByKey(model.clearances, facts.clearances, ({ name }) => skillKey(name)),
    workPermits: mergeByKey(model.workPermits, facts.workPermits, ({ country }) => country ?? ''),
    places: mergeByKey(model.places, facts.places, ({ place }) => place.toLowerCase()),
  };
}
