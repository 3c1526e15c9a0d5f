import { limit } from './schemas.js';

/** Rate limits and queue capacities. */
export const limitVariables = {
  LIMIT_WRITES_PER_MINUTE: limit
    .default(300)
    .describe('Calls that change something, in a minute, by one user.'),
  LIMIT_SCANS_PER_DAY: limit
    .default(2_000)
    .describe(
      'Scans in 24 hours by one user, each posting of a batch counted; what is sent again is not.',
    ),
  LIMIT_UPLOADS_PER_HOUR: limit.default(200).describe('Uploads of resumes in an hour by one user.'),
  LIMIT_EVALUATIONS_PER_HOUR: limit
    .default(200)
    .describe('Requests in an hour by one user to have a resume evaluated.'),
  LIMIT_EXPORTS_PER_HOUR: limit
    .default(60)
    .describe('Downloads of exported data in an hour by one user.'),
  LIMIT_SIGN_INS_PER_MINUTE: limit
    .default(60)
    .describe(
      'Sign-ins that may start, and that may end, in a minute from one address (IPv6: from one /64).',
    ),
  LIMIT_SIGN_IN_MAILS_PER_HOUR: limit
    .default(5)
    .describe('Sign-in links sent to one e-mail address per hour; further requests send nothing.'),
  LIMIT_ALL_SIGN_IN_MAILS_PER_HOUR: limit
    .default(1_000)
    .describe('Sign-in links in an hour that are sent to all addresses together.'),
  LIMIT_USERS_PER_ADDRESS: limit
    .default(20)
    .describe('All users of one address together may do this many times what one user may.'),
  LIMIT_SOCKETS_PER_USER: limit
    .default(50)
    .describe(
      'Live connections of one user, open pages and extensions, that one gateway holds at the same time. A page that is refused one asks for what is new every minute.',
    ),
  LIMIT_WAITING_SCANS_PER_USER: limit
    .default(2_000)
    .describe('Scans of one user that may wait or run at the same time.'),
  LIMIT_WAITING_SCANS: limit
    .default(100_000)
    .describe(
      'Scans of all users that may wait in the queue; beyond that new ones are refused for a while.',
    ),
};
