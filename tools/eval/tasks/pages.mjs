import { capturedPageSchema, capturePage, readPage } from '@rolefit/page-reader';
import { JSDOM, VirtualConsole } from 'jsdom';

/** Saved pages of job sites and others, the extension's way: the function that it injects, as text, and then the reader. */
export const pages = {
  needs: ['pages', 'manifest.json'],
  async run({ data }) {
    const manifest = data.manifest('pages');
    const predictions = manifest.files.map(({ id, file, url }) => answer(id, readPage(capture(data.text('pages', file), url))));
    const scored = data.score('pages', manifest, predictions);
    const isHostileKept = scored.failures.some((failure) => failure.includes('HOSTILE'));
    return {
      predictions,
      figures: [
        { figure: 'job or not', value: scored.job_or_not_accuracy, min: 1 },
        { figure: 'title', value: scored.title_accuracy, min: 0.95 },
        { figure: 'company', value: scored.company_accuracy, min: 0.95 },
        { figure: 'phrases of the description found', value: scored.body_phrases_found, min: 0.95 },
        { figure: 'boilerplate kept out', value: scored.boilerplate_kept_out, min: 0.95 },
        { figure: 'nothing hostile kept', value: isHostileKept ? 0 : 1, min: 1, note: scored.failures.join('; ') },
      ],
    };
  },
};

function capture(html, url) {
  const { window } = new JSDOM(html, { url, runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
  try {
    return capturedPageSchema.parse(JSON.parse(JSON.stringify(capturePage(window.document))));
  } finally {
    window.close();
  }
}

function answer(id, { kind, fields }) {
  const value = (name) => fields[name]?.value ?? null;
  const sources = Object.fromEntries(Object.entries(fields).map(([name, { source }]) => [name, source]));
  return { id, isJob: kind === 'posting', title: value('title'), company: value('company'), description: value('description'), logo: value('logo'), kind, sources };
}
