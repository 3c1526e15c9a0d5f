import { skillKey, type SkillMention } from '@rolefit/skills';
import type { Span } from '../document/span.js';
import type { Unit } from '../document/units.js';
import { lexicon } from '../lexicon/all-languages.js';
import {
  isLicence,
  isScopeOfLicence,
  namesLicence,
  type NamedCredential,
} from '../sentence/credentials.js';
import type { AskedDegree } from './degree-asked.js';
import { insteadOfDegree, type InsteadOfDegree } from './instead-of-degree.js';
import type { NamedSkills } from './named-skills.js';
import type { AskedSkill } from './skills.js';

/** A sentence with the skills that it names. */
interface Naming {
  readonly unit: Unit;
  readonly named: NamedSkills;
}

/** "Degree in one of the following: chemistry, nutrition or geography": every field, up to another demand. */
const fieldsOfDegree = new RegExp(
  String.raw`^(?:[^.;\n]{0,30}\b${lexicon.demands.fieldOfDegree}\b)[^.;\n]{0,120}$`,
  'iu',
);
const otherDemand = new RegExp(String.raw`\b${lexicon.demands.otherDemands}`, 'iu');

function isFieldOfDegree(between: string): boolean {
  return fieldsOfDegree.test(between) && !otherDemand.test(between);
}

/** The mentions and the degree of a sentence, with offsets within it. */
export function insteadOf({ unit, named }: Naming, degree: AskedDegree | null): InsteadOfDegree {
  return degree === null
    ? { known: [], unknown: [] }
    : insteadOfDegree(
        unit.text,
        degree,
        named.known.map((one) => ({
          ...one,
          start: one.start - unit.start,
          end: one.end - unit.start,
        })),
      );
}

/** "Gelernter Maler und Lackierer": the trade is the field of the training. */
function isWithinTrade({ start }: Unit, degree: AskedDegree | null, place: Span): boolean {
  return (
    degree?.isOfTrade === true &&
    place.start - start < degree.until &&
    degree.start < place.end - start
  );
}

/** The skills of a sentence besides its licences and its degree, which are not repeated as skills. */
export function skillsApart(
  { unit, named }: Naming,
  licences: readonly NamedCredential[],
  degree: AskedDegree | null,
  instead: InsteadOfDegree,
): NamedSkills {
  const isAskedAlready = ({ skillId, start, end }: SkillMention) =>
    (licences.length > 0 &&
      (isLicence(skillId) ||
        licences.some((one) => one.start <= start - unit.start && end - unit.start <= one.end) ||
        namesLicence(unit.text.slice(end - unit.start)) ||
        isScopeOfLicence(unit.text, licences, {
          skillId,
          start: start - unit.start,
          end: end - unit.start,
        }))) ||
    (degree !== null &&
      degree.start < end - unit.start &&
      (start - unit.start < degree.until ||
        isFieldOfDegree(unit.text.slice(degree.end, start - unit.start))));
  const isInstead = ({ start }: SkillMention) =>
    instead.known.some((one) => one.start === start - unit.start);
  const professions = instead.unknown.map(({ start, end }) => ({
    name: unit.text.slice(start, end),
    start: unit.start + start,
    end: unit.start + end,
  }));
  const isApart = ({ start, end }: Span) =>
    professions.every((one) => one.end <= start || end <= one.start);
  return {
    known: named.known.filter((mention) => isInstead(mention) || !isAskedAlready(mention)),
    unknown: [
      ...named.unknown.filter((one) => isApart(one) && !isWithinTrade(unit, degree, one)),
      ...professions,
    ],
  };
}

/** The keys of skills that are as good as a degree. */
export function keysOf(
  { unit }: Pick<Naming, 'unit'>,
  { known, unknown }: InsteadOfDegree,
): ReadonlySet<string> {
  return new Set([
    ...known.map(({ skillId }) => skillId),
    ...unknown.map(({ start, end }) => skillKey(unit.text.slice(start, end))),
  ]);
}

/** Several of them are one group of alternatives. */
export function asOneGroup(
  skills: readonly AskedSkill[],
  keys: ReadonlySet<string>,
  groupName: () => string,
): AskedSkill[] {
  if (keys.size < 2) return [...skills];
  const group = groupName();
  return skills.map((skill) => (keys.has(skill.key) ? { ...skill, group } : skill));
}
