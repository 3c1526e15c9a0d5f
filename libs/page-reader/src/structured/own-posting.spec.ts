import { type CapturedPage } from '../captured-page.js';
import { readPage } from '../read-page.js';
import { aPage, aPosting, bakerHtml, jsonLd } from '../testing/a-page.js';

const driver = aPosting({
  title: 'Driver',
  url: 'https://bread.example/jobs/8',
  description: `<p>Drive our van from shop to shop before dawn, load and unload the trays, and keep the papers of the van in order for the next driver.</p>`,
});
const baker = aPosting({ url: 'https://bread.example/jobs/7' });

function titleOn(page: Partial<CapturedPage>): string | undefined {
  return readPage(aPage(page)).fields.title?.value;
}

describe('which of several postings is the page’s own', () => {
  it('is the one with the page’s address', () => {
    expect(
      titleOn({
        html: jsonLd([driver, baker]),
        url: 'https://www.bread.example/jobs/7/?utm_source=x',
      }),
    ).toBe('Baker');
    expect(
      titleOn({
        html: jsonLd([driver, baker]),
        url: 'https://bread.example/x',
        canonicalUrl: '/jobs/8',
      }),
    ).toBe('Driver');
  });

  it('is the one with the visible heading', () => {
    const html = jsonLd([driver, baker].map((each) => ({ ...each, url: undefined })));
    expect(titleOn({ html: `${html}<h1>Driver</h1>` })).toBe('Driver');
    expect(titleOn({ html: `${html}<h3>Baker</h3>` })).toBe('Baker');
  });

  it('is the longer one of two titles that the page’s title holds', () => {
    const postings = ['Engineer', 'Senior Engineer'].map((title) =>
      aPosting({ title, description: `<p>${title}</p>${bakerHtml}` }),
    );
    expect(titleOn({ html: jsonLd(postings), title: 'Senior Engineer at Bread Ltd' })).toBe(
      'Senior Engineer',
    );
  });

  it('is the one whose text is on the page', () => {
    const html = jsonLd([
      { ...driver, url: undefined },
      { ...baker, url: undefined },
    ]);
    expect(titleOn({ html: `${html}<main>${bakerHtml}</main>` })).toBe('Baker');
  });

  it('is never simply the first', () => {
    const html = jsonLd([driver, baker].map((each) => ({ ...each, url: undefined })));
    expect(readPage(aPage({ html, url: 'https://bread.example/jobs' }))).toMatchObject({
      kind: 'list',
      reason: 'several-postings',
    });
  });

  it('is one of two that are the same', () => {
    expect(titleOn({ html: jsonLd([baker, baker]) })).toBe('Baker');
  });

  it('is not the one that an app showed before', () => {
    const shown = bakerHtml.replaceAll('baker', 'confectioner');
    const { fields } = readPage(
      aPage({
        url: 'https://bread.example/jobs/9',
        title: 'Confectioner',
        html: `${jsonLd(driver)}<h1>Confectioner</h1><main>${shown}</main>`,
      }),
    );
    expect(fields.title).toMatchObject({ value: 'Confectioner', source: 'heading' });
    expect(fields.description?.source).toBe('main-block');
  });

  it.each([
    [{ canonicalUrl: '/jobs/driver-8' }],
    [{ canonicalUrl: 'https://bread.example/jobs/8' }],
  ])(
    'is not the one that an app showed before, also where it has left the address of that one in the head: %j',
    (left) => {
      const stated = jsonLd({ ...driver, url: left.canonicalUrl });
      const { fields } = readPage(
        aPage({
          ...left,
          url: 'https://bread.example/jobs/confectioner-9',
          title: 'Confectioner',
          html: `${stated}<h1>Confectioner</h1><main>${bakerHtml.replaceAll('baker', 'confectioner')}</main>`,
        }),
      );
      expect(fields).toMatchObject({
        title: { value: 'Confectioner', source: 'heading' },
        description: { source: 'main-block' },
        url: { value: 'https://bread.example/jobs/confectioner-9' },
      });
    },
  );

  it.each([
    ['a longer title', 'Senior Driver', 'https://bread.example/jobs/9'],
    ['the same title at an address of its own', 'Driver', 'https://bread.example/jobs/9'],
  ])('is not the one that an app showed before, where the one of now has %s', (_, title, url) => {
    const { fields } = readPage(
      aPage({
        url,
        title: `${title} | Jobs`,
        html: `${jsonLd(driver)}<h1>${title}</h1><main>${bakerHtml}</main>`,
      }),
    );
    expect(fields).toMatchObject({
      title: { value: title, source: 'heading' },
      description: { source: 'main-block' },
    });
  });

  it('gives no other posting its employer', () => {
    const other = { ...driver, hiringOrganization: { '@type': 'Organization', name: 'Van Inc' } };
    const html = `<meta property="og:site_name" content="Bread Ltd">${jsonLd(other)}<h1>Confectioner</h1><main>${bakerHtml}</main>`;
    expect(readPage(aPage({ title: 'Confectioner', html })).fields.company).toMatchObject({
      value: 'Bread Ltd',
      source: 'meta',
    });
  });

  it.each([
    [
      'its heading says more than its title',
      { title: 'Driver (m/f/d) | Jobs', url: 'https://bread.example/jobs/driver-8' },
      'Driver (m/f/d)',
    ],
    [
      'it was published again with a number of its own',
      { title: 'Driver', url: 'https://bread.example/jobs/108' },
      'Driver',
    ],
  ])('is the one on the page, also where %s', (_, page, heading) => {
    const { fields } = readPage(
      aPage({
        ...page,
        html: `${jsonLd(driver)}<h1>${heading}</h1><main>${String(driver['description'])}</main>`,
      }),
    );
    expect(fields).toMatchObject({
      title: { value: 'Driver', source: 'json-ld' },
      description: { source: 'json-ld' },
    });
  });

  it('is the one with the heading, whatever name its data has for itself', () => {
    const { fields } = readPage(
      aPage({
        url: 'https://bread.example/jobs/9',
        html: `${jsonLd({ ...driver, url: undefined, '@id': '_:posting-1' })}<h1>Driver</h1><main>${bakerHtml}</main>`,
      }),
    );
    expect(fields.title?.source).toBe('json-ld');
  });

  it('is not hidden by what only names it', () => {
    const named = [
      { '@type': 'WebPage', mainEntity: { '@type': 'JobPosting', '@id': '#job' } },
      aPosting({ '@id': '#job', title: 'Bäckerin' }),
    ];
    expect(
      titleOn({ html: `${jsonLd(named)}<h1>Baker</h1><main>${bakerHtml.slice(0, 300)}</main>` }),
    ).toBe('Bäckerin');
  });

  it('is the only one of a page that shows nothing yet', () => {
    expect(
      titleOn({
        url: 'https://bread.example/app',
        html: `${jsonLd(aPosting())}<div id="root"></div>`,
      }),
    ).toBe('Baker');
  });
});
