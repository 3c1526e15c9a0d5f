import { type CapturedPage } from '../captured-page.js';

/** The requirements of a bakery, 100 words and more, with the sections of a posting. */
export const bakerHtml = `
  <p>We are looking for a baker who keeps the ovens of our bakery running and plans the night shift together with two colleagues.</p>
  <h2>Your tasks</h2>
  <ul><li>Prepare sourdough and rolls for four shops</li><li>Teach two apprentices and plan their weeks</li><li>Order flour and keep the records of the store</li></ul>
  <h2>Requirements</h2>
  <ul><li>Three years of experience in a craft bakery</li><li>A certificate in food hygiene</li><li>The will to get up at two in the morning</li></ul>
  <h2>Benefits</h2>
  <p>We pay by the regional tariff, full-time, and give bread for free. Send your CV to apply for the position.</p>`;

/** A captured page with the given properties; headings default to those of `html`. */
export function aPage({
  html = '',
  headings = headingsIn(html),
  ...rest
}: Partial<CapturedPage>): CapturedPage {
  return {
    url: 'https://bread.example/jobs/7',
    title: '',
    html,
    headings,
    truncated: false,
    ...rest,
  };
}

function headingsIn(html: string): CapturedPage['headings'] {
  return [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)]
    .map(([, level, text = '']) => ({
      level: Number(level),
      text: text
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ text }) => text !== '');
}

/** A block of JSON-LD. */
export function jsonLd(data: unknown): string {
  return `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
}

/** A `JobPosting` of the bakery. */
export function aPosting(
  properties: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Baker',
    hiringOrganization: { '@type': 'Organization', name: 'Bread Ltd' },
    description: bakerHtml,
    ...properties,
  };
}
