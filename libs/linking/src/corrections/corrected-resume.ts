import {
  type Correction,
  type DegreeCorrection,
  type HeldOccupation,
  type ResumeFacts,
  type Role,
  type RoleCorrection,
  wordsKey,
} from '@rolefit/contracts';

type AboutResume = RoleCorrection | DegreeCorrection;

function isAboutResume(correction: Correction): correction is AboutResume {
  return correction.about === 'role' || correction.about === 'degree';
}

/** A resume may have two roles of the same title. */
function roleKey(words: string, start: string | null): string {
  return `${wordsKey(words)} ${start ?? ''}`;
}

/** Roles as corrected; null for one that is removed. */
function correctedRole(role: Role, correction: RoleCorrection | undefined): Role | null {
  if (correction === undefined) return role;
  const { ruling, reading } = correction;
  if (ruling.type === 'remove') return null;
  const { title, employer, start, end, isCurrent } = ruling;
  return {
    ...role,
    title,
    employer,
    start,
    end: isCurrent ? null : end,
    isCurrent,
    family: reading?.family ?? null,
    seniority: reading?.seniority ?? null,
  };
}

/** The occupations of titles that the user has not corrected, and those of the titles as corrected. */
function occupationsOf(
  { occupations, roles, headline }: ResumeFacts,
  byRole: ReadonlyMap<number, RoleCorrection>,
  place: ReadonlyMap<number, number>,
): HeldOccupation[] {
  const held = new Map<string, HeldOccupation>();
  for (const one of occupations) {
    const kept = one.roles
      .filter((role) => !byRole.has(role))
      .flatMap((role) => place.get(role) ?? []);
    // An occupation without a role is that of the headline.
    const isInHeadline = one.roles.length === 0 || one.quote.start === headline?.quote.start;
    if (kept.length > 0 || isInHeadline) held.set(one.id, { ...one, roles: kept });
  }
  for (const [index, { reading }] of byRole) {
    const [role, at] = [roles[index], place.get(index)];
    if (role === undefined || at === undefined) continue;
    for (const one of reading?.occupations ?? []) {
      const known = held.get(one.id);
      held.set(one.id, {
        ...one,
        quote: known?.quote ?? role.quote,
        roles: [...(known?.roles ?? []), at],
      });
    }
  }
  return [...held.values()];
}

function withRoles(resume: ResumeFacts, byRole: ReadonlyMap<number, RoleCorrection>): ResumeFacts {
  const kept = resume.roles
    .map((role, index) => ({ role: correctedRole(role, byRole.get(index)), index }))
    .flatMap(({ role, index }) => (role === null ? [] : [{ role, index }]));
  const place = new Map(kept.map(({ index }, at) => [index, at]));
  const follow = <Item extends { readonly role: number | null }>(item: Item): Item => ({
    ...item,
    role: item.role === null ? null : (place.get(item.role) ?? null),
  });
  return {
    ...resume,
    roles: kept.map(({ role }) => role),
    skills: resume.skills.map((skill) => ({ ...skill, evidence: skill.evidence.map(follow) })),
    statements: resume.statements.map(follow),
    occupations: occupationsOf(resume, byRole, place),
  };
}

function withDegrees(
  resume: ResumeFacts,
  corrections: ReadonlyMap<string, DegreeCorrection>,
): ResumeFacts {
  const education = resume.education.flatMap((degree) => {
    const ruling = corrections.get(wordsKey(degree.quote.text))?.ruling;
    if (ruling === undefined) return [degree];
    return ruling.type === 'remove'
      ? []
      : [{ ...degree, level: ruling.level, field: ruling.field }];
  });
  return { ...resume, education };
}

function correct(resume: ResumeFacts, corrections: readonly AboutResume[]): ResumeFacts {
  const roles = new Map<string, RoleCorrection>();
  const degrees = new Map<string, DegreeCorrection>();
  for (const one of corrections)
    if (one.about === 'role') roles.set(roleKey(one.words, one.startAsRead), one);
    else degrees.set(wordsKey(one.words), one);
  const byRole = new Map(
    resume.roles.flatMap(({ quote, start }, index) => {
      const correction = roles.get(roleKey(quote.text, start));
      return correction ? [[index, correction] as const] : [];
    }),
  );
  const withCorrectRoles = byRole.size === 0 ? resume : withRoles(resume, byRole);
  return degrees.size === 0 ? withCorrectRoles : withDegrees(withCorrectRoles, degrees);
}

interface Corrected {
  readonly key: string;
  readonly facts: ResumeFacts;
}
// What is derived from a resume's facts is kept by their identity, for hundreds of postings.
const latest = new WeakMap<ResumeFacts, Corrected>();

/** The facts of a resume as its owner corrects them: roles and degrees that were misread are replaced or left out. */
export function correctedResume(
  resume: ResumeFacts,
  corrections: readonly Correction[],
): ResumeFacts {
  const own = corrections.filter(isAboutResume);
  if (own.length === 0) return resume;
  const key = JSON.stringify(own);
  const known = latest.get(resume);
  if (known?.key === key) return known.facts;
  const facts = correct(resume, own);
  latest.set(resume, { key, facts });
  return facts;
}
