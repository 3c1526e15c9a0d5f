import { Module } from '@nestjs/common';
import { ResumesModule } from '../resumes/resumes.module.js';
import { TextThreadModule } from '../text-thread/text-thread.module.js';
import { AnswersController } from './answers.controller.js';
import { AnswersService } from './answers.service.js';
import { CorrectionsController } from './corrections.controller.js';
import { CorrectionsService } from './corrections.service.js';
import { NamedResumesController } from './named-resumes.controller.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';
import { ResumeUploadController } from './resume-upload.controller.js';

/** Profile with resume and skills, answers, and onboarding. */
@Module({
  imports: [ResumesModule, TextThreadModule],
  controllers: [
    ProfilesController,
    AnswersController,
    CorrectionsController,
    ResumeUploadController,
    NamedResumesController,
  ],
  providers: [ProfilesService, AnswersService, CorrectionsService],
})
export class ProfilesModule {}
