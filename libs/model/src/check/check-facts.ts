import { type LanguageModel, readPosting, readResume } from '@rolefit/reading';
import type { CheckedPart } from './check-links.js';
import { askedSkills, knownPosting, knownResume, shownSkills } from './known-pair.js';

/** Has the model extract the facts of both known texts. */
export async function checkFacts(model: LanguageModel): Promise<CheckedPart[]> {
  const now = (): number => performance.now();
  const posting = await readPosting(knownPosting, { model, now });
  const resume = await readResume(knownResume, { model, now, asOf: today() });
  return [
    part('Posting', askedSkills, posting.facts.skills, posting.reading.rejectedClaims),
    part(
      'Resume',
      shownSkills,
      resume.facts.skills.flatMap(({ name, evidence }) =>
        evidence.map(({ readBy }) => ({ name, ...(readBy ? { readBy } : {}) })),
      ),
      resume.reading.rejectedClaims,
    ),
  ];
}

/** Facts that only the built-in analyser found say nothing about the model. */
function part(
  name: string,
  expected: readonly string[],
  found: readonly { readonly name: string; readonly readBy?: string }[],
  rejected: number,
): CheckedPart {
  const names = new Set(
    found.filter(({ readBy }) => readBy !== 'builtin').map((fact) => fact.name),
  );
  const missed = expected.filter((skill) => !names.has(skill));
  const right = expected.length - missed.length;
  return {
    name,
    isOk: missed.length <= 1,
    says: `${right} of ${expected.length} skills found${missed.length === 0 ? '' : ` (missed: ${missed.join(', ')})`}, ${rejected} claims without a source`,
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
