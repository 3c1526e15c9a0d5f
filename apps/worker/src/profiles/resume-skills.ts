import type { ResumeFacts } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { MatchesRepository, type ProfileForMatching, SkillsRepository } from '@rolefit/database';
import { TextPool } from '@rolefit/text-pool';
import { mergeSkills, type ReadSkill } from './merge-skills.js';

interface ReadResume {
  /** Identifies the resume among its owner's. */
  readonly number: number;
  readonly facts: ResumeFacts;
}

/** The combined skills of a user's resumes: those of the default resume first. */
@Injectable()
export class ResumeSkills {
  constructor(
    private readonly matches: MatchesRepository,
    private readonly skills: SkillsRepository,
    private readonly pool: TextPool,
  ) {}

  /** @param read a resume that was just read; its facts replace those of its former version */
  async of(userId: string, read: ReadResume): Promise<ReadSkill[]> {
    const profile = await this.matches.profileFor(userId);
    if (profile === null) return this.shownBy([read]);
    const others = profile.resumes.filter(({ number }) => number !== read.number);
    const place = ({ number }: ReadResume) => (number === profile.defaultResume ? 0 : number);
    return this.shownBy([...others, read].toSorted((a, b) => place(a) - place(b)));
  }

  /**
   * Updates the profile's skills after a change of its resumes: two may have been read at the same time, one removed, or another one made the default.
   * @returns the profile's new revision; null if nothing changed
   */
  async refresh(userId: string, profile: ProfileForMatching): Promise<number | null> {
    if (!profile.hadSeveral) return null;
    const shown = await this.shownBy(profile.resumes);
    return this.skills.refresh(userId, profile.profileRevision, (current, removed) =>
      mergeSkills(current, shown, removed),
    );
  }

  private async shownBy(resumes: readonly ReadResume[]): Promise<ReadSkill[]> {
    const shown: ReadSkill[] = [];
    for (const { facts } of resumes) shown.push(...(await this.pool.profileSkillsFrom(facts)));
    return shown;
  }
}
