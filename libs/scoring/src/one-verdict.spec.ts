import {
  educationLevelSchema,
  type LanguageLevel,
  languageLevelSchema,
  type ResumeFacts,
} from '@rolefit/contracts';
import {
  aLanguageRequirement,
  aPostingFacts,
  aQuote,
  aRequirement,
  aResumeFacts,
} from '@rolefit/testing';
import { openCase } from '@rolefit/linking';
import { judgeCase } from './verdict.js';

const german = aLanguageRequirement('de', { level: 'B2' });
const degree = {
  level: 'vocational',
  field: 'Medizinischen Fachangestellten',
  orEquivalent: false,
  importance: 'required',
  quote: aQuote('Berufsausbildung zur Medizinischen Fachangestellten'),
} as const;
const posting = aPostingFacts({
  languages: [german],
  education: [degree],
  requirements: [
    aRequirement(german.quote.text, { id: 'language', kind: 'language' }),
    aRequirement(degree.quote.text, {
      id: 'degree',
      kind: 'education',
      parts: [[{ type: 'education', ...degree }]],
    }),
  ],
});

/** The verdict on a requirement, and the state of the condition that is about the same line. */
function verdictsOn(kind: 'language' | 'degree', resume: Partial<ResumeFacts>) {
  const { links, knockouts } = judgeCase(openCase(posting, aResumeFacts(resume), []));
  const link = links.find(({ requirement }) => requirement.id === kind);
  const condition = knockouts.find((one) => one.kind === kind);
  return { verdict: link?.verdict, status: condition?.status };
}

describe('a requirement is found where its condition is met, and only there', () => {
  const levels: readonly (LanguageLevel | null)[] = [...languageLevelSchema.options, null];
  it.each(levels)('German %s for German B2', (level) => {
    const quote = aQuote(`German ${level ?? ''}`);
    const { verdict, status } = verdictsOn('language', {
      languages: [{ code: 'de', level, quote }],
    });
    expect(verdict === 'shown').toBe(status === 'met');
  });

  const fields = ['Medizinische Fachangestellte', 'Nursing', 'Accounting', null];
  it.each(
    educationLevelSchema.options.flatMap((level) => fields.map((field) => [level, field] as const)),
  )('%s in %s for the training of a medical assistant', (level, field) => {
    const quote = aQuote(`${level} ${field ?? ''}`);
    const { verdict, status } = verdictsOn('degree', { education: [{ level, field, quote }] });
    expect(verdict === 'shown').toBe(status === 'met');
  });

  it('leaves both open for a neighbouring field, and for none', () => {
    for (const field of ['Nursing', null])
      expect(
        verdictsOn('degree', {
          education: [{ level: 'bachelor', field, quote: aQuote('Bachelor') }],
        }),
      ).toEqual({ verdict: 'partly', status: 'unknown' });
  });
});
