import { screenFiles } from '../web/bundling/screen-files.js';
import { scriptLimit } from '../web/bundling/script-limit.js';
import { sharedProduct } from './support/product.js';

const pages = screenFiles.flatMap(({ name, page }) =>
  page === null ? [] : ['en', 'de'].map((language) => ({ name, page, language })),
);

/** The address of a page by its file name in the build. */
const addressOf = (page: string) =>
  page === 'index'
    ? '/'
    : `/${page.replace('_', '00000000-0000-4000-8000-000000000000').replace('.', '?')}`;

describe('the weight of a page', () => {
  const product = sharedProduct();

  it.each(pages)('$name in $language stays within its limit', async ({ name, page, language }) => {
    const { url } = product.rolefit;
    const html = await fetch(url + addressOf(page), {
      headers: { accept: 'text/html', 'accept-language': language },
    });
    const named = (await html.text()).matchAll(/(?:src|href)="(\/(?:de\/)?assets\/[^"]+\.js)"/g);
    const scripts = new Set([...named].map(([, script = '']) => script));
    const sizes = await Promise.all(
      [...scripts].map(async (script) => {
        const answer = await fetch(url + script, { headers: { 'accept-encoding': 'gzip' } });
        expect(answer.headers.get('content-encoding')).toBe('gzip');
        return Number(answer.headers.get('content-length'));
      }),
    );
    expect([...scripts].every((script) => script.startsWith('/de/') === (language === 'de'))).toBe(
      true,
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    // A page whose scripts were not found would weigh nothing.
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes).toBeLessThanOrEqual(scriptLimit(name));
  });
});
