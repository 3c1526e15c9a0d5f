interface NamedPosting {
  readonly title: string | null;
  readonly companyName: string;
}

/** What to call a posting whose title is not known, or not yet. */
export function postingName({ title, companyName }: NamedPosting): string {
  return title ?? `Posting of ${companyName}`;
}
