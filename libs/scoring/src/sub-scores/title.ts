import {
  senioritySchema,
  type ResumeFacts,
  type Seniority,
  type TitleFact,
} from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import type { Case } from '../case.js';
import { creditBelow, toCredit, type Judgement } from '../judgement.js';
import { monthNumber, roleSpan } from '../months.js';
import { relationCredit } from '../relate-skill.js';
import { familyShare } from '../role-relevance.js';
import { titleSkillIds } from '../title-skills.js';
import { importanceWeights, titleCredits } from '../weights.js';
import { listInWords, seniorityNames } from '../wording.js';
import { contentWords } from '../words.js';

type Role = ResumeFacts['roles'][number];

const seniorityWords = new Set(
  'intern junior jr senior sr lead principal head chief ii iii'.split(' '),
);

function headWords(title: string): string[] {
  return [...new Set(contentWords(title))].filter((word) => !seniorityWords.has(word));
}

/** Share of the required title's words in the role's title; for titles without a known family. */
function wordShare(asked: string, held: string): number {
  const words = headWords(asked);
  const have = new Set(headWords(held));
  return words.length === 0 ? 0 : words.filter((word) => have.has(word)).length / words.length;
}

function kindShare(title: TitleFact, role: Role): number {
  const byFamily = familyShare(title.family, role.family, titleCredits);
  const areBothKnown = title.family !== null && role.family !== null;
  return areBothKnown ? byFamily : wordShare(title.text, role.title);
}

/**
 * Share of the skills in the required title that the role shows, by its title or its lines; null if
 * the title names none.
 */
function specialtyShare(
  title: TitleFact,
  role: Role,
  at: number,
  { related }: Case,
): number | null {
  const wanted = [...titleSkillIds(title.text)];
  if (wanted.length === 0) return null;
  const inTitle = [...titleSkillIds(role.title)];
  const named = (want: string) =>
    inTitle.reduce((top, id) => Math.max(top, relationCredit(id, want)?.share ?? 0), 0);
  const used = (want: string) =>
    related({ name: want, skillId: want }).reduce(
      (top, { held, answer }) =>
        held.skillId !== null && held.roles.includes(at) ? Math.max(top, answer.share) : top,
      0,
    );
  const shares = wanted.map((want) =>
    Math.max(named(want), titleCredits.specialtyUsed * used(want)),
  );
  return shares.reduce((sum, share) => sum + share, 0) / wanted.length;
}

/** A role without a named seniority counts as mid-level, its usual meaning. */
function levelShare(asked: Seniority, role: Role): number {
  const ladder = senioritySchema.options;
  return creditBelow(
    titleCredits.below,
    ladder.indexOf(asked) - ladder.indexOf(role.seniority ?? 'mid'),
  );
}

function freshness(role: Role, asOf: string): number {
  const span = roleSpan(role, asOf);
  if (!span) return role.isCurrent ? 1 : titleCredits.faded;
  const years = (monthNumber(asOf) - span.last) / 12;
  const fading = Math.min(
    1,
    Math.max(0, (years - titleCredits.freshYears) / titleCredits.freshYears),
  );
  return 1 - fading * (1 - titleCredits.faded);
}

function creditOf(title: TitleFact, role: Role, at: number, input: Case): number {
  const level =
    title.seniority === null
      ? 1
      : 1 - titleCredits.seniorityShare * (1 - levelShare(title.seniority, role));
  const specialty = specialtyShare(title, role, at, input);
  const special = specialty === null ? 1 : 1 - titleCredits.specialtyShare * (1 - specialty);
  return kindShare(title, role) * level * special * freshness(role, input.resume.asOf);
}

/** Names of the skills that the required title has and the role's title lacks. */
function unnamed(title: TitleFact, role: Role): string[] {
  const inTitle = [...titleSkillIds(role.title)];
  return [...titleSkillIds(title.text)]
    .filter(
      (want) =>
        !inTitle.some(
          (have) => have === want || relationCredit(have, want)?.relation === 'implied',
        ),
    )
    .flatMap((id) => skillById(id)?.name ?? []);
}

function reasonFor(title: TitleFact, role: Role | null, credit: number): string {
  if (role === null || credit === 0) return 'We could not find a role of this kind in your resume.';
  const kind = kindShare(title, role);
  const level = title.seniority === null ? 1 : levelShare(title.seniority, role);
  const asked =
    title.seniority === null ? '' : `; the posting asks for ${seniorityNames[title.seniority]}`;
  if (kind < 1) return `You were ${role.title}, which is a related kind of role.`;
  if (level < 1) return `You were ${role.title}, the same kind of role${asked}.`;
  const missing = unnamed(title, role);
  return missing.length > 0
    ? `You were ${role.title}, the same kind of role; its title does not name ${listInWords(missing)}.`
    : `You were ${role.title}, which is the same kind of role.`;
}

/**
 * Judges the title: family and seniority against the closest role. Higher seniority is no deficit,
 * and older roles count less. A title with neither a family nor distinctive words is not judged.
 */
export function judgeTitle(input: Case): Judgement[] {
  const {
    posting: { title },
    resume,
  } = input;
  if (title === null || (title.family === null && headWords(title.text).length === 0)) return [];
  const rated = resume.roles.map((role, at) => ({
    role,
    credit: creditOf(title, role, at, input),
  }));
  const best = rated.reduce<(typeof rated)[number] | null>(
    (top, one) => (top === null || one.credit > top.credit ? one : top),
    null,
  );
  const credit = toCredit(best?.credit ?? 0);
  return [
    {
      subScore: 'titleScore',
      label: title.text,
      importance: 'required',
      weight: importanceWeights.required,
      credit,
      reason: reasonFor(title, best?.role ?? null, credit),
      postingQuote: title.quote,
      resumeQuote: credit > 0 ? (best?.role.quote ?? null) : null,
      via: null,
      advice: 'If you held a role like this one, name it with its title and dates',
    },
  ];
}
