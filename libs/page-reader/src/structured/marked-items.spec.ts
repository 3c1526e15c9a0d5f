import { readPage } from '../read-page.js';
import { aPage, bakerHtml } from '../testing/a-page.js';

describe('items marked in the page', () => {
  it('are read from microdata', () => {
    const html = `<div itemscope itemtype="https://schema.org/JobPosting" itemref="more"><h2 itemprop="title">Baker</h2>
      <div itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><a itemprop="name" href="/about">Bread Ltd</a><img itemprop="logo" src="/logo.png" alt=""></div>
      <time itemprop="datePosted" datetime="2026-11-02">yesterday</time><meta itemprop="employmentType" content="PART_TIME">
      <span itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address">Graz</span></span></div>
      <section id="more"><div itemprop="description">${bakerHtml}</div></section>`;
    expect(readPage(aPage({ html, url: 'https://bread.example/x' }))).toMatchObject({
      kind: 'posting',
      fields: {
        title: { value: 'Baker', source: 'microdata' },
        company: { value: 'Bread Ltd', source: 'microdata' },
        logo: { value: 'https://bread.example/logo.png', source: 'microdata' },
        datePosted: { value: '2026-11-02' },
        employmentType: { value: 'PART TIME' },
        location: { value: 'Graz' },
        description: {
          value: expect.stringContaining('## Your tasks\n\n- Prepare sourdough'),
          source: 'microdata',
        },
      },
    });
  });

  it('are read from RDFa', () => {
    const html = `<div vocab="https://schema.org/" typeof="JobPosting"><h2 property="title">Baker</h2>
      <span property="hiringOrganization" typeof="Organization"><span property="name">Bread Ltd</span></span><div property="description">${bakerHtml}</div></div>`;
    expect(readPage(aPage({ html, url: 'https://bread.example/x' })).fields).toMatchObject({
      title: { value: 'Baker', source: 'rdfa' },
      company: { value: 'Bread Ltd' },
      description: { source: 'rdfa' },
    });
  });

  it('are a list where there are several and no heading tells', () => {
    const card = (title: string) =>
      `<li itemscope itemtype="https://schema.org/JobPosting"><a itemprop="url" href="/jobs/${title}"><span itemprop="title">${title}</span></a><p itemprop="description">A short word about it.</p></li>`;
    expect(
      readPage(
        aPage({
          url: 'https://bread.example/jobs',
          html: `<h1>Jobs</h1><ul>${['Baker', 'Driver', 'Clerk'].map(card).join('')}</ul>`,
        }),
      ).kind,
    ).toBe('list');
  });
});
