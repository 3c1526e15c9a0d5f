import { mean, median } from '../rows/statistics.ts';
import { type LabelledRow, trainLogisticRegression } from './logistic-regression.ts';

/** Numbers by name. */
export type Features = Readonly<Record<string, number>>;
/** Observations without and with the property. */
export type Pair = readonly [Features, Features];

interface LabelledScore {
  readonly score: number;
  /** 1 with the property, 0 without. */
  readonly label: number;
}

/**
 * The countable content of an answer by path: numbers, booleans, the lengths of texts and lists, and that a value is missing. Dates are left out; callers add
 * their differences.
 */
export function featuresOf(value: unknown, path = ''): Features {
  if (typeof value === 'number') return { [path]: value };
  if (typeof value === 'boolean') return { [path]: Number(value) };
  if (value === null || value === undefined) return { [`${path} is missing`]: 1 };
  if (typeof value === 'string') return { [`${path} length`]: value.length };
  const inner = Object.entries(value).map(([key, one]: [string, unknown]) =>
    featuresOf(one, path === '' ? key : `${path}.${key}`),
  );
  const own: Features = Array.isArray(value) ? { [`${path} count`]: value.length } : {};
  return inner.reduce((all, features) => ({ ...all, ...features }), own);
}

/** The probability that an observation with the property scores higher than one without; ties count half. */
export function areaUnderCurve(scores: readonly LabelledScore[]): number {
  const scoresOf = (wanted: number): number[] =>
    scores.filter(({ label }) => label === wanted).map(({ score }) => score);
  const negative = scoresOf(0);
  return mean(
    scoresOf(1).flatMap((score) =>
      negative.map((other) => (score > other ? 1 : score === other ? 0.5 : 0)),
    ),
  );
}

/**
 * How well a classifier tells the first from the second observation of pairs that it has not seen, as area under the curve: logistic regression over all
 * features, trained on the other pairs.
 */
export function classify(pairs: readonly Pair[]): number {
  const names = differing(pairs);
  const rows = pairs.map((pair) =>
    pair.map((features, label): LabelledRow => ({
      values: names.map((name) => valueOf(features, name)),
      label,
    })),
  );
  const scores = rows.flatMap((held, index) => {
    const score = trainLogisticRegression(rows.filter((_, other) => other !== index).flat());
    return held.map(({ values, label }) => ({ score: score(values), label }));
  });
  return areaUnderCurve(scores);
}

export interface TellingFeature {
  readonly name: string;
  /** From .5 to 1. */
  readonly auc: number;
  /** The median of the differences between the second and the first of a pair. */
  readonly by: number;
}

/** The features that separate best by themselves, on all pairs. Among many features, some do so by chance. */
export function tellingFeatures(pairs: readonly Pair[], count: number): TellingFeature[] {
  const measured = differing(pairs).map((name) => {
    const auc = areaUnderCurve(
      pairs.flatMap((pair) =>
        pair.map((features, label) => ({ score: valueOf(features, name), label })),
      ),
    );
    const by = median(pairs.map(([one, other]) => valueOf(other, name) - valueOf(one, name)));
    return { name, auc: Math.max(auc, 1 - auc), by };
  });
  return measured.sort((one, other) => other.auc - one.auc).slice(0, count);
}

/** Each observation as its difference from the mean of its pair: an attacker can compare with a text that is certainly new. */
export function centred(pairs: readonly Pair[]): Pair[] {
  return pairs.map(([one, other]): Pair => {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const difference = (features: Features): Features =>
      Object.fromEntries(
        names.map((name) => [
          name,
          valueOf(features, name) - (valueOf(one, name) + valueOf(other, name)) / 2,
        ]),
      );
    return [difference(one), difference(other)];
  });
}

/** The features that vary; of several that always agree, the first. */
export function differing(pairs: readonly Pair[]): string[] {
  const all = pairs.flat();
  const bySeries = new Map<string, string>();
  for (const name of new Set(all.flatMap((features) => Object.keys(features)))) {
    const series = all.map((features) => valueOf(features, name));
    const key = series.join(' ');
    if (series.some((value) => value !== series[0]) && !bySeries.has(key)) bySeries.set(key, name);
  }
  return [...bySeries.values()];
}

function valueOf(features: Features, name: string): number {
  return features[name] ?? 0;
}
