import {
  type EvaluationStatus,
  type Profile,
  profileEndpoints,
  type Resume,
} from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { profileKeys } from './query-keys';

const safetyNetMs = 10_000;

export function isEvaluating(status: EvaluationStatus | undefined): boolean {
  return status === 'queued' || status === 'extracting' || status === 'reading';
}

/** Whether any of the resumes is being read or queued for it. */
export function isAnyEvaluating({ resumes }: Pick<Profile, 'resumes'>): boolean {
  return resumes.some(({ resume }) => isEvaluating(resume.evaluation?.status));
}

/** Applies a change to all resumes of a profile. */
export function withResumes(profile: Profile, change: (resume: Resume) => Resume): Profile {
  return {
    ...profile,
    resume: profile.resume && change(profile.resume),
    resumes: profile.resumes.map((one) => ({ ...one, resume: change(one.resume) })),
  };
}

/** The profile with resume and skills, shared by the resume, skills and profile features. */
export const profileQuery = queryOptions({
  queryKey: profileKeys.all,
  queryFn: ({ signal }) => api.call(profileEndpoints.getProfile, { signal }),
  // Polls while an evaluation is running, to cover a lost event.
  refetchInterval: ({ state }) => (state.data && isAnyEvaluating(state.data) ? safetyNetMs : false),
});
