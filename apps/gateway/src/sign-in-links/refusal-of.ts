import { AppError, type ErrorCode } from '@rolefit/contracts';
import type { LinkFate } from './sign-in-links.js';

const codes: Readonly<Record<LinkFate, ErrorCode>> = {
  used: 'SIGN_IN_LINK_USED',
  replaced: 'SIGN_IN_LINK_REPLACED',
  expired: 'SIGN_IN_LINK_EXPIRED',
  unknown: 'SIGN_IN_LINK_UNKNOWN',
};

/** Why a link cannot be used, as an error. */
export const refusalOf = (fate: LinkFate): AppError => new AppError(codes[fate]);
