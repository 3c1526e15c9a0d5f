import { Injectable } from '@nestjs/common';
import {
  AppError,
  type NamedResumeChange,
  type Profile,
  type ProfileUpdate,
  type SkillsUpdate,
} from '@rolefit/contracts';
import { NamedResumesRepository, SkillsRepository, UsersRepository } from '@rolefit/database';
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
    private readonly resumes: NamedResumesRepository,
    private readonly links: ResumeLinkService,
    private readonly producer: JobProducer,
  ) {}

  /** @param caller whose session the links to the resumes are bound to. @throws AppError PROFILE_NOT_FOUND if the user no longer exists */
  async get({ userId, sessionId }: SignedIn): Promise<Profile> {
    const [user, skills, resumes] = await Promise.all([
      this.users.find(userId),
      this.skills.list(userId),
      this.resumes.list(userId),
    ]);
    if (user === null) throw new AppError('PROFILE_NOT_FOUND');
    return presentProfile({
      user,
      skills,
      resumes,
      linkTo: (resumeId) => this.links.create(resumeId, sessionId),
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
    this.rescore(userId, revision, requestId);
    return this.get(caller);
  }

  /**
   * Renames a resume, or makes it the default one.
   * @throws AppError RESUME_NOT_FOUND, RESUME_NAME_TAKEN
   */
  async changeResume(
    caller: SignedIn,
    number: number,
    change: NamedResumeChange,
    requestId: string,
  ): Promise<Profile> {
    const revision = await this.resumes.change(caller.userId, number, change);
    if (revision !== null) this.rescore(caller.userId, revision, requestId);
    return this.get(caller);
  }

  /**
   * Removes a resume and re-judges all matches. Its files are deleted once no match refers to them.
   * @throws AppError RESUME_NOT_FOUND; RESUME_NEEDED if no other one has been read
   */
  async removeResume(caller: SignedIn, number: number, requestId: string): Promise<Profile> {
    this.rescore(caller.userId, await this.resumes.remove(caller.userId, number), requestId);
    return this.get(caller);
  }

  /** @throws AppError RESUME_MISSING: onboarding requires a resume, evaluated or not */
  async completeOnboarding(caller: SignedIn): Promise<Profile> {
    if (!(await this.users.completeOnboarding(caller.userId))) throw new AppError('RESUME_MISSING');
    return this.get(caller);
  }

  /** Not awaited: the sweeper finds a rescore that was lost. Both use the same job id, so the queue deduplicates them. */
  private rescore(userId: string, revision: number, requestId: string): void {
    void this.producer.enqueue(
      'matches.rescore',
      { userId, revision },
      { jobId: jobIdOf(userId, revision), requestId },
    );
  }
}
