/** The address of an endpoint without its possibly secret parts: user, password and query. */
export function addressOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  let end = pathname.length;
  while (pathname.charAt(end - 1) === '/') end -= 1;
  return `${origin}${pathname.slice(0, end)}`;
}
