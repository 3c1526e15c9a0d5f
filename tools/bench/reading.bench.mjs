import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPosting } from '@rolefit/ai';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { PDFParse } from 'pdf-parse';
import { median } from './statistics.mjs';

/**
 * A posting of usual length (three to four thousand characters) against what pdf-parse takes for a resume: reading must not be the slow part.
 * @param folder real PDFs (`--pdfs=DIR`); without one, a fixture, which has no fonts of its own and is therefore parsed several times faster
 */
export async function benchReading({ rounds, folder }) {
  const posting = Object.values(postings).join('\n\n').slice(0, 4_000);
  const files = await parseable(folder ? pdfsIn(folder) : [makePdf(resumes.software)]);
  const read = () => readPosting(posting);
  // Warm, as a worker is: the taxonomy is parsed at its first use.
  for (let index = 0; index < 5; index += 1) await read();
  const ratios = [];
  let readMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    readMs = await meanMs(Array.from({ length: 30 }, () => read));
    ratios.push(readMs / (await meanMs(files.map((bytes) => () => parse(bytes)))));
  }
  const ratio = median(ratios);
  return [
    {
      figure: 'reading a posting',
      against: 'pdf-parse on a resume',
      goal: '≤ 1×',
      ratio,
      spread: [Math.min(...ratios), Math.max(...ratios)],
      isMet: ratio <= 1,
      note: `${readMs.toFixed(1)} ms for ${posting.length} characters; ${folder ? `${files.length} resumes of ${folder}` : 'one fixture, give real resumes with --pdfs=DIR'}`,
    },
  ];
}

function pdfsIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .map((name) => readFileSync(join(folder, name)));
}

async function parse(bytes) {
  const parser = new PDFParse({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    await parser.getText();
  } finally {
    await parser.destroy();
  }
}

/** Leaves out what pdf-parse refuses; parsing once also warms it. */
async function parseable(files) {
  const good = [];
  for (const bytes of files) {
    await parse(bytes).then(
      () => good.push(bytes),
      () => undefined,
    );
  }
  return good;
}

async function meanMs(works) {
  const start = performance.now();
  for (const work of works) await work();
  return (performance.now() - start) / works.length;
}
