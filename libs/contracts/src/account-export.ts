import { z } from 'zod/mini';
import { answersSchema } from './answers.js';
import { auditEntrySchema, identityProviderSchema } from './audit.js';
import { closeReadingSchema, refusedClaimSchema } from './close-reading.js';
import { correctionSchema } from './corrections/index.js';
import { postingFactsSchema, resumeFactsSchema } from './facts/index.js';
import { readingSchema, scanModelCallSchema } from './reading.js';
import { matchSchema } from './match.js';
import { passkeySchema } from './passkey.js';
import { invitationSchema } from './people.js';
import { personalTokenSchema } from './personal-token.js';
import { evaluationSchema } from './resume.js';
import { readAsSchema, resumeFormatSchema } from './resume-format.js';
import { hiddenPassageSchema } from './resume-reading.js';
import { jobSchema } from './scan.js';
import { skillSchema } from './skill.js';

const at = z.iso.datetime();

/** `profile.json`: the user's identity in Rolefit, and their sign-in provider. */
export const exportedProfileSchema = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  githubUsername: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  location: z.nullable(z.string()),
  blogLink: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  isOnboarding: z.boolean().check(z.describe('Whether setting up is still to be completed.')),
  isOwner: z
    .boolean()
    .check(z.describe('Whether you own this server and may invite others to it.')),
  createdAt: at,
  updatedAt: at,
  signIns: z
    .array(
      z.strictObject({
        provider: identityProviderSchema,
        subject: z
          .string()
          .check(
            z.describe(
              'The number by which the provider knows you, or the address that sign-in links go to.',
            ),
          ),
        login: z.nullable(z.string()),
        email: z.nullable(z.string()),
        isEmailVerified: z
          .boolean()
          .check(
            z.describe(
              'Whether the provider vouches that the e-mail is the user’s own. Google does so only for addresses that it hosts.',
            ),
          ),
        createdAt: at,
      }),
    )
    .check(z.describe('How you sign in, as last reported by the provider.')),
});
export type ExportedProfile = z.infer<typeof exportedProfileSchema>;

/** `skills.json`. */
export const exportedSkillsSchema = z.strictObject({
  skills: z.array(skillSchema),
  removed: z
    .array(z.string())
    .check(
      z.describe(
        'Skills that you took off the list, so that the next reading of a resume leaves them out.',
      ),
    ),
});
export type ExportedSkills = z.infer<typeof exportedSkillsSchema>;

/** One entry of `sessions.json`: a client that was signed in. */
export const exportedSessionSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['web', 'extension']),
  browser: z.nullable(z.string()).check(z.describe('What the browser said that it is.')),
  system: z.nullable(z.string()).check(z.describe('What it said that it runs on.')),
  createdAt: at,
  lastUsedAt: z
    .nullable(at)
    .check(z.describe('When its tokens were last replaced; null where they never were.')),
  expiresAt: at,
  endedAt: z.nullable(at).check(z.describe('When it was ended before its time.')),
});
export type ExportedSession = z.infer<typeof exportedSessionSchema>;

/** One entry of `tokens.json`: a personal access token without its secret, of which only a hash is stored. */
export const exportedTokenSchema = z.strictObject({
  ...personalTokenSchema.shape,
  hint: z.string().check(z.describe('The first characters of the token.')),
  scopes: personalTokenSchema.shape.scopes.check(z.describe('What the token may do.')),
  lastUsedAt: z.nullable(at).check(z.describe('Accurate to the minute; null if never used.')),
});
export type ExportedToken = z.infer<typeof exportedTokenSchema>;

/** One entry of `passkeys.json`: a passkey with its public part; the private key never leaves the authenticator. */
export const exportedPasskeySchema = z.strictObject({
  ...passkeySchema.shape,
  site: z.string().check(z.describe('Host name of the server that it works for.')),
  lastUsedAt: z.nullable(at).check(z.describe('Null if never used.')),
  credentialId: z.string().check(z.describe('What the authenticator calls it, in base64url.')),
  publicKey: z.string().check(z.describe('Its public key as COSE, in base64url.')),
  signatures: z
    .int()
    .check(z.describe('How often it has signed, as far as the authenticator counts; else 0.')),
  transports: z
    .array(z.string())
    .check(z.describe('How browsers can reach the authenticator, such as usb or internal.')),
});
export type ExportedPasskey = z.infer<typeof exportedPasskeySchema>;
/** One entry of `invitations.json`: an invitation without its secret, of which only a hash is stored. */
export const exportedInvitationSchema = z.strictObject({
  ...invitationSchema.shape,
  note: z.nullable(z.string()).check(z.describe('For whom it is, in your words.')),
  acceptedAt: z.nullable(at).check(z.describe('When a guest accepted it; null if nobody has.')),
});
export type ExportedInvitation = z.infer<typeof exportedInvitationSchema>;

