import type { Profile } from '@rolefit/contracts';
import type { ResumeRow, SkillRow, UserRow } from '@rolefit/database';
import { presentResume } from '../resumes/resume.presenter.js';

/** Input of `presentProfile`. */
export interface ProfileParts {
  readonly user: UserRow;
  readonly skills: readonly SkillRow[];
  /** The newest version with a signed link to its file. */
  readonly resume: { readonly row: ResumeRow; readonly url: string } | null;
}

/** The profile as its owner sees it. */
export function presentProfile({ user, skills, resume }: ProfileParts): Profile {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    githubUsername: user.githubUsername,
    location: user.location,
    blogLink: user.blogLink,
    bio: user.bio,
    avatar: user.avatar,
    resume: resume === null ? null : presentResume(resume.row, resume.url),
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
