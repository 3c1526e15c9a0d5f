import { type CapturedPage } from '../captured-page.js';
import { type PageReading } from '../page-reading.js';
import { readPage } from '../read-page.js';
import { aPage, bakerHtml } from '../testing/a-page.js';
import { sites } from './index.js';

const card =
  '<li class="job-card-container" data-job-id="1"><a href="/jobs/view/1">Driver</a> Van Inc, forklift and van</li>';

/**
 * A page of each site with its known mark-up, written for these tests; each includes a list of
 * other postings or a form that must be excluded.
 */
const postings = {
  linkedin: {
    url: 'https://www.linkedin.com/jobs/search/?currentJobId=3987654321&keywords=baker',
    title: '(3) Baker | Bread Ltd | LinkedIn',
    html: `<ul class="jobs-search-results">${card}</ul><div class="jobs-search__job-details"><div class="job-details-jobs-unified-top-card__company-name"><a href="/company/bread">Bread Ltd</a></div>
      <div class="job-details-jobs-unified-top-card__job-title"><h1><a href="/jobs/view/3987654321">Baker</a></h1></div>
      <div class="job-details-jobs-unified-top-card__primary-description-container">Graz, Styria · 2 days ago · 40 applicants</div><div id="job-details"><h2>About the job</h2>${bakerHtml}</div></div>`,
  },
  indeed: {
    url: 'https://at.indeed.com/jobs?q=baker&vjk=0123456789abcdef',
    title: 'Baker jobs in Graz',
    html: `<div id="mosaic-provider-jobcards"><ul>${card}</ul></div><div class="jobsearch-RightPane"><h2 data-testid="jobsearch-JobInfoHeader-title"><span>Baker<span> - job post</span></span></h2>
      <div data-testid="inlineHeader-companyName"><a href="/cmp/Bread">Bread Ltd</a></div><div data-testid="inlineHeader-companyLocation">Graz</div><div id="jobDescriptionText">${bakerHtml}</div></div>`,
  },
  greenhouse: {
    url: 'https://boards.greenhouse.io/bread/jobs/4711',
    html: `<div id="logo"><img src="/logo.png" alt="x"></div><div id="app_body"><div id="header"><h1 class="app-title">Baker</h1><span class="company-name"> at Bread Ltd </span><div class="location">Graz</div></div>
      <div id="content">${bakerHtml}</div><div id="application"><form><label>First name</label></form></div></div>`,
  },
  lever: {
    url: 'https://jobs.lever.co/bread/0a1b2c3d',
    title: 'Bread Ltd - Baker',
    html: `<a class="main-header-logo"><img alt="Bread Ltd logo" src="https://lever.example/logo.png"></a><div class="content posting-page"><div class="section page-centered posting-header"><div class="posting-headline"><h2>Baker</h2>
      <div class="posting-categories"><div class="location">Graz / </div><div class="commitment">Full-time</div></div></div></div><div class="section page-centered">${bakerHtml}</div><div class="section page-centered last-section-apply">Apply for this job</div></div>`,
  },
  ashby: {
    url: 'https://jobs.ashbyhq.com/bread/0a1b2c3d',
    title: 'Baker @ Bread Ltd',
    html: `<div class="_navRoot_x"><nav>All jobs</nav></div><div class="_titles_x"><h1 class="ashby-job-posting-heading">Baker</h1></div><div class="ashby-job-posting-right-pane"><div class="_descriptionText_1x">${bakerHtml}</div></div>`,
  },
  workday: {
    url: 'https://bread.wd3.myworkdayjobs.com/en-US/careers/job/Graz/Baker_R-1',
    html: `<meta property="og:site_name" content="Bread Ltd"><div data-automation-id="jobPostingPage"><h2 data-automation-id="jobPostingHeader">Baker</h2><div data-automation-id="locations"><dl><dt>locations</dt><dd>Graz</dd></dl></div>
      <div data-automation-id="jobPostingDescription">${bakerHtml}</div><section data-automation-id="similarJobs"><a data-automation-id="jobTitle" href="/job/2">Driver</a> van and forklift</section></div>`,
  },
  smartrecruiters: {
    url: 'https://jobs.smartrecruiters.com/Bread/743999-baker',
    html: `<div class="header-logo"><img alt="Bread Ltd" src="/logo.png"></div><h1 class="job-title">Baker</h1><div class="job-sections"><section id="st-companyDescription"><h2>Company</h2><p>Four shops.</p></section>
      <section id="st-jobDescription">${bakerHtml}</section></div><aside>Driver, van and forklift</aside>`,
  },
  icims: {
    url: 'https://careers-bread.icims.com/jobs/4711/baker/job',
    title: 'Baker in Graz | Careers at Bread Ltd',
    html: `<div class="iCIMS_MainWrapper"><div class="iCIMS_JobHeader"><h1 class="iCIMS_Header">Baker</h1></div><div class="iCIMS_JobContent"><h2 class="iCIMS_InfoField_Job">Overview</h2><div class="iCIMS_InfoMsg_Job">${bakerHtml}</div>
      <div class="iCIMS_JobOptions">Share on your feed</div></div></div>`,
  },
} satisfies Readonly<Record<string, Partial<CapturedPage>>>;

