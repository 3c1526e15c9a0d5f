import { limits, namedResumeChangeSchema } from '@rolefit/contracts';
import { type FieldProblem } from '@/components/ui/field';

/** Why this is no name for a resume. That another one has it, the server says. */
export function nameProblem(name: string): FieldProblem {
  return namedResumeChangeSchema.safeParse({ name }).error?.issues[0];
}

/**
 * Proposes a name for a resume by that of its file.
 * @param taken names of the other resumes; upper and lower case are the same
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
