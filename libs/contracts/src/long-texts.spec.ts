import type { z } from 'zod/mini';
import { answersUpdateSchema } from './answers-update.js';
import { profileUpdateSchema } from './profile-update.js';
import { savedChangeSchema } from './saved-change.js';
import { scanRequestSchema } from './scan-request.js';
import { jobsQuerySchema } from './scan-list.js';
import { skillsUpdateSchema } from './skills-update.js';
import { normaliseLine } from './text.js';

const long = '\ufb01 '.repeat(500_000);
const posting = {
  jobDescription: 'We need a baker.',
  companyName: 'Bakery',
  url: 'https://example.org/jobs/1',
  jobId: '1',
};

const fields: readonly (readonly [
  name: string,
  schema: z.ZodMiniType,
  withText: (text: string) => unknown,
])[] = [
  ...['jobDescription', 'companyName', 'logo', 'url', 'jobId', 'title'].map(
    (name) => [name, scanRequestSchema, (text: string) => ({ ...posting, [name]: text })] as const,
  ),
  ...['name', 'email', 'bio', 'location', 'blogLink'].map(
    (name) => [name, profileUpdateSchema, (text: string) => ({ [name]: text })] as const,
  ),
  ['skills', skillsUpdateSchema, (name) => ({ skills: [{ name, score: 5 }] })],
  ['note', savedChangeSchema, (note) => ({ note })],
  ['licences', answersUpdateSchema, (name) => ({ licences: { items: [name] } })],
  ['q', jobsQuerySchema, (q) => ({ q })],
];

/** The fastest of several tries, least affected by other load. */
function timeOf(work: () => unknown, tries = 7): number {
  const times = Array.from({ length: tries }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('a text that is far too long', () => {
  let formMs: number;
  beforeAll(() => {
    formMs = timeOf(() => normaliseLine(long), 2);
  });

  it.each(fields)(
    'is refused as %s without the work of putting it into its form',
    (_, schema, withText) => {
      // Warm-up, so that the first schema does not pay for compilation.
      schema.safeParse(withText('a'));
      const value = withText(long);
      let parsed: z.core.util.SafeParseResult<unknown> | undefined;
      expect(timeOf(() => (parsed = schema.safeParse(value)))).toBeLessThan(formMs / 4);
      expect(parsed?.success).toBe(false);
    },
  );

  it('may still be one that only looks long', () => {
    expect(
      scanRequestSchema.parse({ ...posting, companyName: `Ba${'\u200b'.repeat(300)}kery` })
        .companyName,
    ).toBe('Bakery');
  });
});
