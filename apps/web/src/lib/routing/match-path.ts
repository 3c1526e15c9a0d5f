/**
 * The parameters of an address that matches a path of the route manifest, by name; null where it does not match.
 * React Router's own function also ranks nested routes, which there are none of.
 */
export function matchPath(path: string, pathname: string): Readonly<Record<string, string>> | null {
  if (path === '*') return {};
  const pattern = path === '/' ? '' : path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}/?$`, 'i').exec(pathname);
  return match && { ...match.groups };
}
