import type { Matrix } from './matrix.ts';

/** `DrawOPS` of pdf.js, which it does not export: the encoding of a path's numbers. */
const moveTo = 0;
const lineTo = 1;
const closePath = 3;

/** The corners of a path of straight lines; none for any other. */
function cornersOf(path: Float32Array): readonly (readonly [number, number])[] {
  const corners: [number, number][] = [];
  for (let index = 0; index < path.length;) {
    const operator = path[index];
    if (operator === closePath) index += 1;
    else if (operator === (index === 0 ? moveTo : lineTo)) {
      corners.push([path[index + 1] ?? 0, path[index + 2] ?? 0]);
      index += 3;
    } else return [];
  }
  return corners;
}

/** True for a path of four corners with sides along the axes, so that it fills its bounding box. */
export function isRectangle(path: unknown): boolean {
  if (!(path instanceof Float32Array) || path.length < 12 || path.length > 17) return false;
  const corners = cornersOf(path);
  const [xs, ys] = [new Set(corners.map(([x]) => x)), new Set(corners.map(([, y]) => y))];
  return (
    xs.size === 2 &&
    ys.size === 2 &&
    corners.every(
      ([x, y], index) =>
        index === 0 || x === corners[index - 1]?.[0] || y === corners[index - 1]?.[1],
    )
  );
}

/** True for a matrix that keeps sides along the axes or rotates them by right angles. */
export function isUpright([a, b, c, d]: Matrix): boolean {
  const small = 0.001 * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d));
  return (
    (Math.abs(b) <= small && Math.abs(c) <= small) || (Math.abs(a) <= small && Math.abs(d) <= small)
  );
}
