import type { StoredMatch } from '@rolefit/contracts';
import { aQuote } from '@rolefit/testing';
import { english, german, writeComparison, writeMatch } from './index.js';

const stored: StoredMatch = {
  judge: 'judge-14',
  score: {
    overallScore: 55,
    skillsScore: 55,
    experienceScore: null,
    responsibilitiesScore: null,
    titleScore: null,
    educationScore: null,
    languageScore: null,
  },
  points: [
    {
      subScore: 'languageScore',
      label: 'an old label',
      importance: 'required',
      credit: 0,
      points: 0,
      pointsPossible: 9,
      reason: 'An old reason.',
      postingQuote: aQuote('German'),
      resumeQuote: null,
      via: null,
    },
  ],
  matchSkills: [],
  missingSkills: [
    {
      name: 'AWS or Azure',
      importance: 'required',
      credit: 0,
      postingQuote: aQuote('AWS or Azure'),
      resumeQuote: null,
      via: null,
    },
  ],
  knockouts: [
    {
      kind: 'licence',
      label: 'Crane licence',
      status: 'not-met',
      postingQuote: aQuote('Crane licence'),
      resumeQuote: null,
      statedByUser: 'no licence',
    },
  ],
  readyToApply: false,
  readiness: [{ rule: 'overall', isMet: false, text: 'An old rule.' }],
  scanSummary: 'An old summary.',
  recommendations: ['An old recommendation.'],
};

const withMessages: StoredMatch = {
  ...stored,
  messages: {
    points: [
      {
        label: { code: 'language', values: { code: 'de', level: null } },
        reason: [{ code: 'language-missing', values: { code: 'de' } }],
      },
    ],
    missingSkills: [{ code: 'any-of', values: { names: ['AWS', 'Azure'] } }],
    knockouts: [
      { label: null, stated: { code: 'only-names', values: { of: 'licence', names: [] } } },
    ],
    readiness: [[{ code: 'score-distance', values: { distance: -5, threshold: 60 } }]],
    summary: [
      { code: 'band', values: { band: 'partial' } },
      { code: 'no-large-gap', values: {} },
    ],
    recommendations: [
      [
        { code: 'name-language', values: { code: 'de' } },
        { code: 'points-to-gain', values: { points: 9 } },
      ],
    ],
  },
};

describe('a match in German', () => {
  it('is written from its messages, and keeps the words of the posting', () => {
    const match = writeMatch(withMessages, german);
    expect(match).toMatchObject({
      points: [
        { label: 'Deutsch', reason: 'Deutsch haben wir in deinem Lebenslauf nicht gefunden.' },
      ],
      missingSkills: [{ name: 'AWS oder Azure' }],
      knockouts: [{ label: 'Crane licence', statedByUser: 'keine Lizenz oder Zulassung' }],
      readiness: [{ text: '5 Punkte unter unserer Schwelle von 60.' }],
      scanSummary: 'Passt teilweise. Keine größeren Lücken.',
      recommendations: ['Deutsch? Ergänze es mit deinem Niveau. Bis zu +9 Punkte.'],
    });
    expect(match).not.toHaveProperty('messages');
  });

  it('names a credential in German, whatever the language of the posting', () => {
    const [licence] = stored.knockouts;
    const knockouts = [{ ...licence!, label: "Driver's license" }];
    const written = (texts: typeof german) =>
      writeMatch(
        { ...withMessages, knockouts, messages: { ...withMessages.messages!, knockouts: [] } },
        texts,
      ).knockouts[0]!.label;
    expect([written(german), written(english)]).toEqual(['Führerschein', "Driver's license"]);
  });

  it('stays in English where an older judge wrote no messages', () => {
    expect(writeMatch(stored, german)).toEqual(stored);
  });
});

describe('a match in English', () => {
  it('is written from its messages too, so that better words need no new judgement', () => {
    expect(writeMatch(withMessages, english).points[0]?.reason).toBe(
      'We couldn’t find German in your resume.',
    );
  });
});

describe('a comparison of resumes', () => {
  it('names what a resume lacks in the language', () => {
    const other = {
      number: 1,
      name: 'General',
      overallScore: 50,
      readyToApply: false,
      isReadClosely: false,
    };
    const best = { number: 2, name: 'Platform' };
    const phrase = { code: 'language', values: { code: 'de', level: 'B2' } } as const;
    const lacks = ['German B2', 'Kafka'];
    const others = [
      { ...other, lacks, lacksMessages: [phrase, null] },
      { ...other, lacks },
    ];
    expect(writeComparison({ best, others }, german).others).toEqual([
      { ...other, lacks: ['Deutsch B2', 'Kafka'] },
      { ...other, lacks },
    ]);
  });
});
