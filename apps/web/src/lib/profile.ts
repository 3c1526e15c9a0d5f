import { type EvaluationStatus } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { profileKeys } from './query-keys';

const safetyNetMs = 10_000;

export function isEvaluating(status: EvaluationStatus | undefined): boolean {
  return status === 'queued' || status === 'extracting' || status === 'reading';
}

/** The profile with resume and skills, shared by the resume, skills and profile features. */
export const profileQuery = queryOptions({
  queryKey: profileKeys.all,
  queryFn: ({ signal }) => api.call('getProfile', { signal }),
  // Polls while an evaluation is running, to cover a lost event.
  refetchInterval: ({ state }) =>
    isEvaluating(state.data?.resume?.evaluation?.status) ? safetyNetMs : false,
});
