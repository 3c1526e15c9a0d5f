import { AppError, defaultResumeName, limits } from '@rolefit/contracts';
import type { EntityManager } from 'typeorm';
import { run } from '../run.js';
import { isRemoved } from './resume-conditions.js';

/** Which resume an upload is a version of: an existing one by its number, the default one by null, or a new one by its name. */
export type UploadTarget = { readonly number: number | null } | { readonly name: string };

/** Values that are not in the columns of `resumes`. */
export interface Naming {
  number: number;
  name: string;
  isDefault: boolean;
}

/** SQL of the name of the resume that a version belongs to; `named` is the row of `named_resumes`, if any. */
export const resumeName = `coalesce(named.name, '${defaultResumeName}')`;

/** SQL that joins the name to a version. */
export function joinName(version: string): string {
  return `LEFT JOIN named_resumes named ON named.user_id = ${version}.user_id AND named.number = ${version}.resume_number`;
}

/**
 * The number of the resume that an upload is a version of. The caller holds the lock on the profile.
 * @throws AppError RESUME_NOT_FOUND, RESUMES_FULL, RESUME_NAME_TAKEN
 */
export async function numberOf(
  manager: EntityManager,
  userId: string,
  target: UploadTarget,
): Promise<number> {
  const all = await namings(manager, userId);
  if ('name' in target) return addResume(manager, userId, target.name, all);
  if (target.number === null) return defaultNumber(manager, userId);
  if (!all.some(({ number }) => number === target.number)) throw new AppError('RESUME_NOT_FOUND');
  return target.number;
}

async function addResume(
  manager: EntityManager,
  userId: string,
  name: string,
  all: readonly Naming[],
): Promise<number> {
  if (all.length >= limits.resumesPerUser) throw new AppError('RESUMES_FULL');
  // The very first upload is the default resume, with or without a name.
  const number =
    all.length === 0 ? await defaultNumber(manager, userId) : await next(manager, userId);
  await nameResume(manager, userId, number, name, all);
  return number;
}

/** Numbers are not reused, because a match may still quote versions of a removed resume. */
async function next(manager: EntityManager, userId: string): Promise<number> {
  const [row] = await run<{ number: number }>(
    manager,
    `SELECT greatest((SELECT max(resume_number) FROM resumes WHERE user_id = $1), (SELECT max(number) FROM named_resumes WHERE user_id = $1), 0) + 1 AS number`,
    [userId],
  );
  return row?.number ?? 1;
}

async function defaultNumber(manager: EntityManager, userId: string): Promise<number> {
  const [row] = await run<{ number: number }>(
    manager,
    'SELECT default_resume AS number FROM users WHERE id = $1',
    [userId],
  );
  return row?.number ?? 1;
}

/** @param all the user's resumes @throws AppError RESUME_NAME_TAKEN */
export async function nameResume(
  manager: EntityManager,
  userId: string,
  number: number,
  name: string,
  all: readonly Naming[],
): Promise<void> {
  const key = name.toLowerCase();
  if (all.some((one) => one.number !== number && one.name.toLowerCase() === key))
    throw new AppError('RESUME_NAME_TAKEN');
  await run(
    manager,
    'INSERT INTO named_resumes (user_id, number, name) VALUES ($1, $2, $3) ON CONFLICT (user_id, number) DO UPDATE SET name = excluded.name',
    [userId, number, name],
  );
}

/** The resumes of a user with their names, without those that were removed. */
export function namings(manager: EntityManager, userId: string): Promise<Naming[]> {
  return run<Naming>(
    manager,
    `SELECT DISTINCT r.resume_number AS number, ${resumeName} AS name, r.resume_number = u.default_resume AS "isDefault"
     FROM resumes r JOIN users u ON u.id = r.user_id ${joinName('r')} WHERE r.user_id = $1 AND NOT ${isRemoved('r')}`,
    [userId],
  );
}

/** After its versions are deleted, only the number of a removed resume is left. */
export async function forgetNames(manager: EntityManager, userId: string): Promise<void> {
  await run(
    manager,
    `UPDATE named_resumes n SET name = '' WHERE user_id = $1 AND removed_at IS NOT NULL AND name <> ''
       AND NOT EXISTS (SELECT 1 FROM resumes r WHERE r.user_id = n.user_id AND r.resume_number = n.number)`,
    [userId],
  );
}
