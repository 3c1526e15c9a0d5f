import { type CapturedPage } from './captured-page.js';
import { readPage } from './read-page.js';

const text = 'You will keep the ovens of our bakery running, plan the night shift with two colleagues and teach apprentices. We ask for three years in a bakery, a certificate in food hygiene, and the will to get up at two in the morning. We pay by the regional tariff and give bread for free.';

function aPage(page: Partial<CapturedPage>): CapturedPage {
  return { url: 'https://bread.example/jobs/7', title: '', html: '', headings: [], truncated: false, ...page };
}

const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('reading a page', () => {
  it('reads every field of JSON-LD and says where it came from', () => {
    const posting = {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Baker &amp;amp; Confectioner',
      description: `<p>${text}</p><ul><li>Ovens</li><li>Night shift</li></ul>`,
      hiringOrganization: { '@type': 'Organization', name: 'Bread Ltd', logo: '/logo.png' },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Graz', addressCountry: 'AT' } },
      employmentType: 'FULL_TIME',
      datePosted: '2026-11-02T10:00:00Z',
      url: 'https://bread.example/jobs/7',
    };
    const { kind, fields, isShort } = readPage(aPage({ html: jsonLd({ '@graph': [{ '@type': 'WebSite', name: 'x' }, posting] }) }));
    expect({ kind, isShort }).toEqual({ kind: 'posting', isShort: false });
    expect(fields).toMatchObject({
      title: { value: 'Baker & Confectioner', source: 'json-ld' },
      company: { value: 'Bread Ltd', source: 'json-ld' },
      logo: { value: 'https://bread.example/logo.png' },
      location: { value: 'Graz, AT' },
      employmentType: { value: 'FULL TIME' },
      datePosted: { value: '2026-11-02' },
      description: { value: `${text}\n\n- Ovens\n- Night shift`, source: 'json-ld' },
    });
  });

  it('takes of several postings the one with the visible heading, and none where no sign decides', () => {
    const postings = ['Baker', 'Driver'].map((title) => ({ '@type': 'JobPosting', title, description: `<p>${title}. ${text}</p>` }));
    const html = jsonLd(postings);
    expect(readPage(aPage({ html, headings: [{ level: 1, text: 'Driver' }] })).fields.title?.value).toBe('Driver');
    expect(readPage(aPage({ html }))).toMatchObject({ kind: 'list', reason: 'several-postings' });
  });
});
