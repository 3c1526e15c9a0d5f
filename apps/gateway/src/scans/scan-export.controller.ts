import { Readable } from 'node:stream';
import { Controller, Query, Req, Res } from '@nestjs/common';
import { type ExportQuery, exportQuerySchema, exportTypes } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { ScanExportService } from './scan-export.service.js';

@Controller()
export class ScanExportController {
  constructor(private readonly exports: ScanExportService) {}

  /** Fastify also calls this for HEAD requests. */
  @Route('exportScans')
  async download(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Query({ schema: exportQuerySchema }) { format }: ExportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file =
      request.method === 'HEAD' ? [] : await this.exports.open({ userId, sessionId }, format);
    const today = new Date().toISOString().slice(0, 10);
    void reply.headers({
      'content-type': `${exportTypes[format]}; charset=utf-8`,
      'content-disposition': `attachment; filename="rolefit-jobs-${today}.${format}"`,
      'cache-control': 'no-store',
    });
    await reply.send(Readable.from(file, { objectMode: false }));
  }
}
