import { texts } from './texts';

/** Name of a posting; a placeholder while its title is unknown. */
export function postingName({ title }: { readonly title: string | null }): string {
  return title ?? texts.untitled;
}
