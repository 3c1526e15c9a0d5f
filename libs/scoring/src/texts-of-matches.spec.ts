import { matchMessagesSchema, type StoredMatch } from '@rolefit/contracts';
import { english, german, type MatchTexts, writeMatch } from '@rolefit/match-texts';
import {
  aQuote,
  aRandom,
  aRandomPosting,
  aRandomResume,
  withRandomRequirements,
} from '@rolefit/testing';
import { judgeAnswered } from './testing/answered-match.js';
import { judgeFacts } from './testing/judge.js';
import { seedsOf } from './testing/random-case.js';
import { namedSkill } from './testing/skills.js';

const skills = [
  ...['React', 'JavaScript', 'Docker', 'Kubernetes', 'SQL', 'Welding'].map(namedSkill),
  { id: null, name: 'Organ tuning' },
];

function aRandomMatch(seed: number): StoredMatch {
  const random = aRandom(seed);
  const posting = withRandomRequirements(random, aRandomPosting(random, skills));
  return judgeFacts(posting, aRandomResume(random, skills));
}

const matches = seedsOf(100).map(aRandomMatch);

function sentencesOf(match: StoredMatch, texts: MatchTexts): string[] {
  const { points, readiness, scanSummary, recommendations } = writeMatch(match, texts);
  return [
    ...points.map(({ reason }) => reason),
    ...readiness.map(({ text }) => text),
    scanSummary,
    ...recommendations,
  ];
}

describe('the texts of a match', () => {
  it('are messages of the contract', () => {
    for (const { messages } of matches)
      expect(matchMessagesSchema.parse(JSON.parse(JSON.stringify(messages)))).toEqual(messages);
  });

  it('are stored in English as the messages read', () => {
    for (const match of matches) {
      const { messages: _, ...stored } = match;
      expect(writeMatch(match, english)).toEqual(stored);
    }
  });

  it.each([
    ['English', english],
    ['German', german],
  ])('are whole sentences in %s', (_, texts) => {
    for (const sentence of matches.flatMap((match) => sentencesOf(match, texts))) {
      expect(sentence).toMatch(/^[\p{Lu}\d„“].*[.”“]$/u);
      expect(sentence).not.toMatch(/ {2}|\.\.|undefined|null|NaN|\[object/);
    }
  });

  it('say in German what the user answered', () => {
    const match = judgeAnswered(
      { clearances: [{ name: 'Secret', importance: 'required', quote: aQuote('Secret') }] },
      { clearances: { isComplete: true } },
    );
    const why = 'Möglicher Ausschlussgrund: Secret. Deine Antwort: keine Sicherheitsüberprüfung.';
    expect(writeMatch(match, german).readiness[0]?.text).toBe(why);
  });
});
