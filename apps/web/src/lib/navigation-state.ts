/** What a link hands on beside its address; anything may stand in the browser's history. */
export function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** The state of a step within a screen, such as a filter: it can be taken back, but the reader stays where they are on the page. */
export function inPlace(state: unknown): Readonly<Record<string, unknown>> {
  return { ...fieldsOf(state), isInPlace: true };
}

/** The state of a step to what begins at its top again, such as another page of the same list. */
export function fromTheTop(state: unknown): Readonly<Record<string, unknown>> {
  const { isInPlace: _isInPlace, ...rest } = fieldsOf(state);
  return rest;
}

export function isInPlace(state: unknown): boolean {
  return fieldsOf(state)['isInPlace'] === true;
}
