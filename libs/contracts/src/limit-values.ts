export const resumeBytes = 5 * 1024 * 1024;
export const resumePages = 50;
/** Pages of a scan that OCR reads; each takes a second or more. */
export const scanPages = 10;
export const resumeTextChars = 200_000;
/**
 * A file with fewer letters counts as having no text: an image-only page still yields a page
 * marker.
 */
export const resumeMinLetters = 50;
/** Files in an archive. A Word document has about twenty, LinkedIn's largest export about fifty. */
export const resumeArchiveEntries = 2_000;
/** Total unpacked size of an archive, including pictures. */
export const resumeUnpackedBytes = 100 * 1024 * 1024;
/** How much may be unpacked to read its text. A book has one or two megabytes. */
export const resumeMarkupBytes = 16 * 1024 * 1024;
export const resumeFileNameChars = 200;
/** Resumes of one user: enough for different kinds of work. Every scan is judged against all of them. */
export const resumesPerUser = 5;
export const resumeNameChars = 40;
/** Maximum number of requirements that describe the difference between two resumes. */
export const comparedRequirements = 3;
/**
 * Stored versions of one user's resumes: a history of 50 MB at most. The newest of each
 * resume and those that a match refers to are stored for longer.
 */
export const resumeVersions = 10;

export const postingMinChars = 5;
export const postingChars = 50_000;
/** A shorter posting is not scored, since it has too little content. */
export const postingMinWords = 40;
/**
 * Processor time for reading, normalising or judging one untrusted text before it is rejected as
 * too complex. Where only wall time can be measured, a multiple of it.
 */
export const textBudgetMs = 5_000;
export const postingTitleChars = 200;
export const companyNameMinChars = 2;
export const companyNameChars = 200;
export const urlChars = 2_048;
export const jobIdChars = 100;
/** Similar scans shown for a posting; users look at few. */
export const alikeScans = 5;

export const nameChars = 80;
export const emailChars = 254;
export const bioChars = 150;
export const locationChars = 120;
export const skillNameChars = 50;
export const skillScoreMax = 100;
export const skillsPerProfile = 300;
/** Entries per kind of answer: countries, licences, clearances, places, languages. */
export const answersPerKind = 50;
/** Corrections of one user; a hundred scans may need a few dozen. */
export const correctionsPerUser = 500;
/** Length of a quoted line that a correction refers to. */
export const correctedLineChars = 2_000;
/** Length of a requirement in the user's words. */
export const correctedTextChars = 300;
/** Length of a title, employer or subject that a user corrects. */
export const roleTitleChars = 120;
export const credentialNameChars = 100;
export const placeChars = 120;

export const pageDefault = 1;
export const pageMax = 100;
export const pageSizeDefault = 10;
/** The list of all matches in the web client, through which users work row by row. */
export const pageSizeTriage = 50;
export const pageSizeMax = 100;
/** Scans in one answer to an agent, whose context is small. */
export const mcpPageSizeMax = 50;
export const searchChars = 100;
/** Exceeds the longest cursor that the server generates. */
export const cursorChars = 2_000;
/** `totalMatching` stops counting here. */
export const totalMatchingMax = 1_000;

/** How long a changed score is shown with its previous value. */
export const formerScoreDays = 7;

/** A note on a saved scan. */
export const noteChars = 2_000;

export const batchPostings = 100;
/**
 * Fits a batch of the largest postings in any script: a UTF-16 unit takes at most three bytes in
 * UTF-8, and the other fields add a tenth of the text.
 */
export const batchBodyBytes = 16 * 1024 * 1024;

/**
 * How long a deleted account can be restored before all its data is erased, unless the operator
 * has set another period. Source: product specification §9.
 */
export const accountRestoreDays = 30;

/**
 * Concurrent sessions of one user, in browsers and extensions; far above real use, and few enough
 * to list.
 */
export const sessionsPerUser = 100;
/**
 * How long an ended session is stored by default: as long as an unused one lives, so that a user returning
 * after a month still finds the device in their export. Nothing else depends on it: tokens of
 * deleted and of ended sessions are rejected alike.
 */
export const endedSessionDays = 30;

