import { limits, namedResumeChangeSchema } from '@rolefit/contracts';
import { type FieldProblem } from '@/components/ui/field';

/** Why this cannot be the name of a resume. The server checks whether another one already has it. */
export function nameProblem(name: string): FieldProblem {
  return namedResumeChangeSchema.safeParse({ name }).error?.issues[0];
}

/**
 * Suggests a name for a resume, based on its file name.
 * @param taken names of the other resumes; compared regardless of case
 */
export function proposeName(fileName: string, taken: readonly string[]): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_.+-]+/g, ' ')
    .trim();
  const others = new Set(taken.map((name) => name.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` ${count}`;
    const name = words.slice(0, limits.resumeNameChars - suffix.length).trim() + suffix;
    if (!others.has(name.toLowerCase())) return name;
  }
}
