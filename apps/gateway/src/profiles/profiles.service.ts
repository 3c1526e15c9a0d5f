import { Injectable } from '@nestjs/common';
import { AppError, type Profile, type ProfileUpdate, type SkillsUpdate } from '@rolefit/contracts';
import { ResumesRepository, SkillsRepository, UsersRepository } from '@rolefit/database';
import { jobIdOf, JobProducer } from '@rolefit/queues';
import type { SignedIn } from '../http/request-context.js';
import { ResumeLinkService } from '../resumes/resume-link.service.js';
import { editSkills } from './edit-skills.js';
import { presentProfile } from './profile.presenter.js';

/** The profile: who somebody is, what they can do, and whether they are set up. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly users: UsersRepository,
    private readonly skills: SkillsRepository,
    private readonly resumes: ResumesRepository,
    private readonly links: ResumeLinkService,
    private readonly producer: JobProducer,
  ) {}

  /** @param caller whose session the resume's link is bound to. @throws AppError PROFILE_NOT_FOUND where the user is gone */
  async get({ userId, sessionId }: SignedIn): Promise<Profile> {
    const [user, skills, row] = await Promise.all([this.users.find(userId), this.skills.list(userId), this.resumes.current(userId)]);
    if (user === null) throw new AppError('PROFILE_NOT_FOUND');
    return presentProfile({ user, skills, resume: row === null ? null : { row, url: this.links.create(row.id, sessionId) } });
  }

  /** @throws AppError PROFILE_NOT_FOUND */
  async update(caller: SignedIn, fields: ProfileUpdate): Promise<Profile> {
    const user = await this.users.updateFields(caller.userId, fields);
    if (user === null) throw new AppError('PROFILE_NOT_FOUND');
    return this.get(caller);
  }

  /** Replaces the list of skills and has every match judged again. */
  async updateSkills(caller: SignedIn, { skills }: SkillsUpdate, requestId: string): Promise<Profile> {
    const { userId } = caller;
    const revision = await this.skills.replace(userId, (current) => editSkills(current, skills));
    // The sweeper names the job alike, so that the two collapse into one.
    void this.producer.enqueue('matches.rescore', { userId, revision }, { jobId: jobIdOf(userId, revision), requestId });
    return this.get(caller);
  }

  /** @throws AppError RESUME_MISSING: onboarding is about the resume, whether it was evaluated yet or not */
  async completeOnboarding(caller: SignedIn): Promise<Profile> {
    if (!(await this.users.completeOnboarding(caller.userId))) throw new AppError('RESUME_MISSING');
    return this.get(caller);
  }
}
