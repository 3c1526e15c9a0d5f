import { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { accountExportType } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { AccountExportService } from './account-export.service.js';

@Controller()
export class AccountExportController {
  constructor(private readonly exports: AccountExportService) {}

  /** Fastify also calls this for HEAD requests, which must not start an export. */
  @Route('exportAccount')
  async download(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const archive =
      request.method === 'HEAD'
        ? Readable.from([])
        : await this.exports.open({ userId, sessionId });
    const today = new Date().toISOString().slice(0, 10);
    void reply.headers({
      'content-type': accountExportType,
      'content-disposition': `attachment; filename="rolefit-my-data-${today}.zip"`,
      'cache-control': 'no-store',
    });
    await reply.send(archive);
  }
}
