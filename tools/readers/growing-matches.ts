import type { Quote } from '@rolefit/contracts';
import { allSkills } from '@rolefit/skills';
import {
  aDuty,
  aPostingFacts,
  aResumeFacts,
  aResumeSkill,
  aRole,
  aSkillRequirement,
  aStatement,
  aTitle,
} from '@rolefit/testing';
import { judgeMatch, type MatchInput, type ProfileSkillInput } from '@rolefit/scoring';

const taxonomy = allSkills().filter(({ kind }) => kind !== 'soft');
const skillAt = (index: number) => taxonomy[index % taxonomy.length] ?? { id: '', name: '' };

/** Makes consecutive quotes, as if from one text. */
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

/** Every third skill is outside the taxonomy; one duty for each two skills. */
function aPostingOf(asked: number) {
  const quote = quoter();
  return aPostingFacts({
    title: aTitle('Engineer', { family: 'software-engineering' }),
    skills: times(asked, (index) => {
      const { id, name } = skillAt(index * 5);
      const known = index % 3 !== 0;
      return aSkillRequirement(known ? name : `Zorb kit ${index}`, {
        skillId: known ? id : null,
        quote: quote(`Asks for it as number ${index}`),
      });
    }),
    duties: times(asked / 2, (index) => ({
      ...aDuty('Build', [skillAt(index * 5).id]),
      quote: quote(`Build assembly ${index} from part${index % 50} and part${(index * 7) % 50}`),
    })),
  });
}

/** Twenty lines for each role, a skill on each line. */
function aResumeOf(lines: number) {
  const quote = quoter();
  const roles = times(Math.ceil(lines / 20), (index) =>
    aRole(`Assembler ${index}`, {
      start: `${2000 + (index % 15)}-01`,
      end: `${2003 + (index % 20)}-01`,
      quote: quote(`Assembler ${index}`),
    }),
  );
  const statements = times(lines, (index) => ({
    ...aStatement('Built', { role: index % roles.length, skillIds: [skillAt(index * 3).id] }),
    quote: quote(`Built assembly ${index} with part${index % 50} and ${skillAt(index * 3).name}`),
  }));
  return aResumeFacts({
    roles,
    statements,
    skills: statements.map(({ quote: line, role }, index) =>
      aResumeSkill(skillAt(index * 3).name, {
        skillId: skillAt(index * 3).id,
        evidence: [{ quote: line, section: 'experience', role }],
      }),
    ),
  });
}

function aListOf(entries: number): ProfileSkillInput[] {
  return times(entries, (index) => ({
    name: skillAt(index * 7 + 2).name.slice(0, 50),
    score: 50,
    source: 'user',
  }));
}

const posting = aPostingOf(30);
const resume = aResumeOf(60);
const skills = aListOf(60);

/** Inputs of a match at one, two and four times their size; sizes count skills, lines and entries. */
export const growingMatches: readonly {
  readonly name: string;
  readonly inputs: readonly MatchInput[];
}[] = [
  {
    name: 'a posting below the limits',
    inputs: [38, 76, 150].map((size) => ({ posting: aPostingOf(size), resume, skills })),
  },
  {
    name: 'a posting up to 50,000 characters of skills',
    inputs: [1_000, 2_000, 4_000].map((size) => ({ posting: aPostingOf(size), resume, skills })),
  },
  {
    name: 'a resume below the limits',
    inputs: [75, 150, 300].map((size) => ({ posting, resume: aResumeOf(size), skills })),
  },
  {
    name: 'a resume up to 200,000 characters of lines',
    inputs: [625, 1_250, 2_500].map((size) => ({ posting, resume: aResumeOf(size), skills })),
  },
  {
    name: 'a list up to as many skills as a profile may have',
    inputs: [75, 150, 300].map((size) => ({ posting, resume, skills: aListOf(size) })),
  },
];

/** Judges a copy of the facts, so that nothing memoised for an earlier run is reused. */
export const judgeAnew = ({ posting: asked, resume: shown, skills: listed }: MatchInput) =>
  judgeMatch(structuredClone({ posting: asked, resume: shown, skills: listed }));
