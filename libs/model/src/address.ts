/** The address of an endpoint without what may be secret: user, password and query. */
export function addressOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
