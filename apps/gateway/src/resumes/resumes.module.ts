import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';

/** Uploading a resume, its file, and having it evaluated. */
@Module({ imports: [ProfilesModule], controllers: [ResumesController], providers: [ResumesService] })
export class ResumesModule {}
