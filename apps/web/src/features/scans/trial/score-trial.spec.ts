import { postings } from '@rolefit/testing';
import { exampleResume } from '../example';
import { sampleNames } from './sample-names';
import { sampleResumes } from './sample-resumes';
import { scoreTrial } from './score-trial';

const electrician = `Maintenance Electrician
Castlegate Facilities, Birmingham

Castlegate Facilities looks after offices and retail parks across the Midlands.

Responsibilities
- Planned and reactive maintenance of electrical systems
- Fault finding and repair
- Emergency lighting testing
- Installing new circuits and distribution boards

Requirements
- NVQ Level 3 in Electrical Installation
- 18th Edition
- City & Guilds 2391 Inspection and Testing
- Full driving licence
- At least 3 years of experience as an electrician`;

const ownPostings = { developer: postings.frontend, nurse: postings.nurse, electrician } as const;

async function scoreOf(text: string, sample: (typeof sampleNames)[number]): Promise<number> {
  const result = await scoreTrial({ text, sample, language: 'en', today: '2026-11-27' });
  return result.state === 'scored' ? result.match.score.overallScore : Number.NaN;
}

describe('the sample resumes', () => {
  it.each(sampleNames)(
    'fit postings of their own trade best, and no others (%s)',
    async (sample) => {
      for (const trade of sampleNames) {
        const score = await scoreOf(ownPostings[trade], sample);
        if (trade === sample) expect(score).toBeGreaterThan(45);
        else expect(score).toBeLessThan(30);
      }
    },
  );

  it('include the person of the example', () => {
    expect(sampleResumes.nurse).toBe(exampleResume);
  });
});

describe('scoreTrial', () => {
  it('quotes both texts exactly, also where the pasted one needs tidying', async () => {
    const text = `  ${postings.nurse.replaceAll('\n', '\r\n')}\u0000`;
    const result = await scoreTrial({ text, sample: 'nurse', language: 'en', today: '2026-11-27' });
    if (result.state !== 'scored') throw new Error(result.state);
    const { match, jobDescription, resumeText } = result;
    expect(match.points.length).toBeGreaterThan(5);
    for (const { postingQuote, resumeQuote } of match.points) {
      expect(jobDescription.slice(postingQuote.start, postingQuote.end)).toBe(postingQuote.text);
      if (resumeQuote)
        expect(resumeText.slice(resumeQuote.start, resumeQuote.end)).toBe(resumeQuote.text);
    }
  });

  it('writes in the language of the screens', async () => {
    const result = await scoreTrial({
      text: postings.nurse,
      sample: 'nurse',
      language: 'de',
      today: '2026-11-27',
    });
    expect(result).toMatchObject({
      match: { scanSummary: expect.stringMatching(/gefunden|fehlt/) as unknown },
    });
  });

  it.each(['recipe', 'vague'] as const)('makes up no score for a %s text', async (name) => {
    const text = postings[name];
    expect(
      await scoreTrial({ text, sample: 'nurse', language: 'en', today: '2026-11-27' }),
    ).toEqual({ state: 'not-a-posting' });
  });
});
