import { AccessTokenEntity } from './access-token.entity.js';
import { AccountPurgeEntity } from './account-purge.entity.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { CloseReadingEntity } from './close-reading.entity.js';
import { CorrectionEntity } from './correction.entity.js';
import { IdentityEntity } from './identity.entity.js';
import { InvitationEntity } from './invitation.entity.js';
import { MatchEntity } from './match.entity.js';
import { NamedResumeEntity } from './named-resume.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PostingReadingEntity } from './posting-reading.entity.js';
import { ProfileSkillEntity } from './profile-skill.entity.js';
import { ResumeEntity } from './resume.entity.js';
import { ScanTotalEntity } from './scan-total.entity.js';
import { ScanEntity } from './scan.entity.js';
import { SessionEntity } from './session.entity.js';
import { UserEntity } from './user.entity.js';

/** Every table of the product. */
export const entities = [
  UserEntity,
  IdentityEntity,
  SessionEntity,
  AccessTokenEntity,
  PasskeyEntity,
  InvitationEntity,
  ResumeEntity,
  NamedResumeEntity,
  ProfileSkillEntity,
  CorrectionEntity,
  ScanEntity,
  MatchEntity,
  PostingReadingEntity,
  CloseReadingEntity,
  ScanTotalEntity,
  AccountPurgeEntity,
  AuditEntryEntity,
];
