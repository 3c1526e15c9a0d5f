import { browsers, manifestOf } from './manifest';

describe.each(browsers)('the manifest for %s', (browser) => {
  const manifest = JSON.parse(JSON.stringify(manifestOf(browser, '1.2.3'))) as Record<
    string,
    unknown
  >;

  it('requests four permissions and no host', () => {
    expect(manifest['permissions']).toEqual(['activeTab', 'scripting', 'storage', 'alarms']);
    expect(manifest['optional_host_permissions']).toEqual(['http://*/*', 'https://*/*']);
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(JSON.stringify(manifest)).not.toContain('<all_urls>');
  });

  it('declares no content script and exposes no resource to pages', () => {
    for (const key of ['content_scripts', 'externally_connectable', 'web_accessible_resources'])
      expect(manifest).not.toHaveProperty(key);
    const policy = manifest['content_security_policy'] ?? {
      extension_pages: "script-src 'self'; object-src 'self'",
    };
    expect(policy).toEqual({ extension_pages: "script-src 'self'; object-src 'self'" });
  });
});
