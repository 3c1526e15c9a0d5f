import { type PostingFacts, type ResumeFacts } from '@rolefit/contracts';
import {
  aLanguageRequirement,
  aPostingFacts,
  aQuote,
  aResumeFacts,
  aRole,
  aSkillRequirement,
  evidenceIn,
} from '@rolefit/testing';
import { asks, shows } from './testing/skills.js';
import { clearance, licence, permit, place } from './testing/answered-match.js';
import { highlightsOf, scoreMatch } from './index.js';

function highlights(posting: Partial<PostingFacts>, resume: Partial<ResumeFacts> = {}) {
  const facts = aPostingFacts({ skills: [aSkillRequirement('React')], ...posting });
  const skills = (resume.skills ?? []).map(({ name }) => ({
    name,
    score: 80,
    source: 'resume' as const,
  }));
  const match = scoreMatch({ posting: facts, resume: aResumeFacts(resume), skills });
  return highlightsOf(match, facts);
}
const asksOf = (posting: Partial<PostingFacts>) =>
  highlights(posting).conditions.map(({ ask }) => ask);

it('counts the required skills and the requirements that are shown, and names what is not found at all, required ones first', () => {
  const skills = [
    asks('Jira', { importance: 'preferred' }),
    asks('AWS'),
    asks('React'),
    asks('TypeScript'),
  ];
  const resume = {
    roles: [aRole('Front-end Developer', { isCurrent: true })],
    skills: [shows('React', evidenceIn(0, 'Built the shop with React')), shows('TypeScript')],
  };
  expect(highlights({ skills }, resume)).toMatchObject({
    requiredSkills: { shown: 2, of: 3 },
    requirements: { shown: 1, partly: 1, of: 3 },
    missing: [
      { name: 'AWS', isRequired: true },
      { name: 'Jira', isRequired: false },
    ],
    missingCount: 2,
  });
});

it('names no virtues and no everyday tools', () => {
  const skills = ['Teamwork', 'Slack', 'AWS'].map((name) => aSkillRequirement(name));
  expect(highlights({ skills }).missing.map(({ name }) => name)).toEqual(['AWS']);
});

it('limits the names, and counts all', () => {
  const skills = ['AWS', 'Docker', 'Java', 'Python', 'React', 'SQL'].map((name) =>
    aSkillRequirement(name),
  );
  const { missing, missingCount } = highlights({ skills });
  expect([missing.length, missingCount]).toEqual([4, 6]);
});

it('tells conditions as data, by the fact that each of them judges', () => {
  expect(asksOf(licence('Pilot licence'))).toEqual([{ type: 'licence', name: 'Pilot licence' }]);
  expect(asksOf(clearance('Secret'))).toEqual([{ type: 'clearance', name: 'Secret' }]);
  expect(asksOf(permit('US'))).toEqual([{ type: 'work-permit', country: 'US' }]);
  expect(asksOf({ languages: [aLanguageRequirement('de', { level: 'B2' })] })).toEqual([
    { type: 'language', code: 'de', level: 'B2' },
  ]);
  expect(asksOf(place('Oslo, Norway', 'hybrid'))).toEqual([
    { type: 'place', places: ['Oslo, Norway'], arrangement: 'hybrid' },
  ]);
  const quote = aQuote('Lift 25 kg');
  expect(
    asksOf({ conditions: [{ topic: 'lifting', amount: 25, importance: 'required', quote }] }),
  ).toEqual([{ type: 'work', topic: 'lifting', amount: 25 }]);
});

it('takes the country of a permit from the places where only one is possible', () => {
  expect(asksOf({ ...permit(null), ...place('Austin, TX') })).toContainEqual({
    type: 'work-permit',
    country: 'US',
  });
  expect(asksOf(permit(null))).toEqual([{ type: 'work-permit', country: null }]);
});

it('prefers a named place', () => {
  const quote = aQuote('Berlin');
  const places = [
    { place: null, arrangement: 'remote' as const, quote: aQuote('remote') },
    { place: 'Berlin', arrangement: 'hybrid' as const, quote },
  ];
  expect(highlights({ places }).place).toEqual({ name: 'Berlin', arrangement: 'hybrid' });
  expect(highlights({}).place).toBeNull();
});

it('asks for each of several conditions in one line', () => {
  const quote = aQuote('Nights and weekends; fluent German and English');
  const conditions = (['nights', 'weekends'] as const).map((topic) => ({
    topic,
    amount: null,
    importance: 'required' as const,
    quote,
  }));
  const languages = ['de', 'en'].map((code) => aLanguageRequirement(code, { quote }));
  const asked = asksOf({ conditions, languages });
  expect(asked.flatMap((ask) => (ask.type === 'work' ? ask.topic : []))).toEqual([
    'nights',
    'weekends',
  ]);
  expect(asked.flatMap((ask) => (ask.type === 'language' ? ask.code : [])).sort()).toEqual([
    'de',
    'en',
  ]);
});
