import { AppError, type NamedResumeChange } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { bumpRevision, lockProfile } from '../profiles/skills.repository.js';
import { run } from '../run.js';
import { hasLaterVersion, isJudgedBy, isRemoved } from './resume-conditions.js';
import { joinName, nameResume, namings, resumeName } from './resume-naming.js';
import { type ResumeRow, resumeColumns } from './resumes.repository.js';

/** One of a user's resumes, with its newest version. */
export interface NamedResumeRow extends ResumeRow {
  number: number;
  name: string;
  isDefault: boolean;
}

/** The resumes of a user that have not been removed. */
@Injectable()
export class NamedResumesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All resumes, the default one first, then in the order in which they were added. */
  list(userId: string): Promise<NamedResumeRow[]> {
    return run<NamedResumeRow>(
      this.dataSource,
      `SELECT v.*, v."resumeNumber" AS number FROM (
         SELECT ${resumeColumns}, ${resumeName} AS name, r.resume_number = u.default_resume AS "isDefault"
         FROM resumes r JOIN users u ON u.id = r.user_id ${joinName('r')}
         WHERE r.user_id = $1 AND NOT ${hasLaterVersion('r')} AND NOT ${isRemoved('r')}) v
       ORDER BY v."isDefault" DESC, v."resumeNumber"`,
      [userId],
    );
  }

  /**
   * Renames a resume, or makes it the default one.
   * @returns the profile's new revision, by which the following rescore is identified; null if no match depends on the change
   * @throws AppError RESUME_NOT_FOUND, RESUME_NAME_TAKEN
   */
  change(userId: string, number: number, change: NamedResumeChange): Promise<number | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      const all = await namings(manager, userId);
      const resume = all.find((one) => one.number === number);
      if (resume === undefined) throw new AppError('RESUME_NOT_FOUND');
      if (change.name !== undefined) await nameResume(manager, userId, number, change.name, all);
      return change.isDefault === true && !resume.isDefault
        ? makeDefault(manager, userId, number)
        : null;
    });
  }

  /**
   * Removes a resume. If it was the default one, the first of the others that has been read becomes the default.
   * @returns the profile's new revision, by which the following rescore is identified
   * @throws AppError RESUME_NOT_FOUND; RESUME_NEEDED if no other one has been read
   */
  remove(userId: string, number: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      const resume = (await namings(manager, userId)).find((one) => one.number === number);
      if (resume === undefined) throw new AppError('RESUME_NOT_FOUND');
      const [heir] = await run<{ number: number }>(
        manager,
        `SELECT resume_number AS number FROM resumes r WHERE user_id = $1 AND resume_number <> $2 AND ${isJudgedBy('r')} ORDER BY resume_number LIMIT 1`,
        [userId, number],
      );
      if (heir === undefined) throw new AppError('RESUME_NEEDED');
      await run(
        manager,
        `INSERT INTO named_resumes (user_id, number, name, removed_at) VALUES ($1, $2, $3, now()) ON CONFLICT (user_id, number) DO UPDATE SET removed_at = now()`,
        [userId, number, resume.name],
      );
      if (resume.isDefault) return makeDefault(manager, userId, heir.number);
      return bumpRevision(manager, userId);
    });
  }
}

/** The default resume breaks ties between resumes, so all matches are judged again. */
async function makeDefault(
  manager: EntityManager,
  userId: string,
  number: number,
): Promise<number> {
  await run(manager, 'UPDATE users SET default_resume = $2 WHERE id = $1', [userId, number]);
  return bumpRevision(manager, userId);
}
