import { readPostingBuiltin } from './posting/read.js';
import { readResumeBuiltin } from './resume/read.js';

// Long enough to touch each stage, short enough to be cheap.
const posting =
  'Cook\n\nDuties\n- Cook soup with care, Java, 2 years of experience\n\nRequirements\n- Bachelor or equivalent, fluent German\n';
const resume =
  'Jo Doe\n\nExperience\nCook at Corner Café, 2019 - 2020\n- Cooked soup for the guests\n\nSkills\nJava, Go\n';

/**
 * Builds the caches of the first reading in advance: the spelling index and the compiled patterns,
 * some 100 ms on one core. A worker calls it once before it takes jobs, so that no job is slowed
 * and no lease expires meanwhile. Further calls cost about a millisecond.
 */
export async function warmUp(): Promise<void> {
  await warmUpPostings();
  await readResumeBuiltin(resume, '2020-01-01');
}

/** `warmUp` for readers of postings alone, which need not load the reader of resumes. */
export async function warmUpPostings(): Promise<void> {
  await readPostingBuiltin(posting);
}
