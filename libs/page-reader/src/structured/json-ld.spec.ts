import { readPage } from '../read-page.js';
import { aPage, aPosting, bakerHtml, jsonLd } from '../testing/a-page.js';

const text = JSON.stringify(aPosting());

describe('JSON-LD as pages publish it', () => {
  it.each([
    ['in an array', JSON.stringify([{ '@type': 'Organization' }, aPosting()])],
    ['in a graph', JSON.stringify({ '@graph': [aPosting()] })],
    ['as the page’s main entity', JSON.stringify({ '@type': 'WebPage', mainEntity: aPosting() })],
    ['of several types', JSON.stringify(aPosting({ '@type': ['Thing', 'JobPosting'] }))],
    [
      'with the vocabulary’s address',
      JSON.stringify(aPosting({ '@type': 'http://schema.org/JobPosting' })),
    ],
    [
      'with a prefix',
      JSON.stringify({
        '@type': 'schema:JobPosting',
        'schema:title': 'Baker',
        'schema:hiringOrganization': 'Bread Ltd',
        'schema:description': bakerHtml,
      }),
    ],
    [
      'with raw line ends and tabs in strings',
      text.replaceAll('\\n', '\n').replace('ovens', 'o\tvens'),
    ],
    ['with commas too many', text.replace(/\}$/, ',\n}')],
    ['in a comment of HTML', `<!--\n${text}\n-->`],
    ['in a marked section', `//<![CDATA[\n${text}\n//]]>`],
    ['in a section within comments', `/* <![CDATA[ */${text}/* ]]> */`],
    ['with comments', text.replace('{', '{ // the posting\n /* of today */ ')],
    ['with a semicolon', `${text};`],
    ['behind a mark of byte order', `\ufeff${text}`],
    [
      'beside a broken block',
      `{"@type": "JobPosting", "title": </script><script type="application/ld+json">${text}`,
    ],
    [
      'with values of a type',
      JSON.stringify(aPosting({ title: { '@type': 'Text', '@value': 'Baker' } })),
    ],
  ])('is read %s', (_, block) => {
    expect(readPage(aPage({ html: jsonLd(block) })).fields).toMatchObject({
      title: { value: 'Baker', source: 'json-ld' },
      company: { value: 'Bread Ltd' },
      description: { source: 'json-ld' },
    });
  });

  it('finds what a posting names by its @id alone, elsewhere on the page, and goes round in no circle', () => {
    const graph = [
      { '@type': 'Organization', '@id': '#bread' },
      { '@type': 'Organization', '@id': '#bread', name: 'Bread Ltd', logo: { '@id': '#logo' } },
      { '@type': 'ImageObject', '@id': '#logo', url: 'https://bread.example/logo.png' },
      { '@type': 'Place', '@id': '#shop', address: { '@id': '#street' } },
      {
        '@type': 'PostalAddress',
        '@id': '#street',
        addressLocality: 'Graz',
        addressCountry: { '@id': '#street' },
      },
    ];
    const posting = aPosting({
      hiringOrganization: { '@id': '#bread' },
      jobLocation: [{ '@id': '#shop' }, { '@id': '#nowhere' }],
    });
    const { fields } = readPage(aPage({ html: jsonLd({ '@graph': [posting] }) + jsonLd(graph) }));
    expect(fields).toMatchObject({
      company: { value: 'Bread Ltd', source: 'json-ld' },
      logo: { value: 'https://bread.example/logo.png' },
      location: { value: 'Graz' },
    });
  });

  it.each([
    ['HTML', '<p>Ovens &amp; dough</p>', 'Ovens & dough'],
    ['encoded HTML', '&lt;p&gt;Ovens &amp;amp; dough&lt;/p&gt;', 'Ovens & dough'],
    ['HTML that was encoded twice', '&amp;lt;p&amp;gt;Ovens&amp;lt;/p&amp;gt;', 'Ovens'],
    ['plain lines', 'Ovens\n\n\n\nDough  \n- Rolls', 'Ovens\n\nDough\n- Rolls'],
    [
      'figures with less and greater',
      'Teams of <20 people, salary > 2,000',
      'Teams of <20 people, salary > 2,000',
    ],
    ['types of a language', 'You know List<String> and C++', 'You know List<String> and C++'],
  ])('holds its description as %s', (_, description, expected) => {
    expect(
      readPage(aPage({ html: jsonLd(aPosting({ description })) })).fields.description?.value,
    ).toBe(expected);
  });

  it.each([
    [{ jobLocation: [{ address: 'Graz' }, { '@type': 'Place', name: 'Linz' }] }, 'Graz; Linz'],
    [
      {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'Austria' },
      },
      'Remote (Austria)',
    ],
    [
      {
        jobLocation: {
          address: {
            addressLocality: 'Graz',
            addressRegion: 'Styria',
            addressCountry: { '@type': 'Country', name: 'AT' },
          },
        },
      },
      'Graz, Styria, AT',
    ],
  ])('states a place as %j', (properties, expected) => {
    expect(readPage(aPage({ html: jsonLd(aPosting(properties)) })).fields.location?.value).toBe(
      expected,
    );
  });

  it.each([
    ['2026-11-02', '2026-11-02'],
    ['2026-11-02 08:00', '2026-11-02'],
    ['11/02/2026', undefined],
    ['2026-13-40', undefined],
  ])('takes the day of %j', (datePosted, day) => {
    expect(
      readPage(aPage({ html: jsonLd(aPosting({ datePosted })) })).fields.datePosted?.value,
    ).toBe(day);
  });
});
