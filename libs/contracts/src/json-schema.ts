import { z } from 'zod/mini';
import { accountDeletedSchema } from './account.js';
import {
  accountExportSchema,
  exportedProfileSchema,
  exportedResumeSchema,
  exportedScanSchema,
  exportedSessionSchema,
  exportedSkillsSchema,
  exportedTokenSchema,
} from './account-export.js';
import { answersSchema } from './answers.js';
import { askedConditionsSchema } from './asked-conditions.js';
import { auditEntrySchema } from './audit.js';
import {
  deviceSchema,
  devicesSchema,
  providersSchema,
  sessionSchema,
  sessionsEndedSchema,
  tokenPairSchema,
} from './auth.js';
import { problemSchema } from './envelope.js';
import { postingFactsSchema, quoteSchema, resumeFactsSchema } from './facts/index.js';
import { readingSchema, scanModelCallSchema } from './reading.js';
import { failureSchema } from './failure.js';
import { insightsSchema } from './insights.js';
import {
  knockoutSchema,
  matchPointSchema,
  matchSchema,
  matchSkillSchema,
  notJudgedSchema,
  readinessCheckSchema,
  scoreSchema,
} from './match.js';
import {
  createdPersonalTokenSchema,
  personalTokenSchema,
  personalTokensSchema,
} from './personal-token.js';
import { profileSchema } from './profile.js';
import { evaluationQueuedSchema, evaluationSchema, resumeSchema } from './resume.js';
import { hiddenPassageSchema, resumeReadingSchema } from './resume-reading.js';
import { savedSchema } from './saved.js';
import { jobDetailSchema, jobSchema, judgedSchema } from './scan.js';
import { batchPostingSchema, scanBatchSchema } from './scan-batch.js';
import { exportedJobSchema } from './scan-export.js';
import { jobsPageSchema } from './scan-list.js';
import { scanLookupSchema } from './scan-lookup.js';
import { skillSchema } from './skill.js';
import { userSchema } from './user.js';

/**
 * Schemas listed by name in the API document and in the export's schema. All others are inlined.
 */
const namedSchemas = {
  AccountDeleted: accountDeletedSchema,
  Answers: answersSchema,
  AskedConditions: askedConditionsSchema,
  AuditEntry: auditEntrySchema,
  CreatedPersonalToken: createdPersonalTokenSchema,
  Device: deviceSchema,
  Devices: devicesSchema,
  Evaluation: evaluationSchema,
  EvaluationQueued: evaluationQueuedSchema,
  ExportedJob: exportedJobSchema,
  ExportedProfile: exportedProfileSchema,
  ExportedResume: exportedResumeSchema,
  ExportedScan: exportedScanSchema,
  ExportedSession: exportedSessionSchema,
  ExportedSkills: exportedSkillsSchema,
  ExportedToken: exportedTokenSchema,
  Failure: failureSchema,
  HiddenPassage: hiddenPassageSchema,
  Insights: insightsSchema,
  Job: jobSchema,
  JobDetail: jobDetailSchema,
  JobsPage: jobsPageSchema,
  Judged: judgedSchema,
  Knockout: knockoutSchema,
  Match: matchSchema,
  MatchPoint: matchPointSchema,
  MatchSkill: matchSkillSchema,
  NotJudged: notJudgedSchema,
  PersonalToken: personalTokenSchema,
  PersonalTokens: personalTokensSchema,
  PostingFacts: postingFactsSchema,
  Problem: problemSchema,
  Profile: profileSchema,
  Providers: providersSchema,
  Quote: quoteSchema,
  ReadinessCheck: readinessCheckSchema,
  Reading: readingSchema,
  Resume: resumeSchema,
  ResumeFacts: resumeFactsSchema,
  ResumeReading: resumeReadingSchema,
  Saved: savedSchema,
  ScanBatch: scanBatchSchema,
  ScanLookup: scanLookupSchema,
  ScanModelCall: scanModelCallSchema,
  Score: scoreSchema,
  Session: sessionSchema,
  SessionsEnded: sessionsEndedSchema,
  Skill: skillSchema,
  TokenPair: tokenPairSchema,
  User: userSchema,
};

for (const [id, schema] of Object.entries(namedSchemas)) z.globalRegistry.add(schema, { id });
z.globalRegistry.add(batchPostingSchema, {
  description: 'A posting, as the body of POST /jobs/scan',
});

/**
 * A schema as JSON Schema (2020-12), with references to the named ones. For documents that the
 * server publishes; not loaded by pages.
 */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
}

/** The JSON Schema of an export's files. Fields that older rows lack are optional in it. */
export function accountExportJsonSchema(): Record<string, unknown> {
  return jsonSchemaOf(accountExportSchema, 'input');
}

/** The text of `z.describe` for a schema; empty if there is none. */
export function descriptionOf(schema: z.core.$ZodType): string {
  return z.globalRegistry.get(schema)?.description ?? '';
}
