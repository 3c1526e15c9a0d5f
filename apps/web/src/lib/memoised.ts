/** Memoises an expensive value, created on first use. */
export function memoised<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
