import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ResumeLinkService } from '../resumes/resume-link.service.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';

/** The profile, its skills, and onboarding. */
@Module({ imports: [AuthModule], controllers: [ProfilesController], providers: [ProfilesService, ResumeLinkService], exports: [ProfilesService, ResumeLinkService] })
export class ProfilesModule {}
