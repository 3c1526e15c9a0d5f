import {
  type CapturedPage,
  capturedPageSchema,
  capturePage,
  type PageReading,
  readPage,
} from '@rolefit/page-reader';
import { JSDOM, VirtualConsole } from 'jsdom';
import { z } from 'zod';
import { fileSchema, metricSchema } from '../labels.ts';
import { type Task } from '../task.ts';

const pageSchema = fileSchema.extend({ url: z.string() });
const metricsSchema = z.object({
  job_or_not_accuracy: metricSchema,
  title_accuracy: metricSchema,
  company_accuracy: metricSchema,
  body_phrases_found: metricSchema,
  boilerplate_kept_out: metricSchema,
  failures: z.array(z.string()),
});

/** Saved pages of job sites and others, read as the extension does: captured first, then read. */
export const pages: Task = {
  needs: ['pages', 'manifest.json'],
  async run({ data }) {
    const manifest = data.manifest('pages', pageSchema);
    const predictions = manifest.files.map(({ id, file, url }) =>
      prediction(id, readPage(capture(data.text('pages', file), url))),
    );
    const scored = data.score('pages', metricsSchema, manifest, predictions);
    const isHostileKept = scored.failures.some((failure) => failure.includes('HOSTILE'));
    return {
      predictions,
      figures: [
        { figure: 'job or not', value: scored.job_or_not_accuracy, min: 1 },
        { figure: 'title', value: scored.title_accuracy, min: 0.95 },
        { figure: 'company', value: scored.company_accuracy, min: 0.95 },
        { figure: 'phrases of the description found', value: scored.body_phrases_found, min: 0.95 },
        { figure: 'boilerplate kept out', value: scored.boilerplate_kept_out, min: 0.95 },
        {
          figure: 'nothing hostile kept',
          value: isHostileKept ? 0 : 1,
          min: 1,
          note: scored.failures.join('; '),
        },
      ],
    };
  },
};

function capture(html: string, url: string): CapturedPage {
  const { window } = new JSDOM(html, {
    url,
    runScripts: 'outside-only',
    virtualConsole: new VirtualConsole(),
  });
  try {
    return capturedPageSchema.parse(JSON.parse(JSON.stringify(capturePage(window.document))));
  } finally {
    window.close();
  }
}

function prediction(id: string, { kind, fields }: PageReading) {
  const sources = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field?.source]),
  );
  const { title, company, description, logo } = fields;
  return {
    id,
    isJob: kind === 'posting',
    title: title?.value ?? null,
    company: company?.value ?? null,
    description: description?.value ?? null,
    logo: logo?.value ?? null,
    kind,
    sources,
  };
}
