import { readPage } from './read-page.js';
import { aPage, aPosting, bakerHtml, jsonLd } from './testing/a-page.js';

describe('reading a page', () => {
  it('reads every field of JSON-LD and says where it came from', () => {
    const posting = aPosting({
      title: 'Baker &amp;amp; Confectioner',
      hiringOrganization: { '@type': 'Organization', name: 'Bread Ltd', logo: '/logo.png' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Graz', addressCountry: 'AT' },
      },
      employmentType: 'FULL_TIME',
      datePosted: '2026-11-02T10:00:00Z',
    });
    const { kind, reason, fields, isShort } = readPage(
      aPage({ html: jsonLd({ '@graph': [{ '@type': 'WebSite', name: 'x' }, posting] }) }),
    );
    expect({ kind, reason, isShort }).toEqual({
      kind: 'posting',
      reason: undefined,
      isShort: false,
    });
    expect(fields).toMatchObject({
      title: { value: 'Baker & Confectioner', source: 'json-ld', detail: 'title' },
      company: { value: 'Bread Ltd', source: 'json-ld' },
      logo: { value: 'https://bread.example/logo.png', source: 'json-ld' },
      location: { value: 'Graz, AT', source: 'json-ld' },
      employmentType: { value: 'FULL TIME', source: 'json-ld' },
      datePosted: { value: '2026-11-02', source: 'json-ld' },
      description: { source: 'json-ld', detail: 'description' },
      url: { value: 'https://bread.example/jobs/7' },
    });
    expect(fields.description?.value).toContain(
      '## Requirements\n\n- Three years of experience in a craft bakery\n',
    );
  });

  it('fills what one source lacks from the next', () => {
    const html = `<meta property="og:site_name" content="Bread Ltd Careers">${jsonLd({ '@type': 'JobPosting', title: 'Baker' })}<h1>Baker</h1><main>${bakerHtml}</main>`;
    expect(readPage(aPage({ html })).fields).toMatchObject({
      title: { source: 'json-ld' },
      company: { value: 'Bread Ltd', source: 'meta' },
      description: { source: 'main-block', detail: 'main' },
    });
  });

  it('prefers a full text over a teaser that is more trustworthy', () => {
    const html = `${jsonLd(aPosting({ description: 'Keep our ovens running.' }))}<h1>Baker</h1><main>${bakerHtml}</main>`;
    expect(readPage(aPage({ html })).fields.description).toMatchObject({ source: 'main-block' });
  });

  it.each(['…', '...', ' [&hellip;]'])(
    'prefers a full text over one that breaks off with %j, and keeps that where there is no other',
    (dots) => {
      const teaser = `${'Keep the ovens of our bakery running and plan the night shift. '.repeat(3)}And bake rolls and bread${dots}`;
      const stated = jsonLd(aPosting({ description: teaser }));
      expect(
        readPage(aPage({ html: `${stated}<h1>Baker</h1><main>${bakerHtml}</main>` })).fields
          .description,
      ).toMatchObject({ source: 'main-block' });
      expect(
        readPage(aPage({ html: `${stated}<h1>Baker</h1><main><p>Apply by mail.</p></main>` }))
          .fields.description,
      ).toMatchObject({ source: 'json-ld' });
    },
  );

  it('says of a posting with few words that it is short, and keeps them', () => {
    const { kind, words, isShort, fields } = readPage(
      aPage({
        html: `${jsonLd(aPosting({ description: 'Keep our ovens running.' }))}<h1>Baker</h1>`,
      }),
    );
    expect({ kind, words, isShort, text: fields.description?.value }).toEqual({
      kind: 'posting',
      words: 4,
      isShort: true,
      text: 'Keep our ovens running.',
    });
  });

  it('takes what the user has selected where nothing better is stated', () => {
    const selection = bakerHtml
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(
      readPage(aPage({ url: 'https://forum.example/t/1', html: '<p>Hello</p>', selection })),
    ).toMatchObject({ kind: 'posting', fields: { description: { detail: 'selection' } } });
  });

  it('puts together what a posting states apart from its description, once', () => {
    const posting = aPosting({
      description: 'Bread Ltd is looking for a baker who likes mornings.',
      responsibilities: ['Ovens', 'Apprentices'],
      qualifications: 'A certificate in food hygiene',
      skills: 'likes mornings',
    });
    expect(readPage(aPage({ html: jsonLd(posting) })).fields.description?.value).toBe(
      'Bread Ltd is looking for a baker who likes mornings.\n\n## Responsibilities\n\nOvens\n\nApprentices\n\n## Qualifications\n\nA certificate in food hygiene',
    );
  });

  it.each([
    ['Bread Ltd is looking for a baker with an own knife and a good nose.', 'Bread Ltd'],
    ['About us: Brot & Söhne sucht zum Herbst jemanden für die Backstube.', 'Brot & Söhne'],
    ['Our team is looking for a baker.', undefined],
    ['Bread Ltd is looking for a baker. Cake Inc is looking for a driver.', undefined],
  ])('names the company that %j names', (description, company) => {
    expect(
      readPage(aPage({ html: jsonLd({ '@type': 'JobPosting', title: 'Baker', description }) }))
        .fields.company?.value,
    ).toBe(company);
  });

  it.each([
    ['Baker at Bread Ltd | Jobs', 'Bread Ltd'],
    ['Baker | Bread Ltd', 'Bread Ltd'],
    ['Bread Ltd - Baker', 'Bread Ltd'],
    ['Baker', undefined],
  ])('takes the company from the title %j', (title, company) => {
    expect(
      readPage(aPage({ title, html: `<h1>Baker</h1><main>${bakerHtml}</main>` })).fields.company
        ?.value,
    ).toBe(company);
  });

  it.each([
    [
      'https://bread.example/jobs/7?utm_source=x&gclid=1',
      undefined,
      'https://bread.example/jobs/7',
    ],
    [
      'https://bread.example/careers?gh_jid=4711&utm_medium=x',
      'https://bread.example/careers',
      'https://bread.example/careers?gh_jid=4711',
    ],
    ['https://bread.example/jobs/7?page=2', '/jobs/baker-7', 'https://bread.example/jobs/baker-7'],
    ['https://bread.example/jobs/7', 'https://bread.example/', 'https://bread.example/jobs/7'],
    ['https://bread.example/jobs/7', 'https://evil.example/jobs/7', 'https://bread.example/jobs/7'],
    ['https://bread.example/app#/jobs/7', undefined, 'https://bread.example/app#/jobs/7'],
    ['https://bread.example/jobs/7#apply', undefined, 'https://bread.example/jobs/7'],
  ])('names the posting at %s, canonical %s, by %s', (url, canonicalUrl, expected) => {
    expect(
      readPage(aPage({ url, ...(canonicalUrl ? { canonicalUrl } : {}), html: jsonLd(aPosting()) }))
        .fields.url.value,
    ).toBe(expected);
  });
});
