import { Controller, Query } from '@nestjs/common';
import { type Profile, type ResumeUploadQuery, resumeUploadQuerySchema } from '@rolefit/contracts';
import { SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import {
  type ResumeUpload,
  ResumeUploadPipe,
  UploadRequest,
} from '../resumes/resume-upload.pipe.js';
import { ResumesService } from '../resumes/resumes.service.js';
import { ProfilesService } from './profiles.service.js';

/** Belongs to profiles rather than resumes because the response is the whole profile. */
@Controller()
export class ResumeUploadController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly profiles: ProfilesService,
  ) {}

  @Route('uploadResume')
  async upload(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Query({ schema: resumeUploadQuerySchema }) { resume, name }: ResumeUploadQuery,
    @UploadRequest(ResumeUploadPipe) file: ResumeUpload,
  ): Promise<Profile> {
    const caller = { userId, sessionId };
    await this.resumes.add(
      caller,
      file,
      name === undefined ? { number: resume ?? null } : { name },
    );
    return this.profiles.get(caller);
  }
}
