import type { Quote, ResumeFacts } from '@rolefit/contracts';
import { compareText } from './canonical.js';
import { evidenceStrength } from './evidence-strength.js';
import { profileSkillName, type ProfileSkillInput } from './profile-skills.js';
import { idOfName, keyOfName } from './skill-names.js';

type ResumeSkill = ResumeFacts['skills'][number];

/** A skill that counts for the user, from the resume, from the user, or from both. */
export interface HeldSkill {
  readonly name: string;
  readonly skillId: string | null;
  /** Strength of its evidence, or what the user says it is, 0 to 100. */
  readonly score: number;
  readonly isStatedByUser: boolean;
  readonly isListedOnly: boolean;
  /** The line of the resume that shows it best; null where only the user says so. */
  readonly quote: Quote | null;
  /** Roles whose lines show it: indices into `ResumeFacts.roles`. */
  readonly roles: readonly number[];
  /** Years that the resume states for it in words ("Java – 5 years"); 0 where it states none. */
  readonly statedYears: number;
}

/** What the user stands for, and what they took off the list although the resume says it. */
export interface SkillStand {
  readonly held: readonly HeldSkill[];
  /** Keys (`skillKey`) of skills that the resume shows and the list does not have. */
  readonly removed: ReadonlySet<string>;
}

function add(map: Map<string, ResumeSkill[]>, key: string, skill: ResumeSkill): void {
  const known = map.get(key);
  if (known) known.push(skill);
  else map.set(key, [skill]);
}

/** Finds the resume skills that an entry of the list stands for, by key or by the skill of the taxonomy. */
function lookUp(resume: ResumeFacts): (entry: ProfileSkillInput) => readonly ResumeSkill[] {
  const byKey = new Map<string, ResumeSkill[]>();
  const byId = new Map<string, ResumeSkill[]>();
  for (const skill of resume.skills) {
    add(byKey, keyOfName(profileSkillName(skill.name)), skill);
    if (skill.skillId !== null) add(byId, skill.skillId, skill);
  }
  return ({ name }) => {
    const id = idOfName(name);
    return [...new Set([...(byKey.get(keyOfName(name)) ?? []), ...(id === null ? [] : (byId.get(id) ?? []))])];
  };
}

function hold(entry: ProfileSkillInput, shown: readonly ResumeSkill[], resume: ResumeFacts): HeldSkill | null {
  const evidence = shown.flatMap((skill) => skill.evidence);
  const skillId = shown[0]?.skillId ?? idOfName(entry.name);
  const strength = evidenceStrength(evidence, skillId, resume);
  if (entry.source === 'resume' && strength === null) return null;
  return {
    // The list cuts long names; the resume's own is whole.
    name: shown[0]?.name ?? entry.name,
    skillId,
    score: entry.source === 'resume' && strength ? strength.score : entry.score,
    isStatedByUser: entry.source === 'user',
    isListedOnly: strength?.isListedOnly ?? false,
    quote: strength?.best.quote ?? null,
    roles: [...new Set(evidence.flatMap(({ role }) => role ?? []))].sort((a, b) => a - b),
    statedYears: Math.max(0, ...shown.map(({ years }) => years ?? 0)),
  };
}

/**
 * Joins the resume's skills with the user's list. The list is what the user stands for:
 *
 * - on both, untouched (`source: resume`): counts by the resume's evidence, worked out anew, so that a stored score never lags behind;
 * - on both, changed by the user: counts by the user's score; the resume's lines are still quoted and its dated roles still count as years;
 * - only on the list, from the user: counts by the user's score, with no quote and no years;
 * - only on the list, `source: resume`: the resume no longer shows it, so it does not count;
 * - only on the resume: the user removed it, so it does not count. (What another skill of the list implies still counts through that one.)
 *
 * Names meet by their key or by the skill of the taxonomy that they stand for.
 *
 * What it makes of an entry is kept, so that a list with one entry more costs little more.
 * @param resume facts in canonical order
 */
export function standsOf(resume: ResumeFacts): (list: readonly ProfileSkillInput[]) => SkillStand {
  const shownFor = lookUp(resume);
  const keys = new Map(resume.skills.map((skill) => [skill, keyOfName(skill.name)]));
  const known = new WeakMap<ProfileSkillInput, { readonly shown: readonly ResumeSkill[]; readonly held: HeldSkill | null }>();
  const join = (entry: ProfileSkillInput) => {
    const shown = shownFor(entry);
    const joined = { shown, held: hold(entry, shown, resume) };
    known.set(entry, joined);
    return joined;
  };
  return (list) => {
    const entries = [...list].sort((a, b) => compareText(a.name, b.name) || b.score - a.score || compareText(b.source, a.source));
    const joined = entries.map((entry) => known.get(entry) ?? join(entry));
    const kept = new Set(joined.flatMap(({ shown }) => shown));
    return {
      held: joined.flatMap(({ held }) => held ?? []),
      removed: new Set([...keys].flatMap(([skill, key]) => (kept.has(skill) ? [] : key))),
    };
  };
}
