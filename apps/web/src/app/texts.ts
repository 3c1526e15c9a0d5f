/** Words of the shell and of what goes wrong around a screen. */
export const texts = {
  sidebar: 'Sidebar',
  mainNavigation: 'Main',
  toggleSidebar: 'Toggle sidebar',
  toggleSidebarHint: 'Toggle sidebar (Ctrl or Cmd + B)',
  logOut: 'Log out',
  skipToContent: 'Skip to content',
  getExtensions: 'Get Extensions',
  profileOf: (name: string) => `Profile of ${name}`,
  you: 'You',
  routeError: {
    title: 'This page could not be shown.',
    reload: 'Reload',
    online: 'Rolefit may be out of reach or updated since you opened it, or the page ran into a problem of its own. Nothing you saved is lost.',
    offline: 'It has to be fetched, and you are offline. It opens by itself when the connection is back; nothing you saved is lost.',
  },
};
