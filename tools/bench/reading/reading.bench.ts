import { readFileSync } from 'node:fs';
import { readPosting } from '@rolefit/reading';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { PDFParse } from 'pdf-parse';
import { type Row, rowOf } from '../rows/row.ts';
import { pdfFilesIn } from './pdf-files.ts';

interface ReadingOptions {
  readonly rounds: number;
  /** Real resumes as PDFs. Without it a fixture is parsed, which has no fonts of its own and is several times faster. */
  readonly folder?: string | undefined;
}

const readsARound = 30;
const warmUpReads = 5;

/** Measures the time of reading a posting of usual length (three to four thousand characters) against pdf-parse on a resume. */
export async function benchReading({ rounds, folder }: ReadingOptions): Promise<Row[]> {
  const posting = Object.values(postings).join('\n\n').slice(0, 4_000);
  const files = await parseable(
    folder === undefined
      ? [makePdf(resumes.software)]
      : pdfFilesIn(folder).map((path) => readFileSync(path)),
  );
  const read = (): Promise<unknown> => readPosting(posting);
  // A worker has loaded the taxonomy before its first job.
  for (let index = 0; index < warmUpReads; index += 1) await read();
  const ratios: number[] = [];
  let readMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    readMs = await meanMs(Array.from({ length: readsARound }, () => read));
    ratios.push(readMs / (await meanMs(files.map((bytes) => () => parse(bytes)))));
  }
  const source =
    folder === undefined
      ? 'one fixture, give real resumes with --pdfs=DIR'
      : `${files.length} resumes of ${folder}`;
  return [
    rowOf({
      figure: 'reading a posting',
      against: 'pdf-parse on a resume',
      ratios,
      most: 1,
      note: `${readMs.toFixed(1)} ms for ${posting.length} characters; ${source}`,
    }),
  ];
}

async function parse(bytes: Buffer): Promise<void> {
  const parser = new PDFParse({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    await parser.getText();
  } finally {
    await parser.destroy();
  }
}

/** Leaves out what pdf-parse refuses, and warms it up. */
async function parseable(files: readonly Buffer[]): Promise<Buffer[]> {
  const good: Buffer[] = [];
  for (const bytes of files) {
    await parse(bytes).then(
      () => good.push(bytes),
      () => undefined,
    );
  }
  return good;
}

async function meanMs(works: readonly (() => Promise<unknown>)[]): Promise<number> {
  const start = performance.now();
  for (const work of works) await work();
  return (performance.now() - start) / works.length;
}
