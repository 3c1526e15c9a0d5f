import { type Page } from 'playwright-core';
import { withProfile } from './page-states.ts';

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
}

export interface Evaluation {
  readonly status: string;
  readonly failure: Failure | null;
  readonly updatedAt: string;
}

interface Skill {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly source: string;
  readonly quote: string;
}

export const file = (
  name: string,
  mimeType = 'application/pdf',
): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType,
  buffer: Buffer.alloc(284_311, '%PDF-'),
});
export const evaluated = (status: string, failure: Failure | null = null): Evaluation => ({
  status,
  failure,
  updatedAt: new Date().toISOString(),
});
export const withEvaluation = (
  evaluation: Evaluation | null,
  rest: Readonly<Record<string, unknown>> = {},
): ReturnType<typeof withProfile> =>
  withProfile(({ resume }) => ({ resume: { ...resume, evaluation, ...rest } }));
export const passwordFailure = {
  code: 'RESUME_ENCRYPTED',
  message: 'This PDF is protected by a password. Save it without one and upload it again.',
  retryable: false,
};
export const modelFailure = {
  code: 'MODEL_UNAVAILABLE',
  message: 'The model that reads didn’t answer. Please try again in a while.',
  retryable: true,
};
export const newResume = (evaluation: Evaluation | null): Readonly<Record<string, unknown>> => ({
  id: '01890a5d-ac96-774b-8cce-000000000800',
  version: 1,
  url: '/',
  fileName: 'resume.pdf',
  format: 'pdf',
  readAs: null,
  sizeBytes: 284_311,
  uploadedAt: new Date().toISOString(),
  evaluation,
  hiddenPassages: 0,
});
export const skill = (name: string, score: number, place: number): Skill => ({
  id: `01890a5d-ac96-774b-8cce-00000000070${place}`,
  name,
  score,
  source: 'resume',
  quote: name,
});

export const device = (
  place: number,
  rest: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  id: `01890a5d-ac96-774b-8cce-00000000050${place}`,
  kind: 'web',
  browser: 'Chrome',
  system: 'Windows',
  signedInAt: '2026-01-05T10:00:00.000Z',
  lastUsedAt: new Date(Date.now() - place * 7_200_000).toISOString(),
  isThis: false,
  ...rest,
});

/** More devices than a demo account has. */
export const withDevices = async (page: Page): Promise<void> => {
  await page.route('**/api/v1/auth/sessions', (route) =>
    route.fulfill({
      json: {
        isSuccess: true,
        message: 'OK',
        data: {
          devices: [
            device(0, { browser: 'Firefox', system: 'Linux', isThis: true }),
            device(1, { kind: 'extension', system: 'Linux' }),
            device(2, { browser: 'Safari', system: 'iOS' }),
            device(3),
            device(4, { browser: null }),
            device(5, { browser: null, system: null }),
            device(6),
          ],
        },
      },
    }),
  );
};

/** A profile with 90 skills. */
export const withManySkills = withProfile(({ skills }) => ({
  skills: Array.from({ length: 90 }, (_, place) => ({
    ...skill(`${skills[place % skills.length]?.name} ${place}`, 100 - place, 0),
    id: `01890a5d-ac96-774b-8cce-${String(place).padStart(12, '0')}`,
  })),
}));

/** The second step of onboarding, with a resume that was not uploaded. */
