const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');

/**
 * The parameters of an address that matches a path of the route manifest, by name; null where it does not match.
 * React Router's own function also ranks nested routes, which there are none of.
 */
export function matchPath(path: string, pathname: string): Readonly<Record<string, string>> | null {
  if (path === '*') return {};
  const wanted = segmentsOf(path);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':') && value !== '') parameters[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return parameters;
}
