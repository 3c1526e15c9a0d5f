import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ResumeLinkService } from './resume-link.service.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';

/** Resume versions, signed links to their files, and evaluations. */
@Module({
  imports: [AuthModule],
  controllers: [ResumesController],
  providers: [ResumesService, ResumeLinkService],
  exports: [ResumesService, ResumeLinkService],
})
export class ResumesModule {}
