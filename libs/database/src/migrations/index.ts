import { CreateTables1763690000000 } from './1763690000000-create-tables.js';
import { KeepRotations1763700000000 } from './1763700000000-keep-rotations.js';
import { RememberRemovedSkills1763710000000 } from './1763710000000-remember-removed-skills.js';
import { KeepHiddenText1763720000000 } from './1763720000000-keep-hidden-text.js';
import { KeepAnswers1763730000000 } from './1763730000000-keep-answers.js';
import { ListAndSaveScans1763740000000 } from './1763740000000-list-and-save-scans.js';
import { KeepSkillGaps1763760000000 } from './1763760000000-keep-skill-gaps.js';
import { CountAllScans1763780000000 } from './1763780000000-count-all-scans.js';
import { RecordModelCalls1763791000000 } from './1763791000000-record-model-calls.js';
import { CountStages1763810000000 } from './1763810000000-count-stages.js';
import { PurgeAccounts1763820000000 } from './1763820000000-purge-accounts.js';
import { KeepAuditTrail1763840000000 } from './1763840000000-keep-audit-trail.js';
import { NameDevices1763850000000 } from './1763850000000-name-devices.js';
import { KeepVerifiedEmails1763860000000 } from './1763860000000-keep-verified-emails.js';
import { FindReadingsThatAwaitTheModel1763920000000 } from './1763920000000-find-readings-that-await-the-model.js';
import { FindScansOfAPosting1763940000000 } from './1763940000000-find-scans-of-a-posting.js';
import { RememberLostTokens1763950000000 } from './1763950000000-remember-lost-tokens.js';
import { SaySinceWhenEvaluationsWait1763960000000 } from './1763960000000-say-since-when-evaluations-wait.js';
import { FindMatchesOfAnOlderJudge1763970000000 } from './1763970000000-find-matches-of-an-older-judge.js';
import { FindEndedSessions1763980000000 } from './1763980000000-find-ended-sessions.js';
import { BoundRescoreTries1763990000000 } from './1763990000000-bound-rescore-tries.js';
import { RecordReadingsOfScans1763991500000 } from './1763991500000-record-readings-of-scans.js';
import { FindOwnScansOfAPosting1763991600000 } from './1763991600000-find-own-scans-of-a-posting.js';
import { ForgetForeignEmails1764010000000 } from './1764010000000-forget-foreign-emails.js';
import { KeepTheLowerEndOfScores1764020000000 } from './1764020000000-keep-the-lower-end-of-scores.js';
import { SortByTheLowerEndOfScores1764020100000 } from './1764020100000-sort-by-the-lower-end-of-scores.js';
import { FindReadingsOfAnOlderAnalyser1764030000000 } from './1764030000000-find-readings-of-an-older-analyser.js';
import { MarkMatchesOfTheOwnField1764040000000 } from './1764040000000-mark-matches-of-the-own-field.js';
import { MarkRereadings1764050000000 } from './1764050000000-mark-rereadings.js';
import { CreateAccessTokens1764060000000 } from './1764060000000-create-access-tokens.js';
import { KeepResumeFormats1764061000000 } from './1764061000000-keep-resume-formats.js';
import { ReadPairsClosely1764070000000 } from './1764070000000-read-pairs-closely.js';
import { KeepSeveralResumes1764080000000 } from './1764080000000-keep-several-resumes.js';
import { KeepHighlights1764230000000 } from './1764230000000-keep-highlights.js';
import { FindWhatIsNext1764230100000 } from './1764230100000-find-what-is-next.js';
import { KeepCorrections1764233000000 } from './1764233000000-keep-corrections.js';
import { SortEqualLowerEndsByScore1764240000000 } from './1764240000000-sort-equal-lower-ends-by-score.js';
import { FindRowsByUser1764300000000 } from './1764300000000-find-rows-by-user.js';
import { CreatePasskeys1764330000000 } from './1764330000000-create-passkeys.js';
import { InviteUsers1764340000000 } from './1764340000000-invite-users.js';
import { KeepRestorePeriods1764350000000 } from './1764350000000-keep-restore-periods.js';
import { NameUsersInReferences1764360000000 } from './1764360000000-name-users-in-references.js';
import { NameUsersInPrimaryKeys1764361000000 } from './1764361000000-name-users-in-primary-keys.js';

/** Every migration, oldest first. Released migrations are never edited, because existing databases would not run them again. */
export const migrations = [
  CreateTables1763690000000,
  KeepRotations1763700000000,
  RememberRemovedSkills1763710000000,
  KeepHiddenText1763720000000,
  KeepAnswers1763730000000,
  ListAndSaveScans1763740000000,
  KeepSkillGaps1763760000000,
  CountAllScans1763780000000,
  RecordModelCalls1763791000000,
  CountStages1763810000000,
  PurgeAccounts1763820000000,
  KeepAuditTrail1763840000000,
  NameDevices1763850000000,
  KeepVerifiedEmails1763860000000,
  FindReadingsThatAwaitTheModel1763920000000,
  FindScansOfAPosting1763940000000,
  RememberLostTokens1763950000000,
  SaySinceWhenEvaluationsWait1763960000000,
  FindMatchesOfAnOlderJudge1763970000000,
  FindEndedSessions1763980000000,
  BoundRescoreTries1763990000000,
  RecordReadingsOfScans1763991500000,
  FindOwnScansOfAPosting1763991600000,
  ForgetForeignEmails1764010000000,
  KeepTheLowerEndOfScores1764020000000,
  SortByTheLowerEndOfScores1764020100000,
  FindReadingsOfAnOlderAnalyser1764030000000,
  MarkMatchesOfTheOwnField1764040000000,
  MarkRereadings1764050000000,
  CreateAccessTokens1764060000000,
  KeepResumeFormats1764061000000,
  ReadPairsClosely1764070000000,
  KeepSeveralResumes1764080000000,
  KeepHighlights1764230000000,
  FindWhatIsNext1764230100000,
  KeepCorrections1764233000000,
  SortEqualLowerEndsByScore1764240000000,
  FindRowsByUser1764300000000,
  CreatePasskeys1764330000000,
  InviteUsers1764340000000,
  KeepRestorePeriods1764350000000,
  NameUsersInReferences1764360000000,
  NameUsersInPrimaryKeys1764361000000,
];
