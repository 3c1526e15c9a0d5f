import { Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.service.js';

/** Rate limits per user and per address. */
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class LimitsModule {}
