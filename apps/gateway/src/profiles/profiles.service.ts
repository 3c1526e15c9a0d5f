import { Injectable } from '@nestjs/common';
import { AppError, type Profile, type ProfileUpdate, type SkillsUpdate } from '@rolefit/contracts';
import { ResumesRepository, SkillsRepository, UsersRepository } from '@rolefit/database';
import { jobIdOf, JobProducer } from '@rolefit/queues';
import type { SignedIn } from '../http/request-context.js';
import { ResumeLinkService } from '../resumes/resume-link.service.js';
import { editSkills } from './edit-skills.js';
import { presentProfile } from './profile.presenter.js';

/** Profile fields, skills and onboarding. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly users: UsersRepository,
    private readonly skills: SkillsRepository,
    private readonly resumes: ResumesRepository,
    private readonly links: ResumeLinkService,
    private readonly producer: JobProducer,
  ) {}

  /** @param caller the resume's link is bound to this session. @throws AppError PROFILE_NOT_FOUND where the user no longer exists */
  async get({ userId, sessionId }: SignedIn): Promise<Profile> {
    const [user, skills, row] = await Promise.all([
      this.users.find(userId),
      this.skills.list(userId),
      this.resumes.current(userId),
    ]);
    if (user === null) throw new AppError('PROFILE_NOT_FOUND');
    return presentProfile({
      user,
      skills,
      resume: row === null ? null : { row, url: this.links.create(row.id, sessionId) },
    });
  }

  /** @throws AppError PROFILE_NOT_FOUND */
  async update(caller: SignedIn, fields: ProfileUpdate): Promise<Profile> {
    const user = await this.users.updateFields(caller.userId, fields);
    if (user === null) throw new AppError('PROFILE_NOT_FOUND');
    return this.get(caller);
  }

  /** Replaces the skills and re-judges all matches. */
  async updateSkills(
    caller: SignedIn,
    { skills }: SkillsUpdate,
    requestId: string,
  ): Promise<Profile> {
    const { userId } = caller;
    const revision = await this.skills.replace(userId, (current) => editSkills(current, skills));
    // The sweeper uses the same job id, so the queue deduplicates the two.
    void this.producer.enqueue(
      'matches.rescore',
      { userId, revision },
      { jobId: jobIdOf(userId, revision), requestId },
    );
    return this.get(caller);
  }

  /** @throws AppError RESUME_MISSING: onboarding requires a resume, evaluated or not */
  async completeOnboarding(caller: SignedIn): Promise<Profile> {
    if (!(await this.users.completeOnboarding(caller.userId))) throw new AppError('RESUME_MISSING');
    return this.get(caller);
  }
}
