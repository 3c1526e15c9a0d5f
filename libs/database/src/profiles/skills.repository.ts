import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../ids.js';
import { run } from '../run.js';

/** A skill of a profile, in the order in which it is shown. */
export interface SkillRow {
  id: string;
  name: string;
  score: number;
  source: 'resume' | 'user';
  quote: string | null;
}

/** A skill without its id. */
export type NewSkill = Omit<SkillRow, 'id'>;

const columns = 'id, name, score, source, quote';

/** The skills of profiles. Every change increments the profile's revision, so that matches are judged again. */
@Injectable()
export class SkillsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(userId: string): Promise<SkillRow[]> {
    return run<SkillRow>(
      this.dataSource,
      `SELECT ${columns} FROM profile_skills WHERE user_id = $1 ORDER BY position`,
      [userId],
    );
  }

  /**
   * Derives a new list from the current one under a row lock, so that concurrent edits do not mix. Skills that are missing from the new list are
   * remembered as removed until the user adds them again.
   * @returns the profile's new revision, by which the following rescore is identified
   */
  replace(userId: string, next: (current: SkillRow[]) => NewSkill[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      const current = await run<SkillRow>(
        manager,
        `SELECT ${columns} FROM profile_skills WHERE user_id = $1 ORDER BY position`,
        [userId],
      );
      const wanted = next(current);
      await writeSkills(manager, userId, wanted);
      await rememberRemoved(manager, userId, current, wanted);
      return bumpRevision(manager, userId);
    });
  }

  /**
   * Replaces the list by the current skills of the user's resumes, unless the profile has changed since `revision`.
   * @param next derives the new list from the current one and the lower-cased names that the user removed
   * @returns the profile's new revision; null if nothing changed
   */
  refresh(
    userId: string,
    revision: number,
    next: (current: SkillRow[], removed: readonly string[]) => NewSkill[],
  ): Promise<number | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      const [user] = await run<{ revision: number }>(
        manager,
        'SELECT profile_revision AS revision FROM users WHERE id = $1',
        [userId],
      );
      if (user?.revision !== revision) return null;
      const current = await run<SkillRow>(
        manager,
        `SELECT ${columns} FROM profile_skills WHERE user_id = $1 ORDER BY position`,
        [userId],
      );
      const wanted = next(current, await removedSkills(manager, userId));
      if (isSameList(current, wanted)) return null;
      await writeSkills(manager, userId, wanted);
      return bumpRevision(manager, userId);
    });
  }
}

/** Compared as PostgreSQL stores them, without lone surrogates; otherwise a list with such a quote would seem to change with each refresh. */
function isSameList(current: readonly SkillRow[], wanted: readonly NewSkill[]): boolean {
  return isDeepStrictEqual(
    current.map(({ id: _id, ...skill }) => skill),
    wanted.map((skill) => ({
      ...skill,
      name: skill.name.toWellFormed(),
      quote: skill.quote?.toWellFormed() ?? null,
    })),
  );
}

/** Lists have a few hundred entries at most, so this only bounds what accumulates over years. */
const removedMax = 1_000;

async function rememberRemoved(
  manager: EntityManager,
  userId: string,
  current: readonly SkillRow[],
  wanted: readonly NewSkill[],
): Promise<void> {
  const kept = new Set(wanted.map(({ name }) => name.toLowerCase()));
  const removed = new Set(await removedSkills(manager, userId));
  for (const { name } of current) removed.add(name.toLowerCase());
  for (const key of kept) removed.delete(key);
  await run(manager, 'UPDATE users SET removed_skills = $2 WHERE id = $1', [
    userId,
    [...removed].slice(-removedMax),
  ]);
}

/** Lower-cased names of the skills that the user has removed. */
export async function removedSkills(
  manager: EntityManager,
  userId: string,
): Promise<readonly string[]> {
  const rows = await run<{ removed: string[] }>(
    manager,
    'SELECT removed_skills AS removed FROM users WHERE id = $1',
    [userId],
  );
  return rows[0]?.removed ?? [];
}

/** Serialises concurrent changes of one profile. */
export async function lockProfile(manager: EntityManager, userId: string): Promise<void> {
  await run(manager, 'SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
}

/** Marks every match of the user as stale. @returns the profile's new revision */
export async function bumpRevision(manager: EntityManager, userId: string): Promise<number> {
  const rows = await run<{ revision: number }>(
    manager,
    'UPDATE users SET profile_revision = profile_revision + 1 WHERE id = $1 RETURNING profile_revision AS revision',
    [userId],
  );
  return rows[0]?.revision ?? 0;
}

/** Replaces the whole list. Names must be unique ignoring case. */
export async function writeSkills(
  manager: EntityManager,
  userId: string,
  skills: readonly NewSkill[],
): Promise<void> {
  await run(manager, 'DELETE FROM profile_skills WHERE user_id = $1', [userId]);
  if (skills.length === 0) return;
  await run(
    manager,
    `INSERT INTO profile_skills (id, user_id, position, name, name_key, score, source, quote)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[])`,
    [
      skills.map(() => newId()),
      skills.map(() => userId),
      skills.map((_, position) => position),
      skills.map((skill) => skill.name),
      skills.map((skill) => skill.name.toLowerCase()),
      skills.map((skill) => skill.score),
      skills.map((skill) => skill.source),
      skills.map((skill) => skill.quote),
    ],
  );
}
