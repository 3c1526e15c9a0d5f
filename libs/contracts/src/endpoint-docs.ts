import { type z } from 'zod/mini';
import { accountLinkCheckSchema, accountLinkUseSchema } from './account-link.js';
import { answersUpdateSchema } from './answers-update.js';
import { endSessionsQuerySchema, sessionRequestSchema, signInQuerySchema } from './auth.js';
import { correctionRequestSchema } from './corrections/index.js';
import { emailLinkCheckSchema, emailLinkRequestSchema, emailSignInSchema } from './email-link.js';
import { type Endpoint } from './endpoint.js';
import { type EndpointName, endpoints } from './endpoints/endpoints.js';
import { keysOf } from './keys-of.js';
import { newPasskeySchema, passkeyChangeSchema, passkeySignInSchema } from './passkey.js';
import { invitationRequestSchema } from './people.js';
import { personalTokenRequestSchema } from './personal-token-request.js';
import {
  namedResumeChangeSchema,
  resumeChoiceQuerySchema,
  resumeNumberParamSchema,
  resumeUploadQuerySchema,
} from './named-resume.js';
import { onboardingQuerySchema, profileUpdateSchema } from './profile-update.js';
import { resumeLinkQuerySchema } from './resume.js';
import { saveRequestSchema, savedChangeSchema } from './saved-change.js';
import { idParamSchema } from './scan.js';
import { scanRequestSchema } from './scan-request.js';
import { scanBatchRequestSchema } from './scan-batch.js';
import { exportQuerySchema } from './scan-export.js';
import { jobsQuerySchema } from './scan-list.js';
import { scanLookupRequestSchema } from './scan-lookup-request.js';
import { skillsUpdateSchema } from './skills-update.js';
import { whatIfQuerySchema } from './what-if.js';

/** The part of an endpoint that only the server needs at runtime. */
export interface EndpointDoc {
  /** The endpoint's sentence in the API document. */
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
}

/**
 * The API document's text for each endpoint, and its request schemas. It is apart from `endpoints` so that pages do not load
 * it; the API client takes the types of its calls from here.
 */
