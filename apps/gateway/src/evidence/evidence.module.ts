import { Module } from '@nestjs/common';
import { ResumesModule } from '../resumes/resumes.module.js';
import { ScansModule } from '../scans/scans.module.js';
import { TextThreadModule } from '../text-thread/text-thread.module.js';
import { EvidenceService } from './evidence.service.js';
import { RedactedResumes } from './redacted-resume.service.js';

/** Close readings by agents: evidence in a resume for the requirements of a posting. */
@Module({
  imports: [ResumesModule, ScansModule, TextThreadModule],
  providers: [EvidenceService, RedactedResumes],
  exports: [EvidenceService],
})
export class EvidenceModule {}
