import { Body, Controller, Param } from '@nestjs/common';
import { type NamedResumeChange, namedResumeChangeSchema, type Profile } from '@rolefit/contracts';
import { RequestId, SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { ProfilesService } from './profiles.service.js';
import { ResumeNumberPipe } from '../resumes/resume-number.pipe.js';

/** The user's resumes by name. Belongs to profiles because the response is the whole profile. */
@Controller()
export class NamedResumesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Route('changeResume')
  change(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Param('number', new ResumeNumberPipe()) number: number,
    @Body({ schema: namedResumeChangeSchema }) change: NamedResumeChange,
    @RequestId() requestId: string,
  ): Promise<Profile> {
    return this.profiles.changeResume({ userId, sessionId }, number, change, requestId);
  }

  @Route('removeResume')
  remove(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Param('number', new ResumeNumberPipe()) number: number,
    @RequestId() requestId: string,
  ): Promise<Profile> {
    return this.profiles.removeResume({ userId, sessionId }, number, requestId);
  }
}
