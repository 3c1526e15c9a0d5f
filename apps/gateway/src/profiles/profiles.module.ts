import { Module } from '@nestjs/common';
import { ResumesModule } from '../resumes/resumes.module.js';
import { AnswersController } from './answers.controller.js';
import { AnswersService } from './answers.service.js';
import { NamedResumesController } from './named-resumes.controller.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';
import { ResumeUploadController } from './resume-upload.controller.js';

/** Profile with resume and skills, answers, and onboarding. */
@Module({
  imports: [ResumesModule],
  controllers: [
    ProfilesController,
    AnswersController,
    ResumeUploadController,
    NamedResumesController,
  ],
  providers: [ProfilesService, AnswersService],
})
export class ProfilesModule {}
