/** Whether the part of an interrupted answer that arrived is usable, as with one that was cut off for its length: complete JSON, or complete items. */
export function isWorthKeeping(output: unknown, isCut: boolean): boolean {
  return isObject(output) && (!isCut || hasItems(output));
}

/** Whether a list of the answer, or of the object that wraps it, has an item. */
function hasItems(output: object): boolean {
  const values: unknown[] = Object.values(output);
  return [...values, ...values.filter(isObject).flatMap((one) => Object.values(one))].some(
    (value) => Array.isArray(value) && value.length > 0,
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
