import type { Quote, ResumeFacts } from '@rolefit/contracts';
import { compareText } from './canonical.js';
import { evidenceStrength } from './evidence-strength.js';
import { profileSkillName, type ProfileSkillInput } from './profile-skill.js';
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
  /** Whether the resume shows a skill of this key (`skillKey`) that the list does not have. */
  readonly isRemoved: (key: string) => boolean;
  /** The stand as it would be with this entry on the list, in place of those of its name in any case. */
  readonly withEntry: (entry: ProfileSkillInput) => ChangedStand;
}

/** One held skill in place of others. */
export interface HeldChange {
  readonly gone: ReadonlySet<HeldSkill>;
  readonly added: HeldSkill | null;
  /** Where the added one stands: before the skill of this number. */
  readonly at: number;
}

/** A stand that differs by one entry of the list. */
export interface ChangedStand {
  readonly change: HeldChange;
  readonly isRemoved: (key: string) => boolean;
}

interface Joined {
  readonly entry: ProfileSkillInput;
  /** The skills of the resume that the entry stands for. */
  readonly shown: readonly ResumeSkill[];
  readonly held: HeldSkill | null;
}

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const known = map.get(key);
  if (known) known.push(item);
  else map.set(key, [item]);
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
    return [
      ...new Set([
        ...(byKey.get(keyOfName(name)) ?? []),
        ...(id === null ? [] : (byId.get(id) ?? [])),
      ]),
    ];
  };
}

function hold(
  entry: ProfileSkillInput,
  shown: readonly ResumeSkill[],
  resume: ResumeFacts,
): HeldSkill | null {
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
 * @param resume facts in canonical order
 */
export function standsOf(resume: ResumeFacts): (list: readonly ProfileSkillInput[]) => SkillStand {
  const shownFor = lookUp(resume);
  const keys = new Map(resume.skills.map((skill) => [skill, keyOfName(skill.name)]));
  // A list is held against many postings.
  const known = new WeakMap<ProfileSkillInput, Joined>();
  const join = (entry: ProfileSkillInput): Joined => {
    const before = known.get(entry);
    if (before) return before;
    const shown = shownFor(entry);
    const joined = { entry, shown, held: hold(entry, shown, resume) };
    known.set(entry, joined);
    return joined;
  };
  return (list) => standOf([...list].sort(byEntry).map(join), keys, join);
}

function byEntry(a: ProfileSkillInput, b: ProfileSkillInput): number {
  return compareText(a.name, b.name) || b.score - a.score || compareText(b.source, a.source);
}

function standOf(
  joined: readonly Joined[],
  keys: ReadonlyMap<ResumeSkill, string>,
  join: (entry: ProfileSkillInput) => Joined,
): SkillStand {
  // How many entries keep each skill of the resume, and how many skills of each key nothing keeps.
  const kept = new Map<ResumeSkill, number>();
  for (const { shown } of joined)
    for (const skill of shown) kept.set(skill, (kept.get(skill) ?? 0) + 1);
  const removed = new Map<string, number>();
  for (const [skill, key] of keys)
    if (!kept.has(skill)) removed.set(key, (removed.get(key) ?? 0) + 1);
  const byName = new Map<string, Joined[]>();
  for (const one of joined) add(byName, one.entry.name.toLowerCase(), one);

  const withEntry = (entry: ProfileSkillInput): ChangedStand => {
    const one = join(entry);
    const gone = byName.get(entry.name.toLowerCase()) ?? [];
    const change = {
      gone: new Set(gone.flatMap(({ held }) => held ?? [])),
      added: one.held,
      at: joined.reduce(
        (at, { entry: other, held }) => (held !== null && byEntry(other, entry) < 0 ? at + 1 : at),
        0,
      ),
    };
    const changed = new Map<string, number>();
    for (const skill of new Set([...one.shown, ...gone.flatMap(({ shown }) => shown)])) {
      const before = kept.get(skill) ?? 0;
      const after =
        before -
        gone.filter(({ shown }) => shown.includes(skill)).length +
        Number(one.shown.includes(skill));
      const key = keys.get(skill) ?? '';
      changed.set(
        key,
        (changed.get(key) ?? removed.get(key) ?? 0) + Number(after === 0) - Number(before === 0),
      );
    }
    return { change, isRemoved: (key) => (changed.get(key) ?? removed.get(key) ?? 0) > 0 };
  };

  return {
    held: joined.flatMap(({ held }) => held ?? []),
    isRemoved: (key) => removed.has(key),
    withEntry,
  };
}