export const endpointDocs = {
  listProviders: { summary: 'Sign-in providers of this server' },
  signInWithGithub: { summary: 'Starts a sign-in with GitHub', query: signInQuerySchema },
  githubCallback: { summary: 'Where GitHub sends the browser back to' },
  signInWithGoogle: {
    summary: 'Starts a sign-in with Google, where this server offers it',
    query: signInQuerySchema,
  },
  googleCallback: { summary: 'Where Google sends the browser back to' },
  signInWithOidc: {
    summary: 'Starts a sign-in with the OpenID Connect provider of this server, where it has one',
    query: signInQuerySchema,
  },
  oidcCallback: { summary: 'Where that provider sends the browser back to' },
  requestEmailLink: {
    summary:
      'Sends a sign-in link by e-mail, where this server does; the answer is the same for every address',
    body: emailLinkRequestSchema,
  },
  checkEmailLink: {
    summary: 'Which address a sign-in link is for, or why it no longer works; does not use it up',
    body: emailLinkCheckSchema,
  },
  signInWithEmail: {
    summary: 'Signs the browser in by a sign-in link, once; answers only our own pages',
    body: emailSignInSchema,
  },
  listInbox: {
    summary: 'E-mails that a Rolefit on one machine has kept instead of sending them',
  },
  checkAccountLink: {
    summary:
      'What a link for a new account or another device is for, or why it no longer works; does not use it up',
    body: accountLinkCheckSchema,
  },
  useAccountLink: {
    summary:
      'Creates the account that a link is for, if any, and signs the browser in, once; answers only our own pages',
    body: accountLinkUseSchema,
  },
  createSession: {
    summary: 'Exchanges the refresh token for a new pair',
    body: sessionRequestSchema,
  },
  createExtensionSession: {
    summary:
      'A pair of tokens of its own for the browser extension; answers only our own pages, and wants their session cookie beside the access token',
  },
  getMe: { summary: 'The signed-in user' },
  logout: { summary: 'Ends this session', body: sessionRequestSchema },
  listSessions: { summary: 'The devices on which the user is signed in' },
  endSession: {
    summary: 'Logs one device out, this one too where it is named; again changes nothing',
    params: idParamSchema,
  },
  endSessions: {
    summary: 'Logs out everywhere, or everywhere else',
    query: endSessionsQuerySchema,
  },
  createDeviceLink: {
    summary:
      'A link that signs another device in, once and within 15 minutes; answers only our own pages, which send their session cookie along with the access token',
  },
  listPeople: { summary: 'The users of this server and open invitations, for its owner' },
  createInvitation: {
    summary:
      'A link with which a guest creates an account, once and within 7 days; only for the owner, from our own pages with their session cookie',
    body: invitationRequestSchema,
  },
  removePerson: {
    summary:
      'Removes the account of a guest, which is erased after the restore period; only for the owner, from our own pages with their session cookie',
    params: idParamSchema,
  },
  revokeInvitation: {
    summary: 'Revokes an invitation that nobody has accepted',
    params: idParamSchema,
  },
  listPersonalTokens: { summary: 'The personal access tokens of the user, without their secrets' },
  createPersonalToken: {
    summary:
      'Creates a personal access token and returns it once; only for our own pages, which send their session cookie along with the access token',
    body: personalTokenRequestSchema,
  },
  revokePersonalToken: {
    summary: 'Revokes a personal access token with immediate effect',
    params: idParamSchema,
  },
  startPasskeySignIn: {
    summary:
      'A challenge for any passkey of this server, for one sign-in of this browser; answers only our own pages',
  },
  signInWithPasskey: {
    summary: 'Signs the browser in with a passkey; answers only our own pages',
    body: passkeySignInSchema,
  },
  listPasskeys: { summary: 'The passkeys of the user, and whether this server can use passkeys' },
  startPasskeyCreation: {
    summary: 'What an authenticator needs to create a passkey for the user; only for our own pages',
  },
  addPasskey: {
    summary:
      'Adds the passkey that an authenticator has created; only for our own pages, which send their session cookie along with the access token',
    body: newPasskeySchema,
  },
  renamePasskey: {
    summary: 'Renames a passkey',
    params: idParamSchema,
    body: passkeyChangeSchema,
  },
  removePasskey: {
    summary: 'Removes a passkey, unless it is the only way to sign in to the account',
    params: idParamSchema,
  },
  restoreAccount: { summary: 'Brings back a deleted account that is not erased yet' },

  getProfile: { summary: 'The profile with resume and skills' },
  updateProfile: { summary: 'Changes fields of the profile', body: profileUpdateSchema },
  deleteProfile: {
    summary:
      'Deletes the account: hides everything at once, signs out everywhere, and erases it after RETENTION_DELETED_ACCOUNT_DAYS (30 by default)',
  },
  exportAccount: {
    summary: 'All that is kept about the user, as one zip that is written while it is sent',
  },
  updateSkills: { summary: 'Replaces the list of skills', body: skillsUpdateSchema },
  getAnswers: { summary: 'What the user stated for the conditions of postings' },
  updateAnswers: {
    summary: 'Replaces the kinds of answers that are given; null takes one back',
    body: answersUpdateSchema,
  },
  getAskedConditions: {
    summary: 'The conditions of work that the scanned postings set, the most frequent first',
  },
  getCorrections: { summary: 'What the user has corrected, the newest first' },
  saveCorrection: {
    summary:
      'Corrects a verdict, a requirement or a fact of a resume, in all of the user’s scans; replaces an earlier correction of the same thing',
    body: correctionRequestSchema,
  },
  removeCorrection: { summary: 'Undoes a correction', params: idParamSchema },
  completeOnboarding: { summary: 'Completes onboarding', query: onboardingQuerySchema },
  uploadResume: {
    summary: 'Uploads a new version of a resume, or another resume (5 MB)',
    query: resumeUploadQuerySchema,
  },
  changeResume: {
    summary: 'Renames a resume, or makes it the default one',
    params: resumeNumberParamSchema,
    body: namedResumeChangeSchema,
  },
  removeResume: {
    summary: 'Removes a resume; its matches are judged again with the others',
    params: resumeNumberParamSchema,
  },
  getResumeReading: {
    summary:
      'The facts of the newest version of a resume that was read, and the hidden text that was left out',
    query: resumeChoiceQuerySchema,
  },
  getResumeFile: {
    summary: 'The file itself, by a signed link that ends with the session it was given to',
    params: idParamSchema,
    query: resumeLinkQuerySchema,
  },

  evaluateResume: {
    summary: 'Queues an evaluation of the newest version of a resume',
    query: resumeChoiceQuerySchema,
  },
  evaluateResumeByGet: {
    summary: 'The same, as the specification names it',
    query: resumeChoiceQuerySchema,
  },

  createScan: { summary: 'Queues the scan of a posting', body: scanRequestSchema },
  createScans: {
    summary: 'Queues the scans of many postings and answers for each by itself',
    body: scanBatchRequestSchema,
  },
  lookUpScans: {
    summary:
      'Scans of the same posting, or of one that looks the same; keeps nothing of the question',
    body: scanLookupRequestSchema,
  },
  listScans: {
    summary: 'Scans, sorted, filtered and searched, with totals over all of them',
    query: jobsQuerySchema,
  },
  getNext: {
    summary:
      'What to do next: the best matches that are not applied for, open conditions, and saved jobs in progress',
  },
  getInsights: { summary: 'Statistics over all scans: scores, weeks and missing skills' },
  getWhatIf: {
    summary:
      'How the scans in the user’s own field would change with skills, languages, years or places that they don’t have',
    query: whatIfQuerySchema,
  },
  exportScans: { summary: 'All scans with scores and skills, as a file', query: exportQuerySchema },
  getScan: { summary: 'One scan with its match and both texts', params: idParamSchema },
  getCase: {
    summary: 'All that a match is judged by, so that a client can judge it with the same result',
    params: idParamSchema,
  },
  deleteScan: { summary: 'Deletes a scan', params: idParamSchema },
  saveScan: {
    summary: 'Saves a scan; one that is saved keeps what the body does not name',
    params: idParamSchema,
    body: saveRequestSchema,
  },
  changeSavedScan: {
    summary: 'Changes stage or note of a saved scan; 409 where it is not saved',
    params: idParamSchema,
    body: savedChangeSchema,
  },
  unsaveScan: {
    summary: 'Takes a scan out of the saved ones and forgets its stage and note',
    params: idParamSchema,
  },
  archiveScan: {
    summary: 'Puts a scan aside: lists and insights leave it out; again changes nothing',
    params: idParamSchema,
  },
  unarchiveScan: {
    summary: 'Takes a scan back from the archive; again changes nothing',
    params: idParamSchema,
  },
  readClosely: {
    summary: 'Requests a close reading of a match by the AI model, if one is set up',
    params: idParamSchema,
  },
  rescan: { summary: 'Runs a scan again', params: idParamSchema },
} as const satisfies Record<EndpointName, EndpointDoc>;

/** An endpoint with its documentation. */
export type DocumentedEndpoint = Endpoint & EndpointDoc;

/** All documented endpoints by name. */
export const documentedEndpoints: readonly [EndpointName, DocumentedEndpoint][] = keysOf(
  endpoints,
).map((name) => [name, { ...endpoints[name], ...endpointDocs[name] }]);
