import { mean } from '../rows/statistics.ts';

/** An observation: values by column, and 1 with the property or 0 without. */
export interface LabelledRow {
  readonly values: readonly number[];
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
  const standardised = (values: readonly number[]): number[] =>
    scales.map((scale, column) => ((values[column] ?? 0) - scale.mean) * scale.factor);
  const inputs = rows.map(({ values, label }) => ({ values: standardised(values), label }));
  const rate = stepSize / Math.sqrt(width);
  let weights = scales.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = gradientOf(weights, inputs);
    weights = weights.map((weight, column) => weight - rate * (gradient[column] ?? 0));
  }
  return (values) => dot(weights, standardised(values));
}

function gradientOf(weights: readonly number[], inputs: readonly LabelledRow[]): number[] {
  const gradient = weights.map((weight) => ridge * weight);
  for (const { values, label } of inputs) {
    const error = 1 / (1 + Math.exp(-dot(weights, values))) - label;
    for (let column = 0; column < gradient.length; column += 1)
      gradient[column] = (gradient[column] ?? 0) + (error * (values[column] ?? 0)) / inputs.length;
  }
  return gradient;
}

function scaleOf(values: readonly number[]): { readonly mean: number; readonly factor: number } {
  const centre = mean(values);
  const deviation = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
  return { mean: centre, factor: deviation < leastDeviation ? 0 : 1 / deviation };
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
