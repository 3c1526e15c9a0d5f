import { median } from './statistics.mjs';

/** How strongly weights are drawn to zero: there are more features than pairs. */
const ridge = 0.05;
const [steps, stepSize] = [400, 0.5];
/** Of a value that hardly varies the rounding would be blown up to a feature. */
const leastDeviation = 1e-9;

/**
 * All that is countable in an answer: numbers, booleans, lengths of texts and lists, and that something is missing, by their path. Times of day are left out; who
 * wants their differences adds them.
 * @returns a record of numbers
 */
export function featuresOf(value, path = '') {
  if (typeof value === 'number') return { [path]: value };
  if (typeof value === 'boolean') return { [path]: Number(value) };
  if (value === null || value === undefined) return { [`${path} is missing`]: 1 };
  if (typeof value === 'string') return { [`${path} length`]: value.length };
  const inner = Object.entries(value).map(([key, one]) => featuresOf(one, path === '' ? key : `${path}.${key}`));
  return Object.assign(Array.isArray(value) ? { [`${path} count`]: value.length } : {}, ...inner);
}

/**
 * The probability that an observation with the property scores higher than one without; ties count half.
 * @param scores `{score, label}`, label 1 with the property and 0 without
 */
export function areaUnderCurve(scores) {
  const [positive, negative] = [1, 0].map((wanted) => scores.filter(({ label }) => label === wanted));
  const wins = positive.flatMap(({ score }) => negative.map((other) => (score > other.score ? 1 : score === other.score ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

/**
 * How well a classifier tells the first from the second of each pair that it has not seen: logistic regression over all features, trained on the other pairs.
 * @param pairs `[features, features]` each
 * @returns area under the curve over all pairs
 */
export function classify(pairs) {
  const names = differing(pairs);
  const rows = pairs.map((pair) => pair.map((features, place) => ({ values: names.map((name) => features[name] ?? 0), label: place })));
  const scores = rows.flatMap((held, index) => {
    const score = train(rows.filter((_, other) => other !== index).flat());
    return held.map(({ values, label }) => ({ score: score(values), label }));
  });
  return areaUnderCurve(scores);
}

/** The features that tell most by themselves, on all pairs: of many, some do by chance. @returns `{name, auc, by}`: auc from .5 to 1, and by how much the second of a pair exceeds the first, in the middle */
export function tellingFeatures(pairs, count) {
  const names = differing(pairs);
  const measured = names.map((name) => {
    const auc = areaUnderCurve(pairs.flatMap((pair) => pair.map((features, label) => ({ score: features[name] ?? 0, label }))));
    const by = median(pairs.map(([one, other]) => (other[name] ?? 0) - (one[name] ?? 0)));
    return { name, auc: Math.max(auc, 1 - auc), by };
  });
  return measured.sort((one, other) => other.auc - one.auc).slice(0, count);
}

/** What an attacker sees who compares each observation with the other one of its pair, as with a text that is certainly new. */
export function centred(pairs) {
  return pairs.map(([one, other]) => {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const mean = (name) => ((one[name] ?? 0) + (other[name] ?? 0)) / 2;
    return [one, other].map((features) => Object.fromEntries(names.map((name) => [name, (features[name] ?? 0) - mean(name)])));
  });
}

/** The features that are not the same everywhere, and of those that always agree the first. */
export function differing(pairs) {
  const all = pairs.flat();
  const bySeries = new Map();
  for (const name of new Set(all.flatMap(Object.keys))) {
    const series = all.map((features) => features[name] ?? 0);
    const key = series.join(' ');
    if (series.some((value) => value !== series[0]) && !bySeries.has(key)) bySeries.set(key, name);
  }
  return [...bySeries.values()];
}

function train(rows) {
  const width = rows[0].values.length;
  const scale = Array.from({ length: width }, (_, column) => scaleOf(rows.map(({ values }) => values[column])));
  const standardised = (values) => values.map((value, column) => (value - scale[column].mean) * scale[column].factor);
  const inputs = rows.map(({ values, label }) => ({ values: standardised(values), label }));
  const weights = Array.from({ length: width }, () => 0);
  const rate = stepSize / Math.sqrt(width);
  for (let step = 0; step < steps; step += 1) {
    const gradient = weights.map((weight) => ridge * weight);
    for (const { values, label } of inputs) {
      const miss = 1 / (1 + Math.exp(-dot(weights, values))) - label;
      for (let column = 0; column < width; column += 1) gradient[column] += (miss * values[column]) / inputs.length;
    }
    for (let column = 0; column < width; column += 1) weights[column] -= rate * gradient[column];
  }
  return (values) => dot(weights, standardised(values));
}

function scaleOf(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { mean, factor: deviation < leastDeviation ? 0 : 1 / deviation };
}

function dot(one, other) {
  return one.reduce((sum, value, index) => sum + value * other[index], 0);
}
