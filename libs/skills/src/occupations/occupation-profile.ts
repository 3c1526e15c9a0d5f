import type { OccupationWeight } from '@rolefit/contracts';
import { contentWords, readContentWords } from '../content-words.js';
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

/** In how many phrases of each occupation a feature occurs; both lists have the same order. */
interface Counts {
  readonly occupations: number[];
  readonly counts: number[];
}

/** A feature's association with occupations. */
interface Association {
  /** Inverse document frequency: features of few occupations are more informative. */
  readonly rarity: number;
  /** A sparse vector of length 1: indices of occupations, and the weight of each. */
  readonly occupations: readonly number[];
  readonly weights: readonly number[];
}

interface Model {
  readonly ids: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly features: ReadonlyMap<string, Counts>;
  /** All counts of each occupation, and of all. */
  readonly sums: Float64Array;
  readonly total: number;
}

// A phrase of the typical work counts more than a title, which is short and often shared.
const titleCounts = 0.7;
const countMax = 3;

function addCount(
  features: Map<string, Counts>,
  feature: string,
  occupation: number,
  count: number,
): void {
  const known = features.get(feature);
  if (!known) {
    features.set(feature, { occupations: [occupation], counts: [count] });
    return;
  }
  const at = known.occupations.lastIndexOf(occupation);
  if (at >= 0) known.counts[at] = Math.min(countMax, (known.counts[at] ?? 0) + count);
  else {
    known.occupations.push(occupation);
    known.counts.push(count);
  }
}

function countFeatures(): { ids: string[]; features: Map<string, Counts> } {
  const occupations = allOccupations().filter(({ isGeneral }) => !isGeneral);
  const indexOf = new Map(occupations.map(({ id }, index) => [id, index]));
  const features = new Map<string, Counts>();
  const add = (text: string, occupation: number, count: number) => {
    // Only a phrase that is a skill's name: searching thousands of phrases for names would take seconds.
    const skill = skillByName(text);
    const found = new Set(readContentWords(text));
    if (skill) found.add(`#${skill.id}`);
    for (const feature of found) addCount(features, feature, occupation, count);
  };
  occupations.forEach(({ work }, index) => {
    for (const phrase of work) add(phrase, index, 1);
  });
  for (const line of linesOf(enTitles)) {
    const [id = '', titles = ''] = line.split('|').map((part) => part.trim());
    const index = indexOf.get(id);
    if (index !== undefined) for (const title of splitList(titles)) add(title, index, titleCounts);
  }
  return { ids: occupations.map(({ id }) => id), features };
}

function read(): Model {
  const { ids, features } = countFeatures();
  const sums = new Float64Array(ids.length);
  let total = 0;
  for (const { occupations, counts } of features.values())
    occupations.forEach((occupation, at) => {
      const count = counts[at] ?? 0;
      sums[occupation] = (sums[occupation] ?? 0) + count;
      total += count;
    });
  return {
    ids,
    indexOf: new Map(ids.map((id, index) => [`@${id}`, index])),
    features,
    sums,
    total,
  };
}

/** Positive pointwise mutual information of a feature and occupations; null for a feature without information. */
function associationOf(
  feature: string,
  { ids, indexOf, features, sums, total }: Model,
): Association | null {
  const named = indexOf.get(feature);
  if (named !== undefined)
    return { rarity: Math.log(ids.length / 2), occupations: [named], weights: [1] };
  const found = features.get(feature);
  if (!found) return null;
  const all = found.counts.reduce((sum, count) => sum + count, 0);
  const associated = found.occupations
    .map(
      (occupation, at) =>
        [
          occupation,
          Math.log(((found.counts[at] ?? 0) * total) / (all * (sums[occupation] ?? 1))),
        ] as const,
    )
    .filter(([, weight]) => weight > 0);
  const length = Math.sqrt(associated.reduce((sum, [, weight]) => sum + weight ** 2, 0));
  return length > 0
    ? {
        rarity: Math.log(ids.length / (1 + found.occupations.length)),
        occupations: associated.map(([occupation]) => occupation),
        weights: associated.map(([, weight]) => weight / length),
      }
    : null;
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
// Computed when a text has the feature: most texts share few of thousands.
const associations = new Map<string, Association | null>();

function keptAssociation(feature: string, from: Model): Association | null {
  const known = associations.get(feature);
  if (known !== undefined) return known;
  const found = associationOf(feature, from);
  // Features of texts alone are not kept: there is no end of them.
  if (found) associations.set(feature, found);
  return found;
}

// Lighter occupations are noise. Source: labelled pairs; 30 to 80 work equally well.
const occupationsMax = 40;

/**
 * The occupations whose typical work a text reads like, the heaviest first: the sum over its lines of each word's and skill's
 * association with occupations. Empty for a text that shares nothing with the lexicon.
 */
export function occupationProfile(lines: readonly WorkText[]): OccupationWeight[] {
  model ??= read();
  const { ids } = model;
  const sums = new Float64Array(ids.length);
  for (const [feature, linesWithIt] of countsOf(lines)) {
    const found = keptAssociation(feature, model);
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
