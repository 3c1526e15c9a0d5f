import { createStore } from './store';

/** The `__Host-` prefix binds the cookie to this host and to TLS. */
const isSecure = location.protocol === 'https:';
const cookieName = isSecure ? '__Host-sidebar_state' : 'sidebar_state';
const cookieSeconds = 7 * 24 * 60 * 60;

function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=false`);
}

/** Whether the sidebar is expanded. */
export const sidebarStore = createStore(readCookie());

/** Expands or collapses the sidebar; a cookie keeps the choice for seven days. */
export function toggleSidebar(): void {
  const next = !sidebarStore.get();
  sidebarStore.set(next);
  document.cookie = `${cookieName}=${next}; path=/; max-age=${cookieSeconds}; samesite=lax${isSecure ? '; secure' : ''}`;
}
