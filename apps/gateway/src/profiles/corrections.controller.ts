import { Body, Controller, Param } from '@nestjs/common';
import {
  type Correction,
  type CorrectionRequest,
  correctionRequestSchema,
  type Corrections,
} from '@rolefit/contracts';
import { IdPipe } from '../http/id.pipe.js';
import { RequestId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { CorrectionsService } from './corrections.service.js';

const correctionId = new IdPipe('CORRECTION_NOT_FOUND');

@Controller()
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Route('getCorrections')
  async list(@UserId() userId: string): Promise<Corrections> {
    return { corrections: await this.corrections.list(userId) };
  }

  @Route('saveCorrection')
  save(
    @UserId() userId: string,
    @Body({ schema: correctionRequestSchema }) request: CorrectionRequest,
    @RequestId() requestId: string,
  ): Promise<Correction> {
    return this.corrections.save(userId, request, requestId);
  }

  @Route('removeCorrection')
  async remove(
    @UserId() userId: string,
    @Param('id', correctionId) id: string,
    @RequestId() requestId: string,
  ): Promise<null> {
    await this.corrections.remove(userId, id, requestId);
    return null;
  }
}
