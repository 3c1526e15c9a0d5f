/** The browsers that a build is made for. */
export const browsers = ['chrome', 'firefox'] as const;
export type BrowserName = (typeof browsers)[number];

/** Oldest versions that have all of what is used; see docs/extension.md. */
const oldest = { chrome: '120', firefox: '140.0' } as const;

/** Our id at Firefox's store; Chrome's is made from the store's own key. */
const firefoxId = 'extension@rolefit.app';

const icons = { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' };

/** What the two browsers spell differently. */
const spellings: Readonly<Record<BrowserName, object>> = {
  chrome: { background: { service_worker: 'background.js' }, minimum_chrome_version: oldest.chrome },
  firefox: {
    background: { scripts: ['background.js'] },
    // The browser's own would make every `ws:` a `wss:`, also to a server on this computer, which has no TLS.
    content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
    browser_specific_settings: {
      gecko: {
        id: firefoxId,
        strict_min_version: oldest.firefox,
        // What goes to the server that the user has chosen: who they are there, and the posting they scan.
        data_collection_permissions: { required: ['authenticationInfo', 'websiteContent', 'browsingActivity'] },
      },
    },
  },
};

/**
 * The manifest of one browser's build. Before the user clicks, the extension may touch no page at all: `activeTab` lends it the one in front for as
 * long as it stays there, every other host is asked for when it is needed.
 */
export function manifestOf(browser: BrowserName, version: string): object {
  return {
    manifest_version: 3,
    name: 'Rolefit',
    description: 'One click on any job posting, and its scan is on its way: how well it fits you, and why.',
    version,
    icons,
    action: { default_title: 'Rolefit', default_popup: 'popup.html', default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: ['activeTab', 'scripting', 'storage', 'alarms'],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    ...spellings[browser],
  };
}
