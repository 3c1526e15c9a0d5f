import { Controller, Query } from '@nestjs/common';
import { type WhatIf, type WhatIfQuery, whatIfQuerySchema } from '@rolefit/contracts';
import { UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { WhatIfService } from './what-if.service.js';

@Controller()
export class WhatIfController {
  constructor(private readonly whatIfs: WhatIfService) {}

  @Route('getWhatIf')
  get(
    @UserId() userId: string,
    @Query({ schema: whatIfQuerySchema }) query: WhatIfQuery,
  ): Promise<WhatIf> {
    return this.whatIfs.get(userId, query);
  }
}
