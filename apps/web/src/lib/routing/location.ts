import { useContext } from 'react';
import {
  createPath,
  type Location,
  type NavigationType,
  parsePath,
  type To,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';

export { type Location, type To };

/** The current entry of the history. React Router's own hook brings its matching of nested routes. */
export function useLocation(): Location {
  return useContext(LocationContext).location;
}

/** How the current entry was reached: by a link, in place of another, or by Back and Forward. */
export function useNavigationType(): `${NavigationType}` {
  return useContext(LocationContext).navigationType;
}

/** An address as text. Without a path it is relative to the current one. */
export function addressOf(to: To): string {
  const { pathname = '', search, hash } = typeof to === 'string' ? parsePath(to) : to;
  return createPath({ pathname, search, hash });
}
