import { skillById } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.credentials;
const { and, or } = lexicon.grammar;

/** European classes but B1, which mechanics of aircraft hold; "EC" is French for CE. Capitals, so that no article is one. */
const oneClass = String.raw`(?:(?:B|[CD]1?)(?:\s?\+\s?)?E|E[BCD]|A[12M]?|B|[CD]1?|T)(?![\p{L}\p{N}+])`;
const classWord = String.raw`(?:${words.licenceClasses}|${words.vehicleCategories})`;
const joint = String.raw`(?:,?\s(?:${and}|${or})\s|\s?[,/&+]\s?)`;
const list = String.raw`${oneClass}(?:${joint}${oneClass}){0,6}`;

const licence = new RegExp(String.raw`(?<!\p{L})(?:${words.classedLicences})(?!\p{L})`, 'giu');
const drivingLicence = new RegExp(`^(?:${words.drivingLicences})$`, 'iu');
/** The text between a licence and its classes: "(categories", "der Klassen". */
const towardsClasses = new RegExp(
  String.raw`^(?:[\s(:,–-]{1,3}(?:${words.towardsClasses}\s)?${classWord}[\s:]{1,2}|[\s(:]{1,2})`,
  'iu',
);
const listAfter = new RegExp(`^${list}`, 'u');
const listBefore = new RegExp(String.raw`(?<![\p{L}\p{N}+])${list}[\s-]$`, 'u');
const classWordAtEnd = new RegExp(String.raw`(?<!\p{L})${classWord}\s$`, 'iu');
/** A single letter may mean something else: coaches hold "a B licence". */
const isSurelyClass = /[\dE,/&+]/u;
// As a word of its own, either letter may begin the next sentence.
const isWord = /^[AT]$/u;

// More than a list of all classes takes.
const listChars = 50;
const lineChars = 1_000;

interface Range {
  readonly start: number;
  readonly end: number;
}

function classesAfter(line: string, end: number): Range | null {
  const lead = towardsClasses.exec(line.slice(end, end + listChars))?.[0];
  if (lead === undefined) return null;
  const start = end + lead.length;
  const found = listAfter.exec(line.slice(start, start + listChars))?.[0];
  if (found === undefined || (isWord.test(found) && !/\p{L}/u.test(lead))) return null;
  return { start, end: start + found.length };
}

function classesBefore(line: string, { start, end }: Range): Range | null {
  const from = Math.max(0, start - listChars);
  const before = line.slice(from, start);
  const found = listBefore.exec(before);
  if (!found) return null;
  const isNamed =
    classWordAtEnd.test(before.slice(0, found.index)) ||
    drivingLicence.test(line.slice(start, end)) ||
    isSurelyClass.test(found[0]);
  return isNamed ? { start: from + found.index, end: start - 1 } : null;
}

function bareClass(name: string): string {
  const bare = name.replace(/[\s+]/gu, '').toUpperCase();
  return /^E[BCD]$/u.test(bare) ? `${bare.charAt(1)}E` : bare;
}

/** The name of the driving licence of a class: "C+E" as "Driving licence class CE". */
export function licenceOfClass(name: string): string {
  const bare = bareClass(name);
  return (
    skillById(`driving-licence-class-${bare.toLowerCase()}`)?.name ?? `Category ${bare} licence`
  );
}

const anyOr = new RegExp(String.raw`\s(?:${or})\s`, 'u');
const eachClass = new RegExp(oneClass, 'gu');

/** Of alternatives the least, where it is part of the others: "C oder CE". */
function classesIn(text: string): string[] {
  const all = [...new Set([...text.matchAll(eachClass)].map(([name]) => bareClass(name)))];
  if (!anyOr.test(text)) return all;
  const least = all.find((name) => all.every((other) => other.startsWith(name)));
  return least === undefined ? [] : [least];
}

/** A driving licence with the place that names it; offsets within the line. */
export interface DrivingLicence extends Range {
  readonly name: string;
}

/**
 * The driving licences that a line names by their classes, in any language: "driving licence
 * (categories B and CE)", "Führerschein der Klassen B und CE", "C+E-körkort".
 */
export function findDrivingLicences(line: string): DrivingLicence[] {
  return [...line.slice(0, lineChars).matchAll(licence)].flatMap(({ index, 0: name }) => {
    const own = { start: index, end: index + name.length };
    const classes = classesAfter(line, own.end) ?? classesBefore(line, own);
    if (!classes) return [];
    const start = Math.min(own.start, classes.start);
    const end = Math.max(own.end, classes.end);
    return classesIn(line.slice(classes.start, classes.end)).map((one) => ({
      name: licenceOfClass(one),
      start,
      end,
    }));
  });
}

const category = new RegExp(String.raw`(?<!\p{L})(?:${words.vehicleCategories})\s`, 'giu');

/** The driving licences that a line of a resume names by their categories alone; offsets within the line. */
export function findVehicleCategories(line: string): DrivingLicence[] {
  return [...line.slice(0, lineChars).matchAll(category)].flatMap(({ index, 0: word }) => {
    const start = index + word.length;
    const found = listAfter.exec(line.slice(start, start + listChars))?.[0];
    return found === undefined || isWord.test(found)
      ? []
      : classesIn(found).map((one) => ({
          name: licenceOfClass(one),
          start: index,
          end: start + found.length,
        }));
  });
}

/** Whether a skill of the taxonomy is a European driving licence, of any class. */
export function isDrivingLicence(skillId: string | undefined): boolean {
  return skillId === 'drivers-license' || skillId?.startsWith('driving-licence-class-') === true;
}
