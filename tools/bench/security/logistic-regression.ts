import { mean } from '../rows/statistics.ts';

/** An observation: values by column, and 1 with the property or 0 without. */
export interface LabelledRow {
  readonly values: readonly number[];
  readonly label: number;
}

interface Standardised {
  readonly values: Float64Array;
  readonly label: number;
}

/** The strength of L2 regularisation: there are more features than pairs. */
const ridge = 0.05;
const [steps, stepSize] = [400, 0.5];
/** Scaling a column that hardly varies would blow rounding errors up to a feature. */
const leastDeviation = 1e-9;

/** Trains by gradient descent on standardised columns. @returns the score of an observation, higher where the property is more likely */
export function trainLogisticRegression(
  rows: readonly LabelledRow[],
): (values: readonly number[]) => number {
  const width = rows[0]?.values.length ?? 0;
  const scales = Array.from({ length: width }, (_, column) =>
    scaleOf(rows.map(({ values }) => values[column] ?? 0)),
  );
  const standardised = (values: readonly number[]): Float64Array =>
    Float64Array.from(
      scales,
      (scale, column) => ((values[column] ?? 0) - scale.mean) * scale.factor,
    );
  const inputs = rows.map(({ values, label }) => ({ values: standardised(values), label }));
  const rate = stepSize / Math.sqrt(width);
  const weights = new Float64Array(width);
  const gradient = new Float64Array(width);
  for (let step = 0; step < steps; step += 1) {
    setGradient(gradient, weights, inputs);
    for (let column = 0; column < width; column += 1)
      weights[column] = (weights[column] ?? 0) - rate * (gradient[column] ?? 0);
  }
  return (values) => dot(weights, standardised(values));
}

/** Loops over typed arrays: this runs a million times for each answer that is compared. */
function setGradient(
  gradient: Float64Array,
  weights: Float64Array,
  inputs: readonly Standardised[],
): void {
  for (let column = 0; column < gradient.length; column += 1)
    gradient[column] = ridge * (weights[column] ?? 0);
  for (const { values, label } of inputs) {
    const error = 1 / (1 + Math.exp(-dot(weights, values))) - label;
    for (let column = 0; column < gradient.length; column += 1)
      gradient[column] = (gradient[column] ?? 0) + (error * (values[column] ?? 0)) / inputs.length;
  }
}

function scaleOf(values: readonly number[]): { readonly mean: number; readonly factor: number } {
  const centre = mean(values);
  const deviation = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
  return { mean: centre, factor: deviation < leastDeviation ? 0 : 1 / deviation };
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1)
    sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
