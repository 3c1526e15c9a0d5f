/**
 * Every limit a user can run into, once. Server, forms, API client and extension read the same numbers.
 * Units stand in the names; `Chars` are UTF-16 units, as `String.length` counts.
 * Source: the product specification §5 and §9, DECISIONS §2 and the measured limits of PDF reading.
 */
export const limits = {
  resumeBytes: 5 * 1024 * 1024,
  resumePages: 50,
  resumeTextChars: 200_000,
  /** Fewer letters than this and a PDF counts as having no text: an image-only page still yields a page marker. */
  resumeMinLetters: 50,
  resumeFileNameChars: 200,
  /** Versions of one user's resume that are kept: enough to go back to, 50 MB at most. Those that a match still rests on stay longer. */
  resumeVersions: 10,

  postingMinChars: 5,
  postingChars: 50_000,
  /** A shorter posting is not scored: there is nothing to judge. */
  postingMinWords: 40,
  /** So long one stranger's text may be read, normalised or judged before it is given up as too complex. */
  textBudgetMs: 5_000,
  postingTitleChars: 200,
  companyNameMinChars: 2,
  companyNameChars: 200,
  urlChars: 2_048,
  jobIdChars: 100,
  /** Scans that a posting is compared with are shown to a person, who looks at few. */
  alikeScans: 5,

  nameChars: 80,
  emailChars: 254,
  bioChars: 150,
  locationChars: 120,
  skillNameChars: 50,
  skillScoreMax: 100,
  skillsPerProfile: 300,
  /** Entries of one kind of answer: countries, licences, clearances, places, languages. */
  answersPerKind: 50,
  credentialNameChars: 100,
  placeChars: 120,

  pageDefault: 1,
  pageMax: 100,
  pageSizeDefault: 10,
  pageSizeMax: 100,
  searchChars: 100,
  /** Longest cursor that the server makes, and more. */
  cursorChars: 2_000,
  /** `totalMatching` counts no further than this. */
  totalMatchingMax: 1_000,

  /** So long a changed score is shown with the one before; later it is no news. */
  formerScoreDays: 7,

  /** A note on a saved scan. */
  noteChars: 2_000,

  batchPostings: 100,
  /** A batch of the largest postings fits in any script: UTF-8 takes three bytes for a UTF-16 unit at most, the other fields a tenth of the text. */
  batchBodyBytes: 16 * 1024 * 1024,

  /** So long a deleted account can be brought back; then everything of it is erased. Source: product specification §9. */
  accountRestoreDays: 30,

  /** Browsers and extensions of one user that are signed in at the same time; far more than anybody has, and few enough to list. */
  sessionsPerUser: 100,
  /**
   * So long after its end a session is still known of: as long as one lives without use, so that who comes back after a month finds in their export which device it was.
   * Nothing else needs it: the token of one that is forgotten is refused like that of one that has ended.
   */
  endedSessionDays: 30,

  /** So long the audit trail remembers: a year and a little more, so that what happens once a year is seen twice. */
  auditDays: 400,
  /** Anybody can have sign-ins refused; more of an hour tell nothing more. */
  auditRefusalsPerHour: 1_000,

  /** Skills that a posting may ask for; the rest is not judged. The most of 418 real postings is 54. */
  judgedSkills: 150,
  /** Of requirements that are not judged a match names the first few; a thousand of them nobody reads. */
  notJudgedNames: 5,

  insightsWeeks: 12,
  insightsGaps: 20,
  /** Missing skills are counted over so many of the newest completed scans: what older ones asked for says little of today. */
  insightsScans: 5_000,

  jsonBodyBytes: 512 * 1024,
  /** A JSON body that needs no access token: a refresh token takes less than 300 bytes. */
  publicBodyBytes: 4 * 1024,
  /** A JSON body of up to `jsonBodyBytes` has to be there this long after its head; a larger one has longer in proportion. */
  bodyTimeoutMs: 15_000,
  /** Arrays and objects in each other; the deepest body of ours has four. */
  jsonDepth: 32,
  /** Values of all kinds in a JSON body; the largest of ours, a batch or a list of skills, has a thousand. */
  jsonValues: 10_000,
  /** The path of a request with its query; a list's filters and cursor take less than half of it. */
  requestUrlChars: 8_192,
  /** Lines in the head of a request, and its bytes in all. Browsers send some twenty lines and, with our cookies, 2 KB. */
  requestHeaders: 100,
  requestHeadBytes: 16 * 1024,
  callTimeoutMs: 30_000,
  uploadTimeoutMs: 120_000,
  extensionCloseMs: 4_000,
} as const;

/** What a skill is when the user adds one by hand. Source: product specification §5. */
export const newSkill = { name: 'new skill', score: 5 } as const;
