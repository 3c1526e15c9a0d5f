import { Body, Controller, Query } from '@nestjs/common';
import {
  onboardingQuerySchema,
  type Profile,
  type ProfileUpdate,
  profileUpdateSchema,
  type SkillsUpdate,
  skillsUpdateSchema,
} from '@rolefit/contracts';
import { RequestId, SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { ProfilesService } from './profiles.service.js';

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Route('getProfile')
  get(@UserId() userId: string, @SessionId() sessionId: string): Promise<Profile> {
    return this.profiles.get({ userId, sessionId });
  }

  @Route('updateProfile')
  update(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Body({ schema: profileUpdateSchema }) fields: ProfileUpdate,
  ): Promise<Profile> {
    return this.profiles.update({ userId, sessionId }, fields);
  }

  @Route('updateSkills')
  updateSkills(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Body({ schema: skillsUpdateSchema }) skills: SkillsUpdate,
    @RequestId() requestId: string,
  ): Promise<Profile> {
    return this.profiles.updateSkills({ userId, sessionId }, skills, requestId);
  }

  @Route('completeOnboarding')
  completeOnboarding(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Query({ schema: onboardingQuerySchema }) _query: object,
  ): Promise<Profile> {
    return this.profiles.completeOnboarding({ userId, sessionId });
  }
}
