/** Browsers that the extension is built for. */
export const browsers = ['chrome', 'firefox'] as const;
export type BrowserName = (typeof browsers)[number];

/** Oldest versions that support every API in use; see docs/extension.md. */
const oldest = { chrome: '120', firefox: '140.0' } as const;

/** Our id in the Firefox store; Chrome derives its own from the store's key. */
const firefoxId = 'extension@rolefit.app';

const icons = { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' };

/** Manifest keys that differ between the browsers. */
const spellings: Readonly<Record<BrowserName, object>> = {
  chrome: {
    background: { service_worker: 'background.js' },
    minimum_chrome_version: oldest.chrome,
  },
  firefox: {
    background: { scripts: ['background.js'] },
    // Firefox's default policy upgrades every `ws:` to `wss:`, even for a local server without TLS.
    content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
    browser_specific_settings: {
      gecko: {
        id: firefoxId,
        strict_min_version: oldest.firefox,
        // Data sent to the server that the user has chosen: their identity there, and the posting they scan.
        data_collection_permissions: {
          required: ['authenticationInfo', 'websiteContent', 'browsingActivity'],
        },
      },
    },
  },
};

/**
 * The manifest for one browser. Without a click by the user the extension can access no page: `activeTab` grants access to the active tab until it navigates,
 * and any other host permission is requested when it is needed.
 */
export function manifestOf(browser: BrowserName, version: string): object {
  return {
    manifest_version: 3,
    name: 'Rolefit',
    description:
      'See on any job posting how well it fits you, and why. One click scans it, saves it and opens the match.',
    version,
    icons,
    action: { default_title: 'Rolefit', default_popup: 'popup.html', default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    permissions: ['activeTab', 'scripting', 'storage', 'alarms'],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    ...spellings[browser],
  };
}
