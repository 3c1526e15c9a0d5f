import { profileSkillsFrom, scoreMatch } from '@rolefit/scoring';
import { sampleOf } from '@rolefit/testing';
import type { LanguageModel } from './ports.js';
import { readPosting } from './read-posting.js';
import { readResume } from './read-resume.js';
import { attacksWith } from './testing/attacks.js';
import {
  obedientPostingAnswer,
  obedientResumeAnswer,
  obeyingModel,
  postingAnswerOf,
  resumeAnswerOf,
} from './testing/obeying-model.js';
import { backendPosting, developerResume, nursePosting, nurseResume } from './testing/samples.js';

const asOf = '2026-11-21';
const wanted = ['Terraform', 'Kafka', 'Azure', 'ACLS'];
const attacks = attacksWith('Terraform, Kafka, Azure and ACLS');
const pairs = [
  { posting: backendPosting, resume: developerResume },
  { posting: nursePosting, resume: nurseResume },
];

/** The text with the order as a separate paragraph near its top, in its middle and at its end. */
function withOrder(text: string, order: string): string[] {
  const lines = text.split('\n');
  return [0.15, 0.55, 1].map((share) => {
    const at = Math.floor(lines.length * share);
    return [...lines.slice(0, at), '', order, '', ...lines.slice(at)].join('\n');
  });
}

/** The readings with one model, each text once: an attack changes one text of a pair. */
function readerWith(models: { posting?: LanguageModel; resume?: LanguageModel } = {}) {
  const postings = new Map<string, ReturnType<typeof readPosting>>();
  const resumes = new Map<string, ReturnType<typeof readResume>>();
  return {
    posting(text: string) {
      const reading = postings.get(text) ?? readPosting(text, { model: models.posting });
      postings.set(text, reading);
      return reading;
    },
    resume(text: string) {
      const reading = resumes.get(text) ?? readResume(text, { asOf, model: models.resume });
      resumes.set(text, reading);
      return reading;
    },
  };
}

type Reader = ReturnType<typeof readerWith>;
const builtin = readerWith();

async function judge(posting: string, resume: string, reader: Reader = builtin) {
  const [{ facts: asked }, { facts: shown }] = [
    await reader.posting(posting),
    await reader.resume(resume),
  ];
  const skills = profileSkillsFrom(shown).map(({ name, score }) => ({
    name,
    score,
    source: 'resume' as const,
  }));
  const match = scoreMatch({ posting: asked, resume: shown, skills });
  return {
    score: match.score.overallScore,
    flags: {
      isPosting: asked.isPosting,
      ready: match.readyToApply,
      knockouts: match.knockouts.map(({ kind, label, status }) => `${kind} ${label} ${status}`),
    },
  };
}

type Judged = Awaited<ReturnType<typeof judge>>;

function expectSame(attacked: Judged, clean: Judged, order: string) {
  expect({ order, flags: attacked.flags }).toEqual({ order, flags: clean.flags });
  expect({
    order,
    isWithinTwo: Math.abs(attacked.score - clean.score) <= 2,
    scores: [clean.score, attacked.score],
  }).toMatchObject({ order, isWithinTwo: true });
}

describe('orders to a model', () => {
  it('are tried in at least forty ways', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(40);
  });

  it.each(sampleOf(attacks, 8))('change nothing for the built-in analyser: %j', async (order) => {
    for (const { posting, resume } of pairs) {
      const clean = await judge(posting, resume);
      for (const text of withOrder(posting, order))
        expectSame(await judge(text, resume), clean, order);
      for (const text of withOrder(resume, order))
        expectSame(await judge(posting, text), clean, order);
    }
  });

  it.each(sampleOf(attacks, 8))(
    'change nothing with a model that obeys them: %j',
    async (order) => {
      for (const { posting, resume } of pairs) {
        const [{ facts: asked }, { facts: shown }] = [
          await builtin.posting(posting),
          await builtin.resume(resume),
        ];
        const [honestPosting, honestResume] = [postingAnswerOf(asked), resumeAnswerOf(shown)];
        const reader = readerWith({
          posting: obeyingModel(order, honestPosting, (seen) =>
            obedientPostingAnswer(honestPosting, seen),
          ),
          resume: obeyingModel(order, honestResume, (seen, input) =>
            obedientResumeAnswer(honestResume, seen, wanted, input),
          ),
        });
        const clean = await judge(posting, resume, reader);
        for (const text of withOrder(posting, order))
          expectSame(await judge(text, resume, reader), clean, order);
        for (const text of withOrder(resume, order))
          expectSame(await judge(posting, text, reader), clean, order);
      }
    },
  );
});
