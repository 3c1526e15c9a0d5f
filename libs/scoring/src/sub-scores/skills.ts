import type { PostingFacts, Quote, SkillRequirement } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import type { Case } from '../case.js';
import { toCredit, type SkillJudgement } from '../judgement.js';
import { bestForSkill, type SkillCredit } from '../relate-skill.js';
import { keyOfName } from '../skill-names.js';
import { titleSkillIds } from '../title-skills.js';
import { importanceWeights, kindWeights, titleSkillWeight, unknownKindWeight } from '../weights.js';
import { listInWords } from '../wording.js';

/** One thing that is asked: a skill, or alternatives of which one is enough. */
type Ask = readonly [SkillRequirement, ...SkillRequirement[]];

function identity({ skillId, name }: SkillRequirement): string {
  return skillId ?? keyOfName(name);
}

function isSoft(requirement: SkillRequirement): boolean {
  return requirement.skillId !== null && skillById(requirement.skillId)?.kind === 'soft';
}

/** Whether the posting asks for a skill that is more than a soft one. */
export function asksHardSkills(posting: PostingFacts): boolean {
  return posting.skills.some((requirement) => !isSoft(requirement));
}

/** The ids of all skills asked for that are more than soft ones. */
export function hardSkillIds(posting: PostingFacts): string[] {
  return [...new Set(posting.skills.filter((requirement) => !isSoft(requirement)).flatMap(({ skillId }) => skillId ?? []))];
}

function requiredFirst(a: SkillRequirement, b: SkillRequirement): number {
  return importanceWeights[b.importance] - importanceWeights[a.importance];
}

/** A posting that names a skill five times asks for it once: alternatives become one ask, and of what is left each skill counts once. */
function asksOf(posting: PostingFacts): Ask[] {
  const asks = new Map<string, Ask>();
  for (const requirement of [...posting.skills].sort(requiredFirst)) {
    const key = requirement.group === null ? `skill ${identity(requirement)}` : `group ${requirement.group}`;
    const [first, ...others] = asks.get(key) ?? [requirement];
    if (asks.has(key) && requirement.group === null) continue;
    const isNew = first !== requirement && ![first, ...others].some((other) => identity(other) === identity(requirement));
    asks.set(key, isNew ? [first, ...others, requirement] : [first, ...others]);
  }
  // A group that asks for exactly what another ask does (a line that is repeated) is no second ask.
  const unique = new Map([...asks.values()].reverse().map((ask) => [ask.map(identity).sort().join(' | '), ask]));
  return [...unique.values()].reverse();
}

function reasonFor(found: SkillCredit | null, label: string): string {
  if (found === null) return `We could not find ${label} in your resume or your list of skills.`;
  const { held, relation, through } = found;
  const name = held.name;
  if (through !== null) return `Your resume names ${name}; ${through.name}, which includes it, has the stronger evidence.`;
  if (relation === 'implied') return `Your resume shows ${name}, which includes it; ${label} itself is not named.`;
  if (relation === 'near') return `We could not find ${label} itself; ${name} is close to it and counts in part.`;
  if (held.isStatedByUser) return `Stated by you: ${name} at ${held.score}${held.quote ? '; your resume names it too' : ''}.`;
  if (held.isListedOnly) return `Your resume lists ${name}, but no role shows it in use.`;
  return found.credit === 1 ? `Your resume shows ${name}.` : `Your resume shows ${name}, though not in a recent dated role.`;
}

/** "used Docker", "hold a nursing licence", "experience with negotiation": what somebody would say who has it. */
function having(skillId: string | null, label: string): string {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  if (kind === 'certificate') return `you hold ${label}`;
  return kind === 'technology' || kind === 'tool' ? `you have used ${label}` : `you have experience with ${label}`;
}

/** How a skill that is only listed could be shown: one uses a tool, and not a trade. */
function showing({ held: { name, skillId } }: SkillCredit): string {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  return kind === 'technology' || kind === 'tool' ? `Show in a role what you used ${name} for, with its dates` : `Show ${name} in a role, with its dates`;
}

function adviceFor(found: SkillCredit | null, skillId: string | null, label: string): string {
  const isTrait = skillId !== null && skillById(skillId)?.kind === 'soft';
  if (isTrait && (found === null || found.relation !== 'same')) return `If “${label}” is true of you, show it by an example in a role`;
  const have = having(skillId, label);
  if (found === null || found.relation === 'near') return `If ${have}, ${have.startsWith('you hold') ? 'name it with its date' : 'show it in a role'}`;
  if (found.relation === 'implied') return `If ${have}, name it beside ${found.held.name}`;
  if (found.held.isStatedByUser) return `You put ${found.held.name} at ${found.held.score}; if a role shows more, say so there and in your list`;
  return showing(found);
}

/** For each quote how many of all stand in its line: quotes that overlap are of one line. */
function asksPerLine(quotes: readonly Quote[]): number[] {
  const order = quotes.map((quote, index) => ({ quote, index })).sort((a, b) => a.quote.start - b.quote.start || a.quote.end - b.quote.end);
  const lines: { end: number; members: number[] }[] = [];
  for (const { quote, index } of order) {
    const line = lines.at(-1);
    if (line && quote.start < line.end) {
      line.members.push(index);
      line.end = Math.max(line.end, quote.end);
    } else lines.push({ end: quote.end, members: [index] });
  }
  const counts = new Array<number>(quotes.length).fill(1);
  for (const { members } of lines) for (const member of members) counts[member] = members.length;
  return counts;
}

function weightOf(ask: Ask, inTitle: ReadonlySet<string>): number {
  // Alternatives weigh what the heaviest of them does.
  const weights = ask.map(({ skillId }) => {
    const kind = skillId === null ? undefined : skillById(skillId)?.kind;
    return (kind === undefined ? unknownKindWeight : kindWeights[kind]) * (skillId !== null && inTitle.has(skillId) ? titleSkillWeight : 1);
  });
  return importanceWeights[ask[0].importance] * Math.max(...weights);
}

function judge(ask: Ask, input: Case): SkillJudgement {
  const candidates = ask.map((requirement) => ({ requirement, found: bestForSkill(requirement, input) }));
  const best = candidates.reduce((top, one) => ((one.found?.credit ?? 0) > (top.found?.credit ?? 0) ? one : top));
  const [first] = ask;
  const label = listInWords(ask.map(({ name }) => name), 'or');
  const soft = ask.every(isSoft);
  const { found } = best;
  const subject = found ? best.requirement.name : label;
  return {
    subScore: 'skillsScore',
    label,
    name: subject,
    isSoft: soft,
    asked: ask,
    importance: first.importance,
    weight: weightOf(ask, titleSkillIds(input.posting.title?.text ?? '')),
    credit: toCredit(found?.credit ?? 0),
    reason: reasonFor(found, subject),
    postingQuote: best.requirement.quote,
    resumeQuote: found?.held.quote ?? null,
    via: found && found.relation !== 'same' ? found.held.name : null,
    advice: adviceFor(found, best.requirement.skillId, subject),
  };
}

/**
 * Judges the skills a posting asks for: required to preferred as 3 to 1, by kind, those of the title twice, those of
 * one line together as one, alternatives once by the best of them, a
 * skill only listed less than one used in a dated role, related skills in part with `via`.
 */
export function judgeSkills(input: Case): SkillJudgement[] {
  const asks = asksOf(input.posting);
  const sharers = asksPerLine(asks.map(([{ quote }]) => quote));
  return asks.map((ask, at) => {
    const judgement = judge(ask, input);
    return { ...judgement, weight: judgement.weight / (sharers[at] ?? 1) };
  });
}
