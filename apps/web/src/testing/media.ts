let matches: (query: string) => boolean = () => false;

/** Says which media queries hold; none do unless a test says so. */
export function setMedia(predicate: (query: string) => boolean): void {
  matches = predicate;
}

export function resetMedia(): void {
  matches = () => false;
  window.matchMedia = (query: string) =>
    ({
      matches: matches(query),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
