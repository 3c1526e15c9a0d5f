import { type Job } from '@rolefit/contracts';

/** The match's page in the web client. */
export function matchUrl(server: string, { _id }: Pick<Job, '_id'>): string {
  return `${server}/job-match/${_id}`;
}
