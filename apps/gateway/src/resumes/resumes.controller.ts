import { Readable } from 'node:stream';
import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import {
  type EvaluationQueued,
  type ResumeChoiceQuery,
  resumeChoiceQuerySchema,
  type ResumeLinkQuery,
  resumeLinkQuerySchema,
  resumeFormats,
  type ResumeReading,
} from '@rolefit/contracts';
import { ObjectStore } from '@rolefit/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdPipe } from '../http/id.pipe.js';
import { RequestId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { fileDisposition } from './file-name.js';
import { ResumesService } from './resumes.service.js';

/** Allows the browser's PDF viewer to display the file, and blocks everything else. */
const filePolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

@Controller()
export class ResumesController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly store: ObjectStore,
  ) {}

  @Route('getResumeReading')
  reading(
    @UserId() userId: string,
    @Query({ schema: resumeChoiceQuerySchema }) { resume }: ResumeChoiceQuery,
  ): Promise<ResumeReading> {
    return this.resumes.reading(userId, resume);
  }

  /** Fastify also calls this for HEAD requests. */
  @Route('getResumeFile')
  async file(
    @Param('id', new IdPipe('RESUME_NOT_FOUND')) resumeId: string,
    @Query({ schema: resumeLinkQuerySchema }) query: ResumeLinkQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { objectKey, fileName, format } = await this.resumes.openLink(resumeId, query);
    const isHead = request.method === 'HEAD';
    const object = isHead ? await this.store.head(objectKey) : await this.store.get(objectKey);
    void reply.headers({
      'content-type': resumeFormats[format].mediaType,
      'content-length': object.sizeBytes,
      'content-disposition': fileDisposition(fileName, format),
      'last-modified': object.lastModified.toUTCString(),
      // A cached copy would bypass the session check.
      'cache-control': 'private, no-store',
      'content-security-policy': filePolicy,
    });
    // For HEAD, Fastify needs a body to keep the content length: without one it would send 0.
    await reply.send('stream' in object ? object.stream : Readable.from([]));
  }

  @Route('evaluateResume')
  evaluate(
    @UserId() userId: string,
    @Query({ schema: resumeChoiceQuerySchema }) { resume }: ResumeChoiceQuery,
    @RequestId() requestId: string,
  ): Promise<EvaluationQueued> {
    return this.resumes.evaluate(userId, requestId, resume);
  }

  @Route('evaluateResumeByGet')
  evaluateByGet(
    @UserId() userId: string,
    @Query({ schema: resumeChoiceQuerySchema }) { resume }: ResumeChoiceQuery,
    @RequestId() requestId: string,
  ): Promise<EvaluationQueued> {
    return this.resumes.evaluate(userId, requestId, resume);
  }
}
