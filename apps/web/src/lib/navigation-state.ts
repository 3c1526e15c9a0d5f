/** Parses the state of a history entry, which may have any shape. */
export function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** State for a navigation within a screen, such as a filter: adds a history entry but keeps the scroll position. */
export function preserveScroll(state: unknown): Readonly<Record<string, unknown>> {
  return { ...fieldsOf(state), preservesScroll: true };
}

/** State for a navigation that scrolls to the top, such as another page of a list. */
export function resetScroll(state: unknown): Readonly<Record<string, unknown>> {
  const { preservesScroll: _preservesScroll, ...rest } = fieldsOf(state);
  return rest;
}

export function preservesScroll(state: unknown): boolean {
  return fieldsOf(state)['preservesScroll'] === true;
}
