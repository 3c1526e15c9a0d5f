import type { Knockout, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import {
  aLanguageRequirement,
  anEducationRequirement,
  aPostingFacts,
  aQuote,
  aResumeFacts,
  aSkillRequirement,
} from '@rolefit/testing';
import { scoreMatch, type ProfileSkillInput } from '../index.js';

interface Row {
  readonly name: string;
  readonly kind: Knockout['kind'];
  readonly posting: Partial<PostingFacts>;
  readonly resume: Partial<ResumeFacts>;
  readonly skills?: readonly ProfileSkillInput[];
  readonly status: Knockout['status'];
}

const quote = aQuote('A line');
const licence = {
  licences: [{ name: 'Registered Nurse (RN) licence', importance: 'required' as const, quote }],
};
const secret = {
  clearances: [{ name: 'Secret clearance', importance: 'required' as const, quote }],
};
const germany = { workPermits: [{ country: 'DE', quote }] };
const portland = { places: [{ place: 'Portland, Oregon', arrangement: 'onsite' as const, quote }] };
const german = { languages: [aLanguageRequirement('de', { level: 'C1' })] };
const germanByCode = {
  languages: [aLanguageRequirement('de', { level: 'C1', quote: aQuote('German C1') })],
};
const bachelor = { education: [anEducationRequirement({ level: 'bachelor', field: 'nursing' })] };
const resumeGerman = (level: 'A2' | 'B2' | 'C1' | null, text = 'German') => ({
  languages: [{ code: 'de', level, quote: aQuote(text) }],
});
const degree = (level: 'vocational' | 'bachelor' | 'master', field: string | null) => ({
  education: [{ level, field, quote }],
});

const table: readonly Row[] = [
  {
    name: 'a licence the resume names',
    kind: 'licence',
    posting: licence,
    resume: { licences: [{ name: 'RN, Ohio', quote }] },
    status: 'met',
  },
  {
    name: 'a licence the user added as a skill',
    kind: 'licence',
    posting: licence,
    resume: {},
    skills: [{ name: 'RN licence', score: 100, source: 'user' }],
    status: 'met',
  },
  {
    name: 'a licence nobody speaks of',
    kind: 'licence',
    posting: licence,
    resume: { licences: [{ name: 'Pilot licence', quote }] },
    status: 'unknown',
  },
  {
    name: 'a licence that is only preferred',
    kind: 'licence',
    posting: { licences: [{ name: 'RN', importance: 'preferred', quote }] },
    resume: {},
    status: 'not-stated',
  },
  {
    name: 'a driving licence of another class',
    kind: 'licence',
    posting: { licences: [{ name: 'Class C driver’s license', importance: 'required', quote }] },
    resume: { licences: [{ name: 'Class B driver’s license', quote }] },
    status: 'unknown',
  },
  {
    name: 'a higher clearance',
    kind: 'clearance',
    posting: secret,
    resume: { clearances: [{ name: 'Active TS/SCI', quote }] },
    status: 'met',
  },
  {
    name: 'a lower clearance',
    kind: 'clearance',
    posting: secret,
    resume: { clearances: [{ name: 'Public Trust', quote }] },
    status: 'not-met',
  },
  { name: 'no clearance', kind: 'clearance', posting: secret, resume: {}, status: 'unknown' },
  {
    name: 'a permit for the country',
    kind: 'work-permit',
    posting: germany,
    resume: { workPermits: [{ country: 'DE', quote }] },
    status: 'met',
  },
  {
    name: 'a permit for the union',
    kind: 'work-permit',
    posting: germany,
    resume: { workPermits: [{ country: 'EU', quote }] },
    status: 'met',
  },
  {
    name: 'a permit for another country',
    kind: 'work-permit',
    posting: germany,
    resume: { workPermits: [{ country: 'US', quote }] },
    status: 'unknown',
  },
  {
    name: 'the same place',
    kind: 'place',
    posting: portland,
    resume: { places: [{ place: 'Portland, Oregon, USA', quote }] },
    status: 'met',
  },
  {
    name: 'a namesake',
    kind: 'place',
    posting: portland,
    resume: { places: [{ place: 'Portland, Maine', quote }] },
    status: 'unknown',
  },
  {
    name: 'an address elsewhere',
    kind: 'place',
    posting: portland,
    resume: { places: [{ place: 'Bergen, Norway', quote }] },
    status: 'unknown',
  },
  {
    name: 'a place that is not named',
    kind: 'place',
    posting: { places: [{ place: null, arrangement: 'remote', quote }] },
    resume: {},
    status: 'not-stated',
  },
  {
    name: 'the level of a language',
    kind: 'language',
    posting: german,
    resume: resumeGerman('C1'),
    status: 'met',
  },
  {
    name: 'a language two levels below',
    kind: 'language',
    posting: german,
    resume: resumeGerman('A2'),
    status: 'not-met',
  },
  {
    name: 'a language one level below, in words',
    kind: 'language',
    posting: german,
    resume: resumeGerman('B2'),
    status: 'unknown',
  },
  {
    name: 'a language one level below, by code',
    kind: 'language',
    posting: germanByCode,
    resume: resumeGerman('B2', 'German B2'),
    status: 'not-met',
  },
  {
    name: 'a language without a level',
    kind: 'language',
    posting: german,
    resume: resumeGerman(null),
    status: 'unknown',
  },
  {
    name: 'a language the resume does not name',
    kind: 'language',
    posting: german,
    resume: { languages: [{ code: 'fr', level: 'C2', quote }] },
    status: 'unknown',
  },
  {
    name: 'a language the resume is written in',
    kind: 'language',
    posting: german,
    resume: { language: 'de' },
    status: 'met',
  },
  {
    name: 'a degree',
    kind: 'degree',
    posting: bachelor,
    resume: degree('master', 'Nursing'),
    status: 'met',
  },
  {
    name: 'a lower degree',
    kind: 'degree',
    posting: bachelor,
    resume: degree('vocational', 'Nursing'),
    status: 'not-met',
  },
  {
    name: 'a degree in another field',
    kind: 'degree',
    posting: bachelor,
    resume: degree('bachelor', 'Philosophy'),
    status: 'unknown',
  },
  { name: 'no degree', kind: 'degree', posting: bachelor, resume: {}, status: 'unknown' },
  {
    name: 'a degree or equivalent experience',
    kind: 'degree',
    posting: { education: [anEducationRequirement({ orEquivalent: true })] },
    resume: {},
    status: 'not-stated',
  },
];

describe('knockouts', () => {
  it.each(table)('$name: $kind is $status', ({ kind, posting, resume, skills, status }) => {
    const match = scoreMatch({
      posting: aPostingFacts({ skills: [aSkillRequirement('Falconry')], ...posting }),
      resume: aResumeFacts(resume),
      skills: skills ?? [],
    });
    const found = match.knockouts.filter((knockout) => knockout.kind === kind);
    expect(found.map((knockout) => knockout.status)).toEqual([status]);
    expect(found[0]?.postingQuote === null).toBe(status === 'not-stated');
    if (status === 'not-met') {
      expect(found[0]?.resumeQuote).not.toBeNull();
      expect(match.readyToApply).toBe(false);
      expect(match.scanSummary).toContain(
        `is required, and your resume says “${found[0]?.resumeQuote?.text ?? ''}”.`,
      );
    }
  });

  it('answer each kind at least once', () => {
    const { knockouts } = scoreMatch({
      posting: aPostingFacts({ skills: [aSkillRequirement('Falconry')] }),
      resume: aResumeFacts(),
      skills: [],
    });
    expect(knockouts.map(({ kind, status }) => `${kind} ${status}`)).toEqual(
      ['licence', 'clearance', 'work-permit', 'place', 'language', 'degree'].map(
        (kind) => `${kind} not-stated`,
      ),
    );
  });
});
