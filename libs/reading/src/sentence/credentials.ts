import { skillById, type SkillMention } from '@rolefit/skills';
import { nounPhraseAtEnd } from '../skills/noun-phrase.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import type { Clearance } from '../lexicon/topics/credentials.js';

/**
 * Taxonomy skills that law or insurance requires for working: licences, as opposed to other
 * certificates.
 */
const licenceIds = new Set([
  'registered-nurse',
  'licensed-practical-nurse',
  'nurse-practitioner',
  'certified-nursing-assistant',
  'emt',
  'bls',
  'acls',
  'pals',
  'cpr',
  'commercial-drivers-license',
  'drivers-license',
  'cpa',
  'bar-admission',
  'teaching-license',
  'pharmacy-technician',
  'journeyman-electrician',
  'airframe-and-powerplant',
  'epa-608-certification',
  'twic-card',
  'forklift-certification',
  'food-handler-certification',
]);

/** Further licences, recognised by their taxonomy id. */
const licenceId =
  /(?:^|-)licen[cs]ed?(?:-|$)|^(?:cdl|registered|licensed)-|-(?:endorsement|admission|credential|permit|registration)$|^(?:journeyman|master)-(?:electrician|plumber)$|^driver-cpc$|^tachograph-card$|^dot-medical-card$|^adr-certificate$/;

/** Whether a taxonomy skill is a licence, required by law or insurance. */
export function isLicence(skillId: string): boolean {
  return (
    licenceIds.has(skillId) ||
    (skillById(skillId)?.kind === 'certificate' && licenceId.test(skillId))
  );
}

/** A credential that a line names; offsets refer to the searched text. */
export interface NamedCredential {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The licences among these mentions. */
export function licencesAmong(mentions: readonly SkillMention[]): NamedCredential[] {
  return mentions
    .filter(({ skillId }) => isLicence(skillId))
    .map(({ skillId, start, end }) => ({ name: skillById(skillId)?.name ?? skillId, start, end }));
}

// "(adult nursing", up to where the name in the brackets begins.
const openBracket = /^(?:\s\p{L}{1,20})?\s?\([^()]{0,40}$/u;

/** Whether a skill only says what a licence before it is for: "NMC registration (adult nursing)". */
export function isScopeOfLicence(
  line: string,
  licences: readonly NamedCredential[],
  { skillId, start }: SkillMention,
): boolean {
  return (
    skillById(skillId)?.kind !== 'certificate' &&
    licences.some(({ end }) => end <= start && openBracket.test(line.slice(end, start)))
  );
}

const words = lexicon.credentials;

/** Driving licences in languages for which the taxonomy has no name of them. */
const foreignLicences = new RegExp(`(?<![\\p{L}])${words.drivingLicences}(?![\\p{L}])`, 'iu');

/** A driving licence that a line names in another language than English; offsets within the line. */
export function findForeignLicence(line: string): NamedCredential | null {
  const match = foreignLicences.exec(line);
  return (
    match && {
      name: skillById('drivers-license')?.name ?? match[0],
      start: match.index,
      end: match.index + match[0].length,
    }
  );
}

const anyLicence = new RegExp(`\\s${words.licences}\\b`, 'giu');
const licenceWord = new RegExp(
  `^\\s(?:${words.licences}|${words.permits})\\b(?!\\s${words.licensing})`,
  'iu',
);

/** Whether these words turn the name before them into a licence: "forklift" + " licence". */
export function namesLicence(after: string): boolean {
  return licenceWord.test(after);
}

/** "Valid certification in Mathematics 7-12": without the word before, a course may be enough. */
const granted = wholeWords(
  new RegExp(
    String.raw`\b${words.granted}\s(${words.grantedIn}\s[\p{L}\p{N}][^.,;:()\n]{1,60}?)(?=\s?[.,;:()\n]|\s${words.afterGranted}(?!\p{L})|$)`,
    'iu',
  ),
);
const yetToGet = wholeWords(new RegExp(String.raw`\b${words.yetToGet}`, 'iu'));

/** A licence that names what it is in: "valid certification in Mathematics 7-12"; offsets within the line. */
export function findGrantedLicence(line: string): NamedCredential | null {
  const match = yetToGet.test(line) ? null : granted.exec(line);
  const name = match?.[1];
  if (!match || name === undefined) return null;
  const start = match.index + match[0].length - name.length;
  return { name, start, end: start + name.length };
}

/**
 * A licence unknown to the taxonomy, as spelled out: "counterbalance forklift licence"; offsets
 * within the line.
 */
export function findNamedLicence(line: string): NamedCredential | null {
  for (const match of line.slice(0, 1_000).matchAll(anyLicence)) {
    const name = namesLicence(line.slice(match.index))
      ? nounPhraseAtEnd(line.slice(0, match.index))
      : null;
    if (name)
      return {
        name: line.slice(name.start, match.index + match[0].length),
        start: name.start,
        end: match.index + match[0].length,
      };
  }
  return null;
}

function clearancePattern(clearance: Clearance): RegExp {
  return wholeWords(new RegExp(`\\b${words.clearances[clearance]}`, 'iu'));
}

/** Most exact first. */
const clearances: readonly (readonly [string, RegExp])[] = [
  ['TS/SCI clearance', clearancePattern('topSecretCompartmented')],
  ['Top Secret clearance', clearancePattern('topSecret')],
  ['Secret clearance', clearancePattern('secret')],
  ['SC clearance', clearancePattern('securityCheck')],
  ['DV clearance', clearancePattern('developedVetting')],
  ['Public Trust', clearancePattern('publicTrust')],
  ['Reliability status', clearancePattern('reliability')],
  ['Security clearance', clearancePattern('any')],
];

// Most lines name none, and one search is cheaper than one for each kind.
const anyClearance = wholeWords(
  new RegExp(`\\b(?:${Object.values(words.clearances).join('|')})`, 'iu'),
);

/** The clearance of a line: the most exact name it uses, or none. */
export function findClearance(line: string): NamedCredential | null {
  if (!anyClearance.test(line)) return null;
  for (const [name, pattern] of clearances) {
    const match = pattern.exec(line);
    if (match) return { name, start: match.index, end: match.index + match[0].length };
  }
  return null;
}
