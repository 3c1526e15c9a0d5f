import type { Correction, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import {
  aLanguageRequirement,
  anEducationRequirement,
  aPostingFacts,
  aQuote,
  aRequirement,
  aResumeFacts,
  aSkillPart,
  aSkillRequirement,
  aStatement,
  aTitle,
} from '@rolefit/testing';
import { scoreMatch } from '../index.js';
import { aboutRequirement, have, notRequired } from '../testing/a-correction.js';

const degreeText = 'A degree in accounting or the Bilanzbuchhalter exam';
const degree = anEducationRequirement({ field: 'accounting', quote: aQuote(degreeText) });
const posting = aPostingFacts({
  title: aTitle('Accountant'),
  education: [degree],
  skills: [
    aSkillRequirement('Falconry', { quote: aQuote('Falconry at weddings') }),
    aSkillRequirement('Zorbing', { quote: aQuote('Zorbing') }),
  ],
  requirements: [
    aRequirement(degreeText, {
      kind: 'education',
      quote: degree.quote,
      parts: [[{ type: 'education', level: 'bachelor', field: 'accounting', orEquivalent: false }]],
    }),
    aRequirement('Falconry at weddings', {
      quote: aQuote('Falconry at weddings'),
      parts: [[aSkillPart('Falconry')]],
    }),
  ],
});
const line = 'Geprüfte Bilanzbuchhalterin (IHK), 2018';
const resume = aResumeFacts({
  education: [{ level: 'vocational', field: null, quote: aQuote(line) }],
  statements: [aStatement(line, { section: 'education', role: null })],
});

const judged = (
  corrections: readonly Correction[],
  facts: PostingFacts = posting,
  held: ResumeFacts = resume,
) => scoreMatch({ posting: facts, resume: held, skills: [], corrections });

const pointOf = (match: ReturnType<typeof judged>, words: string) =>
  match.points.find(({ postingQuote }) => postingQuote.text === words);

describe('a requirement that the user says they have', () => {
  const corrected = judged([aboutRequirement(degreeText, have(line))]);

  it('is shown by the line they point to, as theirs', () => {
    expect(pointOf(judged([]), degreeText)?.verdict).not.toBe('shown');
    expect(pointOf(corrected, degreeText)).toMatchObject({
      verdict: 'shown',
      credit: 1,
      by: 'stated',
      resumeQuote: { text: line },
      correction: { type: 'have' },
    });
    expect(corrected.score.overallScore).toBeGreaterThan(judged([]).score.overallScore);
  });

  it('is a condition met, which ruled the user out before', () => {
    const conditionOf = (match: ReturnType<typeof judged>) =>
      match.knockouts.find(({ kind }) => kind === 'degree');
    expect(conditionOf(judged([]))?.status).toBe('not-met');
    expect(conditionOf(corrected)).toMatchObject({
      status: 'met',
      resumeQuote: { text: line },
      correction: { type: 'have' },
    });
  });

  it('counts by their word alone, where no line shows it or the line is gone', () => {
    for (const ruling of [have(), have('A line of an earlier version')]) {
      const match = judged([aboutRequirement(degreeText, ruling)]);
      expect(pointOf(match, degreeText)).toMatchObject({ credit: 1, resumeQuote: null });
      expect(match.knockouts.find(({ kind }) => kind === 'degree')).toMatchObject({
        status: 'met',
        statedByUser: expect.any(String),
      });
    }
  });

  it('gives its skill the same verdict, and needs no advice', () => {
    const match = judged([aboutRequirement('Falconry at weddings', have())]);
    expect(match.matchSkills.map(({ name }) => name)).toEqual(['Falconry']);
    expect(match.missingSkills.map(({ name }) => name)).toEqual(['Zorbing']);
    expect(match.recommendations.join(' ')).not.toMatch(/falconry/i);
  });

  it('is recognised in another posting, whatever its bullets, letter case and commas', () => {
    const text = '• falconry, at Weddings.';
    const other = aPostingFacts({
      skills: [aSkillRequirement('Plinth')],
      requirements: [
        aRequirement(text, { quote: aQuote(text), parts: [[aSkillPart('Falconry')]] }),
      ],
    });
    const match = judged([aboutRequirement('Falconry at weddings', have())], other);
    expect(pointOf(match, text)?.verdict).toBe('shown');
  });

  it('never makes up a career: the craft that the title names needs a line', () => {
    const title = aPostingFacts({ ...posting, title: aTitle('Falconer') });
    const word = judged([aboutRequirement('Falconer', have())], title);
    expect(word).toEqual(judged([], title));
    const shown = judged([aboutRequirement('Falconer', have(line))], title);
    expect(shown.points.find(({ kind }) => kind === 'title')).toMatchObject({
      verdict: 'shown',
      resumeQuote: { text: line },
    });
  });
});

describe('a requirement that the posting does not set, as the user says', () => {
  it('is judged as if it were not there, together with the facts it states', () => {
    const match = judged([aboutRequirement(degreeText, notRequired)]);
    const without = aPostingFacts({
      ...posting,
      education: [],
      requirements: posting.requirements.slice(1),
    });
    const { setAside, ...rest } = match;
    expect(setAside).toEqual([{ id: expect.any(String), words: degreeText }]);
    expect(rest).toEqual(judged([], without));
  });

  it('is set aside where only a fact states it', () => {
    const match = judged([aboutRequirement('Zorbing', notRequired)]);
    expect(pointOf(match, 'Zorbing')).toBeUndefined();
    expect(match.setAside).toMatchObject([{ words: 'Zorbing' }]);
  });

  it('is judged all the same if nothing else is left', () => {
    const only = aPostingFacts({ languages: [aLanguageRequirement('de')] });
    const words = judged([], only).points[0]?.postingQuote.text ?? '';
    expect(judged([aboutRequirement(words, notRequired)], only)).toEqual(judged([], only));
  });

  it('is never the title', () => {
    expect(judged([aboutRequirement('Accountant', notRequired)])).toEqual(judged([]));
  });
});

describe('a misread requirement', () => {
  it('weighs what the user says', () => {
    const ruling = { type: 'misread', importance: 'nice', text: null } as const;
    const before = pointOf(judged([]), degreeText);
    const match = judged([aboutRequirement(degreeText, ruling)]);
    const after = pointOf(match, degreeText);
    expect([before?.importance, after?.importance]).toEqual(['required', 'preferred']);
    expect(after?.pointsPossible).toBeLessThan(before?.pointsPossible ?? 0);
    expect(after?.correction?.type).toBe('misread');
    // A wish rules nobody out.
    expect(match.knockouts.find(({ kind }) => kind === 'degree')?.status).toBe('not-stated');
  });

  it('asks for what the user has put it to', () => {
    const text = 'Bilanzbuchhalter exam';
    const reading = {
      requirement: {
        kind: 'skill',
        understood: true,
        parts: [[aSkillPart('Bilanzbuchhalter', 'bilanzbuchhalter')]],
        fields: [],
      },
      facts: {
        skills: [
          aSkillRequirement('Bilanzbuchhalter', {
            skillId: 'bilanzbuchhalter',
            quote: aQuote(text),
          }),
        ],
        experience: [],
        education: [],
        languages: [],
        licences: [],
        clearances: [],
      },
    } as const;
    const match = judged([
      aboutRequirement(
        degreeText,
        { type: 'misread', importance: 'must', text },
        structuredClone(reading) as never,
      ),
    ]);
    expect(pointOf(match, degreeText)).toMatchObject({
      kind: 'skill',
      label: text,
      correction: { type: 'misread' },
    });
    expect(match.knockouts.find(({ kind }) => kind === 'degree')?.status).toBe('not-stated');
    expect(match.missingSkills.map(({ name }) => name)).toContain('Bilanzbuchhalter');
  });
});
