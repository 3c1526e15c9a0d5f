import type { Quote } from '@rolefit/contracts';
import { allSkills } from '@rolefit/skills';
import { aDuty, aPostingFacts, aResumeFacts, aResumeSkill, aRole, aSkillRequirement, aStatement, aTitle } from '@rolefit/testing';
import { judgeMatch, type MatchInput, type ProfileSkillInput } from './index.js';

const taxonomy = allSkills().filter(({ kind }) => kind !== 'soft');
const skillAt = (index: number) => taxonomy[index % taxonomy.length] ?? { id: '', name: '' };

/** Quotes one after the other, as in a text. */
function quoter(): (text: string) => Quote {
  let end = 0;
  return (text) => {
    const start = end + 1;
    end = start + text.length;
    return { text, start, end };
  };
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** One skill in three is none of the taxonomy, one duty for each two skills. */
function aPostingOf(asked: number) {
  const quote = quoter();
  return aPostingFacts({
    title: aTitle('Engineer', { family: 'software-engineering' }),
    skills: times(asked, (index) => {
      const { id, name } = skillAt(index * 5);
      const known = index % 3 !== 0;
      return aSkillRequirement(known ? name : `Zorb kit ${index}`, { skillId: known ? id : null, quote: quote(`Asks for it as number ${index}`) });
    }),
    duties: times(asked / 2, (index) => ({ ...aDuty('Build', [skillAt(index * 5).id]), quote: quote(`Build assembly ${index} from part${index % 50} and part${(index * 7) % 50}`) })),
  });
}

/** Twenty lines for each role, a skill on each line. */
function aResumeOf(lines: number) {
  const quote = quoter();
  const roles = times(Math.ceil(lines / 20), (index) => aRole(`Assembler ${index}`, { start: `${2000 + (index % 15)}-01`, end: `${2003 + (index % 20)}-01`, quote: quote(`Assembler ${index}`) }));
  const statements = times(lines, (index) => ({ ...aStatement('Built', { role: index % roles.length, skillIds: [skillAt(index * 3).id] }), quote: quote(`Built assembly ${index} with part${index % 50} and ${skillAt(index * 3).name}`) }));
  return aResumeFacts({
    roles,
    statements,
    skills: statements.map(({ quote: line, role }, index) => aResumeSkill(skillAt(index * 3).name, { skillId: skillAt(index * 3).id, evidence: [{ quote: line, section: 'experience', role }] })),
  });
}

function aListOf(entries: number): ProfileSkillInput[] {
  return times(entries, (index) => ({ name: skillAt(index * 7 + 2).name.slice(0, 50), score: 50, source: 'user' }));
}

/** Milliseconds of the processor, whatever else the machine does; facts are new ones, of which nothing is remembered. */
function cost({ posting, resume, skills }: MatchInput): number {
  const input = structuredClone({ posting, resume, skills });
  const before = process.cpuUsage();
  judgeMatch(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const rounds = 30;

/** How much more each input costs than the one before: the best of several rounds, which take turns, so that a busy minute of the machine meets all alike. */
function growth(inputs: readonly MatchInput[]): number[] {
  const best = inputs.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) inputs.forEach((input, at) => (best[at] = Math.min(best[at] ?? Infinity, cost(input))));
  return best.slice(1).map((ms, at) => ms / (best[at] ?? ms));
}

/** The goal is 2.2 for each doubling; beyond this it is no noise. Quadratic work takes 4. */
const growthMost = 2.8;

const posting = aPostingOf(30);
const resume = aResumeOf(60);
const skills = aListOf(60);

describe('judging a match with its gaps grows in line', () => {
  it.each([
    ['a posting below the limits', [38, 76, 150].map((size) => ({ posting: aPostingOf(size), resume, skills }))],
    ['a posting up to 50,000 characters of skills', [1_000, 2_000, 4_000].map((size) => ({ posting: aPostingOf(size), resume, skills }))],
    ['a resume below the limits', [75, 150, 300].map((size) => ({ posting, resume: aResumeOf(size), skills }))],
    ['a resume up to 200,000 characters of lines', [625, 1_250, 2_500].map((size) => ({ posting, resume: aResumeOf(size), skills }))],
    ['a list up to as many skills as a profile may have', [75, 150, 300].map((size) => ({ posting, resume, skills: aListOf(size) }))],
  ])('with %s', (_, inputs) => {
    for (const ratio of growth(inputs)) expect(ratio).toBeLessThan(growthMost);
  });
});
