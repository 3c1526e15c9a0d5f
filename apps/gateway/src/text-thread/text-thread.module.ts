import { Module } from '@nestjs/common';
import { TextThread } from './text-thread.service.js';

@Module({ providers: [TextThread], exports: [TextThread] })
export class TextThreadModule {}
