import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SignInLinksModule } from '../sign-in-links/sign-in-links.module.js';
import { AccountLinksController } from './account-links.controller.js';
import { AccountLinksService } from './account-links.service.js';

/** Links that create an account, or sign another device in. */
@Module({
  imports: [AuthModule, SignInLinksModule],
  controllers: [AccountLinksController],
  providers: [AccountLinksService],
})
export class AccountLinksModule {}
