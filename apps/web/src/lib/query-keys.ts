/** All query keys in one place, because live events refer to them across features. */
export const scanKeys = {
  all: ['scans'],
  lists: ['scans', 'list'],
  /** By the parameters of a list. */
  list: (asked: Readonly<Record<string, string>>) => ['scans', 'list', asked],
  details: ['scans', 'detail'],
  detail: (id: string) => ['scans', 'detail', id],
  /** By the fields that scans are compared by. */
  alike: (id: string, compared: Readonly<Record<string, string>>) => [
    'scans',
    'alike',
    id,
    compared,
  ],
  /** What to do next. */
  next: ['scans', 'next'],
  insights: ['scans', 'insights'],
  askedConditions: ['scans', 'asked-conditions'],
  /** By the scan whose missing skills are offered too. */
  whatIf: (scan: string | null) => ['scans', 'what-if', scan],
} as const;

export const profileKeys = { all: ['profile'] } as const;

/** The facts of the resumes. Not below the profile's key, because events update everything below that. */
export const readingKeys = {
  all: ['resume-reading'],
  /** By the number of the resume. */
  of: (resume: number) => ['resume-reading', resume],
} as const;

/** Metadata from the headers of a resume file. */
export const resumeFileKeys = {
  lastModified: (resumeId: string) => ['resume-file', resumeId],
} as const;

/** The user's answers to conditions of postings. */
export const answerKeys = { all: ['answers'] } as const;

/** What the user has corrected. */
export const correctionKeys = { all: ['corrections'] } as const;

/** All that a match is judged by. Not below the scans' key: it is needed only while a dialog is open. */
export const caseKeys = { of: (scanId: string) => ['case', scanId] } as const;

/** Devices with a session of the user. */
export const deviceKeys = { all: ['devices'] } as const;

/** Personal access tokens of the user. */
export const accessTokenKeys = { all: ['access-tokens'] } as const;

/** Passkeys of the user. */
export const passkeyKeys = { all: ['passkeys'] } as const;

export const providerKeys = { all: ['providers'] } as const;

/** By the secret of a sign-in link. */
export const emailLinkKeys = { of: (token: string) => ['email-link', token] } as const;

/** By the secret of a link for an account. */
export const accountLinkKeys = { of: (token: string) => ['account-link', token] } as const;

/** Users of this server and open invitations. */
export const peopleKeys = { all: ['people'] } as const;

export const inboxKeys = { all: ['inbox'] } as const;
