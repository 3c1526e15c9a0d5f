import { atom } from 'jotai';

/** The `__Host-` prefix binds the cookie to this host and to TLS. */
const isSecure = location.protocol === 'https:';
const cookieName = isSecure ? '__Host-sidebar_state' : 'sidebar_state';
const cookieSeconds = 7 * 24 * 60 * 60;

function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=false`);
}

const isExpanded = atom(readCookie());

/** Whether the sidebar is expanded; a cookie keeps the choice for seven days. */
export const sidebarAtom = atom(
  (get) => get(isExpanded),
  (get, set) => {
    const next = !get(isExpanded);
    set(isExpanded, next);
    document.cookie = `${cookieName}=${next}; path=/; max-age=${cookieSeconds}; samesite=lax${isSecure ? '; secure' : ''}`;
  },
);