/** One entry of `resumes.json`: a version of a resume and its facts. */
export const exportedResumeSchema = z.strictObject({
  id: z.uuid(),
  number: z.int().check(z.describe('Number of the resume that this is a version of.')),
  name: z.string().check(z.describe('Name of that resume.')),
  isDefault: z.boolean().check(z.describe('Whether that resume is your default one.')),
  removedAt: z
    .nullable(at)
    .check(z.describe('When you removed that resume; a match still quotes this version.')),
  version: z.int(),
  file: z.string().check(z.describe('The file in this archive.')),
  fileName: z.string().check(z.describe('Its name when it was uploaded.')),
  format: resumeFormatSchema.check(z.describe('Format of the file, detected from its content.')),
  sizeBytes: z.int(),
  uploadedAt: at,
  evaluation: z.nullable(evaluationSchema),
  text: z
    .nullable(z.string())
    .check(z.describe('What was read, as one text; quotes point into it.')),
  readAs: z
    .nullable(readAsSchema)
    .check(z.describe('How the text was extracted: `scan` means by text recognition (OCR).')),
  pages: z.nullable(z.int()),
  hidden: z
    .nullable(z.array(hiddenPassageSchema))
    .check(z.describe('Text in the file that a reader of it does not see.')),
  facts: z.nullable(resumeFactsSchema),
  reading: z
    .nullable(readingSchema)
    .check(z.describe('How it was read, and what calls to a model it took at what cost.')),
});
export type ExportedResume = z.infer<typeof exportedResumeSchema>;

/** The evidence of a close reading. */
export const exportedEvidenceSchema = z.strictObject({
  resumeId: z.uuid().check(z.describe('The version of the resume that the quotes refer to.')),
  at,
  ...closeReadingSchema.shape,
  refused: z
    .array(refusedClaimSchema)
    .check(z.describe('Claims submitted by your agent that the resume does not support.')),
});

/** The evidence of a close reading of another resume. */
export const exportedOtherEvidenceSchema = z.strictObject({
  resumeId: exportedEvidenceSchema.shape.resumeId,
  ...closeReadingSchema.shape,
});

/**
 * One entry of `scans.json`: a posting, its complete match with the quoted lines, and the user's
 * stage and note.
 */
export const exportedScanSchema = z.strictObject({
  ...jobSchema.shape,
  givenTitle: z
    .nullable(z.string())
    .check(z.describe('The title that you gave; it wins over the one that was read.')),
  readTitle: z.nullable(z.string()),
  formerScoreAt: z.nullable(at).check(z.describe('When the former score became the former one.')),
  jobDescription: z.string().check(z.describe('The posting; quotes of the match point into it.')),
  match: z.nullable(matchSchema).check(z.describe('Null until it was judged.')),
  judged: z
    .nullable(z.strictObject({ at, resumeId: z.uuid(), profileRevision: z.int() }))
    .check(
      z.describe('When the match was judged, by which resume, at which change of the profile.'),
    ),
  facts: z.nullable(postingFactsSchema).check(z.describe('What was read of the posting.')),
  reading: z.nullable(readingSchema).check(z.describe('How it was read.')),
  modelCalls: z
    .array(scanModelCallSchema)
    .check(
      z.describe(
        'Calls to a model that reading the posting took, with tokens, time and cost; the same for everybody who scans the same text.',
      ),
    ),
  evidence: z
    .nullable(exportedEvidenceSchema)
    .check(
      z.describe(
        'Evidence that a model or your agent found in your resume for each requirement; null if only rules linked them.',
      ),
    ),
  otherEvidence: z
    .nullable(exportedOtherEvidenceSchema)
    .check(z.describe('The same for another of your resumes, if two were read closely.')),
});
export type ExportedScan = z.infer<typeof exportedScanSchema>;

/**
 * Every JSON file of an export, by name. Source of its `schema.json` and of docs/export-schema.md.
 */
export const accountExportSchema = z.strictObject({
  'profile.json': exportedProfileSchema.check(z.describe('Your profile and how you sign in.')),
  'answers.json': answersSchema.check(
    z.describe('Your own answers: work permits, licences, clearances, places, languages.'),
  ),
  'corrections.json': z
    .array(correctionSchema)
    .check(
      z.describe(
        'What you corrected in the reading of postings and resumes, and in the judgement.',
      ),
    ),
  'skills.json': exportedSkillsSchema.check(z.describe('Your skills, and those that you removed.')),
  'resumes.json': z
    .array(exportedResumeSchema)
    .check(
      z.describe(
        'The versions of your resumes that are kept, and the facts read from each, oldest first.',
      ),
    ),
  'scans.json': z
    .array(exportedScanSchema)
    .check(
      z.describe(
        'Every scan with its posting, its match and what you keep about it, newest first.',
      ),
    ),
  'sessions.json': z
    .array(exportedSessionSchema)
    .check(
      z.describe('Browsers and extensions that are signed in or were not long ago, oldest first.'),
    ),
  'tokens.json': z
    .array(exportedTokenSchema)
    .check(z.describe('Your personal access tokens, newest first, without their secrets.')),
  'passkeys.json': z.array(exportedPasskeySchema).check(z.describe('Your passkeys, newest first.')),
  'invitations.json': z
    .array(exportedInvitationSchema)
    .check(z.describe('The invitations that you created, newest first, without their secrets.')),
  'audit.json': z
    .array(auditEntrySchema)
    .check(
      z.describe(
        'Sign-ins, sign-outs, access tokens, passkeys, exports, deletions and restores, oldest first.',
      ),
    ),
});

export type AccountExportFile = keyof z.infer<typeof accountExportSchema>;

/** Other content of an export; `resumes/` is a folder with a file for each version. */
export const accountExportOthers = {
  'README.txt': 'What this archive is.',
  'schema.json': 'This description as a JSON Schema (2020-12): one property for each JSON file.',
  'scans.csv': 'The scans with their scores, for a spreadsheet.',
  'evidence.csv':
    'Every point of every score with the line of the posting and of the resume that it rests on, for a spreadsheet.',
  'resumes/': 'Your resume files, named by version.',
} as const;
