import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Some site with postings, at an address of its own. */
export class JobBoard {
  readonly #server: Server;
  readonly #pages: Readonly<Record<string, string>>;

  private constructor(pages: Readonly<Record<string, string>>) {
    this.#pages = pages;
    this.#server = createServer((request, response) => {
      const page = this.#pages[new URL(request.url ?? '/', 'http://board').pathname];
      response
        .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page ?? '');
    });
  }

  /** @param pages markup by path */
  static async open(pages: Readonly<Record<string, string>>): Promise<JobBoard> {
    const board = new JobBoard(pages);
    await new Promise<void>((resolve) => board.#server.listen(0, '127.0.0.1', resolve));
    return board;
  }

  url(path: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${path}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${escape(line)}</p>`)
    .join('');
const around = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${escape(title)}</title>${head}</head><body><nav><a href="/">Home</a> <a href="/about">About</a></nav>${body}<footer>Cookies, imprint and other things</footer></body></html>`;

export interface BoardPosting {
  readonly title: string;
  readonly company: string;
  readonly text: string;
}

/** A posting that is stated as structured data. */
export function structuredPage({ title, company, text }: BoardPosting): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    hiringOrganization: { '@type': 'Organization', name: company },
    description: paragraphs(text),
    datePosted: '2026-11-02',
  };
  return around(
    `${title} | Board`,
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<main><h1>${escape(title)}</h1>${paragraphs(text)}</main>`,
  );
}

/** A posting in the markup of a board that many companies use; its title is no heading. */
export function boardPage({ title, company, text }: BoardPosting): string {
  return around(
    'Careers',
    '',
    `<div id="grnhse_app"><div id="app_body"><div id="header"><div class="app-title">${escape(title)}</div><span class="company-name">at ${escape(company)}</span></div><div id="content">${paragraphs(text)}</div></div></div>`,
  );
}

/** A posting without structured data: headings and paragraphs, the title only in a heading. */
export function plainPage({ title, company, text }: BoardPosting): string {
  return around(
    'Vacancies',
    `<meta property="og:site_name" content="${escape(company)}">`,
    `<main><article><h1>${escape(title)}</h1>${paragraphs(text)}</article></main>`,
  );
}

/** A single-page board that shows one posting after another, by `show(number)`. */
export function changingPage({ title, company, text }: BoardPosting): string {
  const script = `window.show = (number) => {
    history.pushState(null, '', '/changing/' + number);
    document.title = ${JSON.stringify(title)} + ' ' + number;
    document.querySelector('h1').textContent = ${JSON.stringify(title)} + ' ' + number;
  };`;
  return around(
    title,
    `<meta property="og:site_name" content="${escape(company)}">`,
    `<main><article><h1>${escape(title)}</h1>${paragraphs(text)}</article></main><script>${script}</script>`,
  );
}

/** A results page: links to postings, none of which is open. */
export function listPage(titles: readonly string[]): string {
  const rows = titles
    .map(
      (title, at) =>
        `<li><h2><a href="/jobs/${at}">${escape(title)}</a></h2><p>Full time, posted today</p></li>`,
    )
    .join('');
  const data = {
    '@context': 'https://schema.org',
    '@graph': titles.map((title, at) => ({
      '@type': 'JobPosting',
      title,
      url: `/jobs/${at}`,
      hiringOrganization: { '@type': 'Organization', name: 'A board' },
      description: title,
    })),
  };
  return around(
    'All jobs',
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    `<main><h1>${titles.length} jobs</h1><ul>${rows}</ul></main>`,
  );
}

/** A page unrelated to jobs. */
export const shopPage = around(
  'Blue kettle',
  '',
  '<main><h1>Blue kettle</h1><p>A kettle for two litres of water, with a handle that stays cool. Delivered in three days.</p><button>Add to basket</button></main>',
);
