import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ResumeLinkService } from '../resumes/resume-link.service.js';
import { AnswersController } from './answers.controller.js';
import { AnswersService } from './answers.service.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';

/** The profile, its skills, what only the user can tell, and onboarding. */
@Module({ imports: [AuthModule], controllers: [ProfilesController, AnswersController], providers: [ProfilesService, AnswersService, ResumeLinkService], exports: [ProfilesService, ResumeLinkService] })
export class ProfilesModule {}