const boxed = `<span data-testid="expandable-text-box">${bakerHtml}</span>`;
const aboutCompany =
  '<section><h2>About the company</h2><span data-testid="expandable-text-box">Bread Ltd has a van and a forklift.</span></section>';

/** Alternative layouts that the same sites show to some visitors, without the names used above. */
const otherLayouts: Readonly<Record<string, Partial<CapturedPage>>> = {
  'linkedin, a posting of its own': {
    url: 'https://www.linkedin.com/jobs/view/4475438772/',
    title: '(2) Baker | Bread Ltd | LinkedIn',
    html: `<main><div data-sdui-screen="x.jobs.JobDetails"><a href="/company/bread/life/"><figure></figure></a><a href="/company/bread/life/"><p class="_1b2c">Bread Ltd</p></a><p class="_3d4e">Baker<a href="#"></a></p>
      <p><span>Graz</span><span> · </span><span>6 days ago</span></p><a href="/jobs/view/4475438772/"><span>Hybrid</span></a>
      <div componentkey="JobDetails_AboutTheJob_4475438772"><h2>About the job</h2>${boxed}<button>… more</button></div>${aboutCompany}</div></main>`,
  },
  'linkedin, beside the results': {
    url: 'https://www.linkedin.com/jobs/search-results/?currentJobId=4475438772&keywords=baker',
    title: 'baker | Search | LinkedIn',
    html: `<main><div componentkey="SearchResultsMainContent"><div role="button" componentkey="job-card-component-ref-1"><p>Driver</p><p>Van Inc, forklift and van</p></div></div><div data-sdui-screen="x.jobs.SemanticJobDetails">
      <a href="/company/bread/life/"><p>Bread Ltd</p></a><p><a href="/jobs/view/4475438772/">Baker</a></p><a href="/jobs/view/4475438772/"><span>Hybrid</span></a></div><div id="JobDetails_AboutTheJob_4475438772">${bakerHtml}</div></main>`,
  },
  'indeed, beside the results': {
    url: 'https://at.indeed.com/?vjk=0123456789abcdef',
    title: 'Jobs for you | Indeed',
    html: `<h1>Welcome, Ada</h1><ul>${card}</ul><div data-testid="viewjob-main-content"><div><h2 data-testid="vj-job-title">Baker</h2><div data-testid="company-info-metadata"><div><a href="https://at.indeed.com/cmp/Bread">Bread Ltd</a></div><div>3.9</div><div>Graz</div></div></div>
      <div data-testid="viewjob-job-content"><h2 data-testid="vj-job-description-heading">Full job description</h2><div class="css-1x react-native-html-content simple-job-description-html"><style>.a{}</style>${bakerHtml}</div></div></div>`,
  },
};

function read(page: Partial<CapturedPage>): PageReading {
  return readPage(aPage(page));
}

