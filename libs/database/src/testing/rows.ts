import { createHash, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type Admission, IdentitiesRepository } from '../accounts/identities.repository.js';
import { type NewScan, type ScanRow } from '../scans/scan-row.js';
import { ScansRepository } from '../scans/scans.repository.js';
import type { UploadTarget } from '../resumes/resume-naming.js';
import { type ResumeRow, ResumesRepository } from '../resumes/resumes.repository.js';
import type { UserRow } from '../accounts/users.repository.js';

/** Anyone gets an account at the first sign-in. */
export const openSignUp: Admission = { isOpen: true, invitation: null };

/** A user who signed in with GitHub. */
export function aUser(
  dataSource: DataSource,
  overrides: Partial<{ login: string; name: string; email: string }> = {},
): Promise<UserRow> {
  const login = overrides.login ?? `user-${randomUUID().slice(0, 8)}`;
  return new IdentitiesRepository(dataSource).signIn(
    {
      provider: 'github',
      subject: randomUUID(),
      login,
      name: overrides.name ?? 'Ada Example',
      email: overrides.email ?? `${login}@example.org`,
      isEmailVerified: true,
      avatar: null,
    },
    openSignUp,
  );
}

/** A resume version without an evaluation. */
export function aResume(
  dataSource: DataSource,
  userId: string,
  target: UploadTarget = { number: null },
): Promise<ResumeRow> {
  return new ResumesRepository(dataSource).addVersion(
    userId,
    {
      objectKey: `resumes/${randomUUID()}`,
      fileName: 'resume.pdf',
      format: 'pdf',
      sizeBytes: 1234,
    },
    null,
    target,
  );
}

/** A validated scan request. */
export function aNewScan(overrides: Partial<NewScan> = {}): NewScan {
  const postingText = overrides.postingText ?? `Posting ${randomUUID()}`;
  return {
    jobId: randomUUID(),
    title: null,
    companyName: 'Example Ltd',
    logo: null,
    url: 'https://example.org/jobs/1',
    postingText,
    postingHash: createHash('sha256').update(postingText).digest('hex'),
    ...overrides,
  };
}

/** A scan that waits for a worker. */
export async function aScan(
  dataSource: DataSource,
  userId: string,
  overrides: Partial<NewScan> = {},
): Promise<ScanRow> {
  return (await new ScansRepository(dataSource).add(userId, aNewScan(overrides))).scan;
}
