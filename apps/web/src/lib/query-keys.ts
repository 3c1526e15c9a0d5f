/** The keys of all server state, in one place, because live events name them across features. */
export const scanKeys = {
  all: ['scans'],
  lists: ['scans', 'list'],
  /** By all that a list is asked for. */
  list: (asked: Readonly<Record<string, string>>) => ['scans', 'list', asked],
  details: ['scans', 'detail'],
  detail: (id: string) => ['scans', 'detail', id],
  /** By what a scan is compared. */
  alike: (id: string, compared: Readonly<Record<string, string>>) => ['scans', 'alike', id, compared],
  insights: ['scans', 'insights'],
} as const;

export const profileKeys = { all: ['profile'] } as const;

/** What was read of the resume; beside the profile, not below it, because events repaint all that is below. */
export const readingKeys = { all: ['resume-reading'] } as const;

/** What the file of a resume says of itself. */
export const resumeFileKeys = { lastModified: (resumeId: string) => ['resume-file', resumeId] } as const;

/** What the user stated for the conditions of postings. */
export const answerKeys = { all: ['answers'] } as const;

/** Where the user is signed in. */
export const deviceKeys = { all: ['devices'] } as const;

export const providerKeys = { all: ['providers'] } as const;
