import { Body, Controller } from '@nestjs/common';
import {
  type Answers,
  type AnswersUpdate,
  answersUpdateSchema,
  type AskedConditions,
} from '@rolefit/contracts';
import { RequestId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { AnswersService } from './answers.service.js';

@Controller()
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  @Route('getAnswers')
  get(@UserId() userId: string): Promise<Answers> {
    return this.answers.get(userId);
  }

  @Route('getAskedConditions')
  asked(@UserId() userId: string): Promise<AskedConditions> {
    return this.answers.asked(userId);
  }

  @Route('updateAnswers')
  update(
    @UserId() userId: string,
    @Body({ schema: answersUpdateSchema }) update: AnswersUpdate,
    @RequestId() requestId: string,
  ): Promise<Answers> {
    return this.answers.update(userId, update, requestId);
  }
}
