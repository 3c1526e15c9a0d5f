import type { Profile } from '@rolefit/contracts';
import type { NamedResumeRow, SkillRow, UserRow } from '@rolefit/database';
import { presentResume } from '../resumes/resume.presenter.js';

/** Input of `presentProfile`. */
export interface ProfileParts {
  readonly user: UserRow;
  readonly skills: readonly SkillRow[];
  /** All resumes, the default one first. */
  readonly resumes: readonly NamedResumeRow[];
  /** The signed link to the file of a version. */
  readonly linkTo: (resumeId: string) => string;
}

/** The profile as its owner sees it. */
export function presentProfile({ user, skills, resumes: rows, linkTo }: ProfileParts): Profile {
  const resumes = rows.map((row) => ({
    number: row.number,
    name: row.name,
    isDefault: row.isDefault,
    resume: presentResume(row, linkTo(row.id)),
  }));
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    githubUsername: user.githubUsername,
    location: user.location,
    blogLink: user.blogLink,
    bio: user.bio,
    avatar: user.avatar,
    resume: resumes.find(({ isDefault }) => isDefault)?.resume ?? null,
    resumes,
    skills: skills.map(({ id, name, score, source, quote }) => ({
      id,
      name,
      score,
      source,
      quote,
    })),
    isOnboarding: user.isOnboarding,
  };
}
