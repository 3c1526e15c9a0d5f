/**
 * All limits visible to users, shared by server, forms, API client and extension. Names include the
 * unit; `Chars` are UTF-16 units, as in `String.length`. Source: the product specification §5 and
 * §9, DECISIONS §2 and measurements of file reading.
 */
export const limits = {
  resumeBytes: 5 * 1024 * 1024,
  resumePages: 50,
  /** Pages of a scan that OCR reads; each takes a second or more. */
  scanPages: 10,
  resumeTextChars: 200_000,
  /**
   * A file with fewer letters counts as having no text: an image-only page still yields a page
   * marker.
   */
  resumeMinLetters: 50,
  /** Files in an archive. A Word document has about twenty, LinkedIn's largest export about fifty. */
  resumeArchiveEntries: 2_000,
  /** Total unpacked size of an archive, including pictures. */
  resumeUnpackedBytes: 100 * 1024 * 1024,
  /** How much may be unpacked to read its text. A book has one or two megabytes. */
  resumeMarkupBytes: 16 * 1024 * 1024,
  resumeFileNameChars: 200,
  /** Resumes of one user: enough for different kinds of work. Every scan is judged against all of them. */
  resumesPerUser: 5,
  resumeNameChars: 40,
  /** Maximum number of requirements that describe the difference between two resumes. */
  comparedRequirements: 3,
  /**
   * Stored versions of one user's resumes: a history of 50 MB at most. The newest of each
   * resume and those that a match refers to are stored for longer.
   */
  resumeVersions: 10,

  postingMinChars: 5,
  postingChars: 50_000,
  /** A shorter posting is not scored, since it has too little content. */
  postingMinWords: 40,
  /**
   * Processor time for reading, normalising or judging one untrusted text before it is rejected as
   * too complex. Where only wall time can be measured, a multiple of it.
   */
  textBudgetMs: 5_000,
  postingTitleChars: 200,
  companyNameMinChars: 2,
  companyNameChars: 200,
  urlChars: 2_048,
  jobIdChars: 100,
  /** Similar scans shown for a posting; users look at few. */
  alikeScans: 5,

  nameChars: 80,
  emailChars: 254,
  bioChars: 150,
  locationChars: 120,
  skillNameChars: 50,
  skillScoreMax: 100,
  skillsPerProfile: 300,
  /** Entries per kind of answer: countries, licences, clearances, places, languages. */
  answersPerKind: 50,
  /** Corrections of one user; a hundred scans may need a few dozen. */
  correctionsPerUser: 500,
  /** Length of a quoted line that a correction refers to. */
  correctedLineChars: 2_000,
  /** Length of a requirement in the user's words. */
  correctedTextChars: 300,
  /** Length of a title, employer or subject that a user corrects. */
  roleTitleChars: 120,
  credentialNameChars: 100,
  placeChars: 120,

  pageDefault: 1,
  pageMax: 100,
  pageSizeDefault: 10,
  /** The list of all matches in the web client, through which users work row by row. */
  pageSizeTriage: 50,
  pageSizeMax: 100,
  /** Scans in one answer to an agent, whose context is small. */
  mcpPageSizeMax: 50,
  searchChars: 100,
  /** Exceeds the longest cursor that the server generates. */
  cursorChars: 2_000,
  /** `totalMatching` stops counting here. */
  totalMatchingMax: 1_000,

  /** How long a changed score is shown with its previous value. */
  formerScoreDays: 7,

  /** A note on a saved scan. */
  noteChars: 2_000,

  batchPostings: 100,
  /**
   * Fits a batch of the largest postings in any script: a UTF-16 unit takes at most three bytes in
   * UTF-8, and the other fields add a tenth of the text.
   */
  batchBodyBytes: 16 * 1024 * 1024,

  /**
   * How long a deleted account can be restored before all its data is erased. Source: product
   * specification §9.
   */
  accountRestoreDays: 30,

  /**
   * Concurrent sessions of one user, in browsers and extensions; far above real use, and few enough
   * to list.
   */
  sessionsPerUser: 100,
  /**
   * How long an ended session is stored: as long as an unused one lives, so that a user returning
   * after a month still finds the device in their export. Nothing else depends on it: tokens of
   * deleted and of ended sessions are rejected alike.
   */
  endedSessionDays: 30,

  /** Personal access tokens of one user, including expired ones: more than anybody needs, and few enough to list. */
  personalTokensPerUser: 20,
  tokenNameChars: 60,
  /** The longest lifetime of a token that expires. */
  tokenDays: 365,

  /** Retention of the audit trail: slightly over a year, so that yearly events overlap. */
  auditDays: 400,
  /** Refused sign-ins can be triggered by anyone; logging more per hour adds no information. */
  auditRefusalsPerHour: 1_000,

  /** Requirements beyond this number are not judged. The maximum of 418 real postings is 54. */
  judgedSkills: 150,
  /** A match names only the first requirements that were not judged. */
  notJudgedNames: 5,

  /** Quotes that a close reading may give for one requirement. */
  /** Claims in one submission; the largest of 418 real postings has 54 requirements. */
  evidenceClaims: 200,
  evidenceQuotes: 3,
  evidenceQuoteChars: 600,
  requirementIdChars: 20,

  /** Rows of "Apply next": a number that one evening allows. */
  nextJobs: 3,
  nextQuestions: 6,
  nextGaps: 2,
  nextInProgress: 4,
  /** Matches whose missing skills make up the gap. */
  nextGapScans: 20,
  /** Missing skills that a line of a list has space for. */
  highlightedSkills: 4,
  /** Conditions of one posting that lists know of; real postings set fewer than ten. */
  highlightedConditions: 20,

  insightsWeeks: 12,
  insightsGaps: 20,
  /** A skill counts as a gap from this number of postings on: one posting alone may ask for anything. */
  insightsGapPostings: 2,
  /**
   * Missing skills are counted over this many of the newest completed scans; older ones are less
   * relevant.
   */
  insightsScans: 5_000,
  /** What-ifs look at this many of the newest scans in the user's own field. */
  whatIfScans: 500,
  /** Things that are offered as what-ifs. */
  whatIfOffers: 40,
  /** What-ifs of one kind besides skills that are offered. */
  whatIfOffersPerKind: 5,
  /** What-ifs that can be on at once: what they come to together is computed for all sets of this size. */
  whatIfTogether: 3,
  /** Requirements times sets of what-ifs that are judged for one scan; one with more of them is left out. */
  whatIfLinks: 10_000,
  /** Judging a user's scans for what-ifs stops after this time, with the newest ones done. */
  whatIfBudgetMs: 15_000,
  /** The form of the conditions asks first for what this many of the newest completed scans ask for. */
  askedConditionsScans: 200,

  jsonBodyBytes: 512 * 1024,
  /** A JSON body without authentication: a refresh token takes less than 300 bytes. */
  publicBodyBytes: 4 * 1024,
  /**
   * A JSON body of up to `jsonBodyBytes` must arrive within this time after its header; larger ones
   * get proportionally more.
   */
  bodyTimeoutMs: 15_000,
  /** Nesting depth; our deepest body has four levels. */
  jsonDepth: 32,
  /**
   * Values of all kinds in a JSON body; our largest, a batch or a list of skills, has a thousand.
   */
  jsonValues: 10_000,
  /** Path and query of a request; a list's filters and cursor take less than half of it. */
  requestUrlChars: 8_192,
  /**
   * Number of header lines of a request, and their total size. Browsers send some twenty lines and,
   * with our cookies, 2 KB.
   */
  requestHeaders: 100,
  requestHeadBytes: 16 * 1024,
  callTimeoutMs: 30_000,
  uploadTimeoutMs: 120_000,
  extensionCloseMs: 4_000,
} as const;

/** Defaults of a skill added manually. Source: product specification §5. */
export const newSkill = { name: 'new skill', score: 5 } as const;