describe('known sites', () => {
  it('have a posting here each', () => {
    expect(Object.keys(postings)).toEqual(sites.map(({ name }) => name));
  });

  it.each(Object.entries(postings))('reads a posting of %s by its hooks', (name, page) => {
    const { kind, fields } = read(page);
    expect(kind).toBe('posting');
    expect(fields.title).toMatchObject({ value: 'Baker', source: `site:${name}` });
    expect(fields.description).toMatchObject({ source: `site:${name}` });
    expect(fields.description?.value).toContain('- Three years of experience in a craft bakery');
    expect(fields.description?.value).not.toMatch(
      /forklift|First name|Apply for this job|All jobs|Share on/,
    );
  });

  it.each(Object.entries(postings).filter(([name]) => name !== 'icims'))(
    'knows the company on %s',
    (_, page) => {
      expect(read(page).fields.company?.value).toBe('Bread Ltd');
    },
  );

  it.each(Object.entries(otherLayouts))('reads a posting of %s', (name, page) => {
    const { kind, fields } = read(page);
    const source = `site:${name.split(',')[0]}`;
    expect(kind).toBe('posting');
    expect(fields).toMatchObject({
      title: { value: 'Baker', source },
      company: { value: 'Bread Ltd', source },
      description: { source },
    });
    expect(fields.description?.value).toContain('- Three years of experience in a craft bakery');
    expect(fields.description?.value).not.toMatch(
      /forklift|About the job|more$|Full job description/,
    );
    expect(fields.url.value).toMatch(/\/jobs\/view\/4475438772\/$|\/viewjob\?jk=0123456789abcdef$/);
  });

  it('names a posting that is open beside results by its own address', () => {
    expect(read(postings.linkedin).fields).toMatchObject({
      url: { value: 'https://www.linkedin.com/jobs/view/3987654321/' },
      location: { value: 'Graz, Styria' },
    });
    expect(read(postings.indeed).fields.url.value).toBe(
      'https://at.indeed.com/viewjob?jk=0123456789abcdef',
    );
  });

  it('reads all sections, each once', () => {
    const text = read(postings.smartrecruiters).fields.description?.value ?? '';
    expect(text).toContain('Four shops.');
    expect(text.match(/Teach two apprentices/g)).toHaveLength(1);
  });

  it.each([
    [
      'linkedin',
      'https://www.linkedin.com/jobs/search/',
      `<ul class="jobs-search__results-list">${card}${card}</ul>`,
    ],
    [
      'linkedin',
      'https://www.linkedin.com/jobs/search-results/?keywords=baker',
      '<div componentkey="SearchResultsMainContent"><div role="button" componentkey="job-card-component-ref-1"><p>Driver</p></div></div>',
    ],
    [
      'icims',
      'https://careers-bread.icims.com/jobs/search',
      '<div class="iCIMS_ListingsPage"><ul class="iCIMS_JobsTable"><li class="iCIMS_JobCardItem"><a href="/jobs/1/baker/job"><h3>Baker</h3></a></li></ul></div>',
    ],
    [
      'workday',
      'https://bread.wd3.myworkdayjobs.com/careers',
      '<ul data-automation-id="jobResults"><li><a data-automation-id="jobTitle" href="/job/1">Baker</a></li></ul>',
    ],
    [
      'lever',
      'https://jobs.lever.co/bread',
      '<div class="postings-group"><div class="posting"><a class="posting-title" href="/bread/1"><h5>Baker</h5></a></div></div>',
    ],
  ])('says of results on %s that they are a list', (_, url, html) => {
    expect(read({ url, html })).toMatchObject({ kind: 'list', reason: 'several-postings' });
  });

  it.each(['/in/ada-baker/', '/feed/', '/company/bread/about/'])(
    'takes what people and companies say of themselves at %s on LinkedIn for no posting',
    (path) => {
      const html = `<main><h1>Ada Baker</h1><section><h2>About</h2><span data-testid="expandable-text-box">${'I have baked bread for shops in Graz and Linz. '.repeat(8)}</span></section></main>`;
      expect(
        read({ url: `https://www.linkedin.com${path}`, title: 'Ada Baker | LinkedIn', html }).kind,
      ).toBe('other');
    },
  );

  it('says of a page that shows postings in a frame of another site where they can be read', () => {
    const page = (src: string) =>
      read({
        url: 'https://bread.example/careers',
        html: `<body><h1>Work with us</h1><p>Four shops.</p><div id="grnhse_iframe" src="${src}"></div></body>`,
      });
    expect(
      page('https://boards.greenhouse.io/embed/job_app?for=bread&amp;token=4711'),
    ).toMatchObject({
      kind: 'other',
      reason: 'in-a-frame',
      frame: 'https://boards.greenhouse.io/embed/job_app?for=bread&token=4711',
    });
    for (const src of [
      'https://platform.linkedin.com/widgets/follow',
      'https://evil.example/greenhouse.io',
      'javascript:alert(1)',
      '/greenhouse.io',
    ])
      expect(page(src)).toMatchObject({ kind: 'other', reason: 'no-sign-of-a-posting' });
  });

  it('does not take a host for a site because its name ends alike', () => {
    expect(
      read({
        ...postings.lever,
        url: 'https://clever.co/jobs/1',
        html: `<h1>Baker</h1><main>${bakerHtml}</main>`,
      }).fields.title?.source,
    ).toBe('heading');
  });
});
