import type { OccupationWeight } from '@rolefit/contracts';
import { contentWords } from '../content-words.js';
import { linesOf } from '../parse-skills.js';
import { splitList } from '../spelling.js';
import { skillByName } from '../taxonomy.js';
import { allOccupations, occupationsIn } from './occupations.js';
import { enTitles } from './titles/en.js';

/** A line about work with the skills that it names. */
export interface WorkText {
  readonly text: string;
  readonly skillIds: readonly string[];
  /** A job title. */
  readonly isTitle?: boolean;
}

/** The features by which texts are compared: stems, and ids of skills, which are the same in all languages. */
function featuresOf({ text, skillIds }: WorkText): Set<string> {
  return new Set([...contentWords(text), ...skillIds.map((id) => `#${id}`)]);
}

/** The occupations that a title names: a feature in all languages, too. */
function occupationFeatures({ text, isTitle }: WorkText): string[] {
  return isTitle === true ? occupationsIn(text).map(({ id }) => `@${id}`) : [];
}

/** A feature's association with occupations. */
interface Association {
  /** Inverse document frequency: features of few occupations tell more. */
  readonly rarity: number;
  /** A sparse vector of length 1: indices of occupations, and the weight of each. */
  readonly occupations: Uint16Array;
  readonly weights: Float64Array;
}

interface Model {
  readonly ids: readonly string[];
  readonly associations: ReadonlyMap<string, Association>;
}

// A phrase of the typical work counts more than a title, which is short and often shared.
const titleCounts = 0.7;
const countMax = 3;

function countFeatures(): { ids: string[]; counts: Map<string, Map<number, number>> } {
  const occupations = allOccupations().filter(({ isGeneral }) => !isGeneral);
  const indexOf = new Map(occupations.map(({ id }, index) => [id, index]));
  const counts = new Map<string, Map<number, number>>();
  const add = (text: string, occupation: number, count: number) => {
    // Only a phrase that is a skill's name: searching thousands of phrases for names would take seconds.
    const skill = skillByName(text);
    for (const feature of featuresOf({ text, skillIds: skill ? [skill.id] : [] })) {
      const known = counts.get(feature) ?? new Map<number, number>();
      known.set(occupation, Math.min(countMax, (known.get(occupation) ?? 0) + count));
      counts.set(feature, known);
    }
  };
  for (const { id, work } of occupations)
    for (const phrase of work) add(phrase, indexOf.get(id) ?? 0, 1);
  for (const line of linesOf(enTitles)) {
    const [id = '', titles = ''] = line.split('|').map((part) => part.trim());
    const index = indexOf.get(id);
    if (index !== undefined) for (const title of splitList(titles)) add(title, index, titleCounts);
  }
  return { ids: occupations.map(({ id }) => id), counts };
}

/** Positive pointwise mutual information of features and occupations. */
function read(): Model {
  const { ids, counts } = countFeatures();
  const sums = new Float64Array(ids.length);
  let total = 0;
  for (const row of counts.values())
    for (const [occupation, count] of row) {
      sums[occupation] = (sums[occupation] ?? 0) + count;
      total += count;
    }
  const associations = new Map<string, Association>();
  for (const [feature, row] of counts) {
    let all = 0;
    for (const count of row.values()) all += count;
    const weights = [...row]
      .map(
        ([occupation, count]) =>
          [occupation, Math.log((count * total) / (all * (sums[occupation] ?? 1)))] as const,
      )
      .filter(([, weight]) => weight > 0);
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight ** 2, 0));
    if (length > 0)
      associations.set(feature, {
        rarity: Math.log(ids.length / (1 + row.size)),
        occupations: Uint16Array.from(weights, ([occupation]) => occupation),
        weights: Float64Array.from(weights, ([, weight]) => weight / length),
      });
  }
  ids.forEach((id, occupation) =>
    associations.set(`@${id}`, {
      rarity: Math.log(ids.length / 2),
      occupations: Uint16Array.of(occupation),
      weights: Float64Array.of(1),
    }),
  );
  return { ids, associations };
}

/** In how many lines each feature occurs. */
function countsOf(lines: readonly WorkText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const feature of [...featuresOf(line), ...occupationFeatures(line)])
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

let model: Model | undefined;

// Lighter occupations are noise. Source: labelled pairs; 30 to 80 serve alike.
const occupationsMax = 40;

/**
 * The occupations whose typical work a text reads like, the heaviest first: the sum over its lines of each word's and skill's
 * association with occupations. Empty for a text that shares nothing with the lexicon.
 */
export function occupationProfile(lines: readonly WorkText[]): OccupationWeight[] {
  const { ids, associations } = (model ??= read());
  const sums = new Float64Array(ids.length);
  for (const [feature, linesWithIt] of countsOf(lines)) {
    const found = associations.get(feature);
    if (!found) continue;
    const { occupations, weights } = found;
    const share = found.rarity * linesWithIt;
    for (let at = 0; at < occupations.length; at += 1) {
      const occupation = occupations[at] ?? 0;
      sums[occupation] = (sums[occupation] ?? 0) + share * (weights[at] ?? 0);
    }
  }
  const heaviest = [...sums]
    .map((weight, index) => ({ occupation: ids[index] ?? '', weight }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.occupation < b.occupation ? -1 : 1))
    .slice(0, occupationsMax);
  const length = Math.sqrt(heaviest.reduce((sum, { weight }) => sum + weight ** 2, 0));
  return heaviest.map(({ occupation, weight }) => ({
    occupation,
    weight: Math.round((weight / length) * 10_000) / 10_000,
  }));
}
