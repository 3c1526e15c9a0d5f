/** What to call a posting whose title is not known, or not yet. */
export function postingName({ title }: { readonly title: string | null }): string {
  return title ?? 'Untitled posting';
}
