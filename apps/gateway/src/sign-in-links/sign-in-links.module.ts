import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SignInLinks } from './sign-in-links.js';

/** Links that sign a browser in, once. */
@Module({ imports: [AuthModule], providers: [SignInLinks], exports: [SignInLinks] })
export class SignInLinksModule {}
