import { Module } from '@nestjs/common';
import { TextThreadModule } from '../text-thread/text-thread.module.js';
import { WhatIfController } from './what-if.controller.js';
import { WhatIfService } from './what-if.service.js';

/** How the user's scans would be judged with what they don't have. */
@Module({
  imports: [TextThreadModule],
  controllers: [WhatIfController],
  providers: [WhatIfService],
})
export class WhatIfModule {}
