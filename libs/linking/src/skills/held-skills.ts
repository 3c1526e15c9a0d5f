import type { Quote, ResumeFacts } from '@rolefit/contracts';
import { compareText } from '../canonical.js';
import { evidenceStrength } from './evidence-strength.js';
import { profileSkillName, type ProfileSkillInput } from './profile-skill.js';
import { idOfName, keyOfName } from './skill-names.js';

type ResumeSkill = ResumeFacts['skills'][number];

/** A skill that counts for the user, from the resume, from the user, or from both. */
export interface HeldSkill {
  readonly name: string;
  readonly skillId: string | null;
  /** Strength of its evidence, or the user's own rating, 0 to 100. */
  readonly score: number;
  readonly isStatedByUser: boolean;
  readonly isListedOnly: boolean;
  /** The best line of evidence in the resume; null if only the user states the skill. */
  readonly quote: Quote | null;
  /** Roles whose lines show it: indices into `ResumeFacts.roles`. */
  readonly roles: readonly number[];
  /** Years that the resume states for it in words ("Java – 5 years"); 0 where it states none. */
  readonly statedYears: number;
}

/** The user's skills, and those of the resume that the user removed. */
export interface SkillStand {
  readonly held: readonly HeldSkill[];
  /** Whether the resume shows a skill with this key (`skillKey`) that is not on the list. */
  readonly isRemoved: (key: string) => boolean;
  /** The state with this entry on the list, replacing entries of the same name in any case. */
  readonly withEntry: (entry: ProfileSkillInput) => ChangedStand;
}

/** One held skill that replaces others. */
export interface HeldChange {
  readonly gone: ReadonlySet<HeldSkill>;
  readonly added: HeldSkill | null;
  /** Insertion index of the added skill. */
  readonly at: number;
}

/** A state that differs by one entry of the list. */
export interface ChangedStand {
  readonly change: HeldChange;
  readonly isRemoved: (key: string) => boolean;
}

interface Joined {
  readonly entry: ProfileSkillInput;
  /** The resume skills that match the entry. */
  readonly shown: readonly ResumeSkill[];
  readonly held: HeldSkill | null;
}

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const known = map.get(key);
  if (known) known.push(item);
  else map.set(key, [item]);
}

/** Finds the resume skills that match an entry of the list, by key or by taxonomy id. */
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

/** Finds out whether a resume shows a skill of this name, on the list or not. */
export function showsSkill(resume: ResumeFacts): (name: string) => boolean {
  const shownFor = lookUp(resume);
  return (name) => shownFor({ name, score: 0, source: 'user' }).length > 0;
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
    // The list truncates long names; the resume's name is complete.
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
 * Joins the resume's skills with the user's list. The list has precedence:
 * - on both, untouched (`source: resume`): counts by the resume's evidence, recomputed so that a
 * stored score never becomes stale;
 * - on both, changed by the user: counts by the user's score; the resume's lines are still quoted
 * and its dated roles still count as years;
 * - only on the list, from the user: counts by the user's score, with no quote and no years;
 * - only on the list, `source: resume`: the resume no longer shows it, so it does not count;
 * - only on the resume: the user removed it, so it does not count. (Another skill on the list may
 * still imply it.)
 * Names match by key or by taxonomy id.
 * @param resume facts in canonical order
 */
export function standsOf(resume: ResumeFacts): (list: readonly ProfileSkillInput[]) => SkillStand {
  const shownFor = lookUp(resume);
  const keys = new Map(resume.skills.map((skill) => [skill, keyOfName(skill.name)]));
  // A list is judged against many postings.
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

/** The order in which entries of the list count. */
export function byEntry(a: ProfileSkillInput, b: ProfileSkillInput): number {
  return compareText(a.name, b.name) || b.score - a.score || compareText(b.source, a.source);
}

function standOf(
  joined: readonly Joined[],
  keys: ReadonlyMap<ResumeSkill, string>,
  join: (entry: ProfileSkillInput) => Joined,
): SkillStand {
  // How many entries match each skill of the resume, and how many skills per key are unmatched.
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
