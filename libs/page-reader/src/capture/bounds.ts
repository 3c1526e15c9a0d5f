/**
 * Limits of a capture: those of `captureLimits`, and those of the walk through the document.
 * Duplicated because this code is injected into every captured page, and `captured-page.ts` would
 * pull in zod; a test compares the two.
 */
export const bounds = {
  html: 2_000_000,
  title: 1_000,
  headings: 200,
  heading: 500,
  selection: 50_100,
  jsonLd: 1_000_000,
  tag: 60,
  address: 2_048,
  lang: 35,
  depth: 400,
  nodes: 150_000,
  attribute: 5_000,
} as const;
