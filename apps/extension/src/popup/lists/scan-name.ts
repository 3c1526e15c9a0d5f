/** What a scan is called: its title, or where that is not known yet its company. */
export function scanName({ title, companyName }: { readonly title?: string | null | undefined; readonly companyName: string }): string {
  return title ?? companyName;
}
