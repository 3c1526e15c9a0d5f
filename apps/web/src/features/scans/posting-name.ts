import { texts } from './texts';

/** What to call a posting whose title is not known, or not yet. */
export function postingName({ title }: { readonly title: string | null }): string {
  return title ?? texts.untitled;
}
