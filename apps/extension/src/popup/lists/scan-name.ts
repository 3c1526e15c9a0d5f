import { texts } from '../texts';

/** The title of a scan, or its company while there is no title. */
export function scanName({
  title,
  companyName,
}: {
  readonly title?: string | null | undefined;
  readonly companyName: string;
}): string {
  return title ?? (companyName === '' ? texts.untitled : companyName);
}