/** Personal access tokens of one user, including expired ones: more than anybody needs, and few enough to list. */
export const personalTokensPerUser = 20;
export const tokenNameChars = 60;
/** The longest lifetime of a token that expires. */
export const tokenDays = 365;

/** Passkeys of one user: a few devices and security keys, and some that were forgotten. */
export const passkeysPerUser = 20;
export const passkeyNameChars = 60;
/** The answer of an authenticator that signs somebody in: about a kilobyte, with the longest ids four. */
export const passkeySignInBytes = 8 * 1024;
/** Invitations that nobody has accepted, of one owner. */
export const openInvitations = 50;
export const invitationDays = 7;
export const invitationNoteChars = 60;
/** Users in the owner's list: a home server has a few. */
export const listedPeople = 200;
/** How long a sign-in link works, by e-mail or for another device. Source: issue 19. */
export const signInLinkMinutes = 15;
/** How long the link works that creates the owner's account. */
export const setupLinkMinutes = 60;

/** Retention of the audit trail by default: slightly over a year, so that yearly events overlap. */
export const auditDays = 400;
/** Refused sign-ins can be triggered by anyone; logging more per hour adds no information. */
export const auditRefusalsPerHour = 1_000;

/** Requirements beyond this number are not judged. The maximum of 418 real postings is 54. */
export const judgedSkills = 150;
/** A match names only the first requirements that were not judged. */
export const notJudgedNames = 5;

/** Quotes that a close reading may give for one requirement. */
/** Claims in one submission; the largest of 418 real postings has 54 requirements. */
export const evidenceClaims = 200;
export const evidenceQuotes = 3;
export const evidenceQuoteChars = 600;
export const requirementIdChars = 20;

/** Rows of "Apply next": a number that one evening allows. */
export const nextJobs = 3;
export const nextQuestions = 6;
export const nextGaps = 2;
export const nextInProgress = 4;
/** Matches whose missing skills make up the gap. */
export const nextGapScans = 20;
/** Missing skills that a line of a list has space for. */
export const highlightedSkills = 4;
/** Conditions of one posting that lists know of; real postings set fewer than ten. */
export const highlightedConditions = 20;

export const insightsWeeks = 12;
export const insightsGaps = 20;
/** A skill counts as a gap from this number of postings on: one posting alone may ask for anything. */
export const insightsGapPostings = 2;
/**
 * Missing skills are counted over this many of the newest completed scans; older ones are less
 * relevant.
 */
export const insightsScans = 5_000;
/** What-ifs look at this many of the newest scans in the user's own field. */
export const whatIfScans = 500;
/** Things that are offered as what-ifs. */
export const whatIfOffers = 40;
/** What-ifs of one kind besides skills that are offered. */
export const whatIfOffersPerKind = 5;
/** What-ifs that can be on at once: what they come to together is computed for all sets of this size. */
export const whatIfTogether = 3;
/** Requirements times sets of what-ifs that are judged for one scan; one with more of them is left out. */
export const whatIfLinks = 10_000;
/** Judging a user's scans for what-ifs stops after this time, with the newest ones done. */
export const whatIfBudgetMs = 15_000;
/** The form of the conditions asks first for what this many of the newest completed scans ask for. */
export const askedConditionsScans = 200;

export const jsonBodyBytes = 512 * 1024;
/** A JSON body without authentication: a refresh token takes less than 300 bytes. */
export const publicBodyBytes = 4 * 1024;
/**
 * A JSON body of up to `jsonBodyBytes` must arrive within this time after its header; larger ones
 * get proportionally more.
 */
export const bodyTimeoutMs = 15_000;
/** Nesting depth; our deepest body has four levels. */
export const jsonDepth = 32;
/**
 * Values of all kinds in a JSON body; our largest, a batch or a list of skills, has a thousand.
 */
export const jsonValues = 10_000;
/** Path and query of a request; a list's filters and cursor take less than half of it. */
export const requestUrlChars = 8_192;
/**
 * Number of header lines of a request, and their total size. Browsers send some twenty lines and,
 * with our cookies, 2 KB.
 */
export const requestHeaders = 100;
export const requestHeadBytes = 16 * 1024;
export const callTimeoutMs = 30_000;
export const uploadTimeoutMs = 120_000;
export const extensionCloseMs = 4_000;
