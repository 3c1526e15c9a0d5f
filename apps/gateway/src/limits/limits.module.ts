import { Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.service.js';

/** How much a user or an address may ask for. */
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class LimitsModule {}
