/** An affine map as PDF writes it: `[a b c d e f]` takes (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number];

/** A box `[left, bottom, right, top]` in points of the page, y upwards. */
export type Box = readonly [number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

/** The six numbers of a list that may be shorter or hold anything. */
export function toMatrix(values: unknown): Matrix {
  const at = (index: number): number => numberAt(values, index, identity[index] ?? 0);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** The bounding box of a rotated or stretched box. */
export function mapBox(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const [a, b, c, d, e, f] = matrix;
  const xs = [
    a * left + c * bottom,
    a * left + c * top,
    a * right + c * bottom,
    a * right + c * top,
  ];
  const ys = [
    b * left + d * bottom,
    b * left + d * top,
    b * right + d * bottom,
    b * right + d * top,
  ];
  return [Math.min(...xs) + e, Math.min(...ys) + f, Math.max(...xs) + e, Math.max(...ys) + f];
}

/** The intersection of two boxes; if empty, its right is left of its left. */
export function intersect(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

export function areaOf([left, bottom, right, top]: Box): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

/** A box that is larger on all sides. An empty one remains empty. */
export function widen([left, bottom, right, top]: Box, by: number): Box {
  return right < left || top < bottom
    ? [left, bottom, right, top]
    : [left - by, bottom - by, right + by, top + by];
}

export function contains([left, bottom, right, top]: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}

/** A number from a list of unknown content, or the fallback: values from pdf.js come from untrusted files. */
export function numberAt(values: unknown, index: number, fallback = 0): number {
  const value: unknown =
    Array.isArray(values) || values instanceof Float32Array ? values[index] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
