import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type PostingDraft } from '../posting-draft.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;

const style = `
  body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #26303a; background: #f3f1ec; }
  header { padding: 18px 64px; background: #26303a; color: #fff; font-weight: 600; letter-spacing: .02em; }
  main { max-width: 660px; margin: 40px 64px; padding: 36px 44px; background: #fff; border-radius: 10px; }
  h1 { margin: 0 0 4px; font-size: 30px; line-height: 1.25; } h2 { margin: 28px 0 4px; font-size: 18px; } p { margin: 8px 0; } .at { color: #5c6975; }`;

/** A posting as the site of an employer shows it, with structured data for search engines. */
function pageOf({
  title,
  company,
  place,
  about,
  duties,
  required,
  preferred,
}: PostingDraft): string {
  const text = `<p>${escape(about)}</p><h2>What you will do</h2>${list(duties)}<h2>What you bring</h2>${list(required)}<h2>Nice to have</h2>${list(preferred)}<p>We offer thirty days of holiday, flexible hours and a budget for learning. Apply by the end of the month.</p>`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    hiringOrganization: { '@type': 'Organization', name: company },
    description: text,
  };
  return `<!doctype html><html lang="en"><head><title>${escape(title)} · ${escape(company)}</title><style>${style}</style><script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>
    <body><header>${escape(company)} · Careers</header><main><h1>${escape(title)}</h1><p class="at">${escape(company)} · ${escape(place)}</p>${text}</main></body></html>`;
}

/** A web server with the postings of fictitious employers. */
export interface Board {
  /** The address of a posting, by its index. */
  url(index: number): string;
  close(): Promise<void>;
}

export async function openBoard(postings: readonly PostingDraft[]): Promise<Board> {
  const server = createServer((request, response) => {
    const posting = postings[Number(request.url?.split('/').at(-1))];
    response
      .writeHead(posting ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(posting ? pageOf(posting) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (index) => `http://127.0.0.1:${port}/careers/${index}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
