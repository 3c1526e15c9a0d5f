import { texts } from './texts';

/** Name of a posting; a placeholder while its title is unknown. */
export function postingName({ title }: { readonly title: string | null }): string {
  return title ?? texts.untitled;
}

/** The company of a posting, in words where it is unknown. */
export function companyOf({ companyName }: { readonly companyName: string }): string {
  return companyName === '' ? texts.unknownCompany : companyName;
}
