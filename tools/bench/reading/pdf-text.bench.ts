import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ResumeTextReader } from '@rolefit/resume-text';
import { makePdf, resumes } from '@rolefit/testing';
import { type Row, rowOf } from '../rows/row.ts';
import { sumOf } from '../rows/statistics.ts';
import { pdfFilesIn } from './pdf-files.ts';

interface PdfTextOptions {
  readonly rounds: number;
  /** PDFs to read; without it, the fixtures of the project. */
  readonly folder?: string | undefined;
}

type WordCounts = ReadonlyMap<string, number>;

/** A file that both sides can read, and the words that each found. */
interface Sample {
  readonly path: string;
  readonly theirs: WordCounts;
  readonly ours: WordCounts;
}

/** Runs of letters and digits; single characters in scripts without spaces. */
const wordPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+/gu;
const leastFound = 0.98;

/**
 * Measures the time of reading a PDF's text, and the share of its words that are found, both against pdftotext in a process for each file. Files that
 * either side cannot read are left out and counted.
 */
export async function benchPdfText({ rounds, folder }: PdfTextOptions): Promise<Row[]> {
  if (spawnSync('pdftotext', ['-v']).error)
    return leaveOut('pdftotext is not installed (package poppler-utils)');
  const scratch = mkdtempSync(join(tmpdir(), 'rolefit-bench-'));
  const reader = new ResumeTextReader({ processes: 1 });
  try {
    const files = folder === undefined ? fixturesIn(scratch) : pdfFilesIn(folder);
    const samples = await readable(files, reader);
    if (samples.length === 0) return leaveOut('no file that both can read');
    return [await timeRow(samples, reader, rounds), wordsRow(samples, files.length)];
  } finally {
    await reader.close();
    rmSync(scratch, { recursive: true });
  }
}

function fixturesIn(scratch: string): string[] {
  return Object.entries(resumes).map(([name, lines]) => {
    const path = join(scratch, `${name}.pdf`);
    writeFileSync(path, makePdf(lines));
    return path;
  });
}

function pdftotext(path: string): SpawnSyncReturns<string> {
  return spawnSync('pdftotext', ['-layout', path, '-'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

async function readable(paths: readonly string[], reader: ResumeTextReader): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const path of paths) {
    const { status, stdout } = pdftotext(path);
    const found = await reader.read(readFileSync(path)).catch(() => null);
    if (status === 0 && found)
      samples.push({
        path,
        theirs: countWords(stdout),
        ours: countWords([found.text, ...found.hidden.map(({ text }) => text)].join('\n')),
      });
  }
  return samples;
}

/** How often each word occurs. Words that are hyphenated at a line end are joined, since the benchmark compares text and not lines. */
function countWords(text: string): WordCounts {
  const plain = text
    .normalize('NFKC')
    .replace(/[-\u2010\u00ad]\n\s*/g, '')
    .replace(/[\u200b-\u200d\u2060]/g, '');
  const counts = new Map<string, number>();
  for (const word of plain.toLowerCase().match(wordPattern) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How many words one file has, and how many of them were found; repeated words count as often as they occur. */
function shareOf({ path, theirs, ours }: Sample): {
  readonly path: string;
  readonly all: number;
  readonly found: number;
} {
  const found = [...theirs].map(([word, count]) => Math.min(count, ours.get(word) ?? 0));
  return { path, all: sumOf([...theirs.values()]), found: sumOf(found) };
}

async function timeRow(
  samples: readonly Sample[],
  reader: ResumeTextReader,
  rounds: number,
): Promise<Row> {
  const ratios: number[] = [];
  let [ms, theirMs] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await time(async () => {
      for (const { path } of samples) await reader.read(readFileSync(path));
    });
    const theirs = await time(() => samples.forEach(({ path }) => pdftotext(path)));
    [ms, theirMs] = [ours / samples.length, theirs / samples.length];
    ratios.push(ours / theirs);
  }
  const note = `${ms.toFixed(1)} ms a file, pdftotext ${theirMs.toFixed(1)} ms, ${samples.length} files`;
  return rowOf({
    figure: 'PDF text, per file',
    against: 'pdftotext, a process each',
    ratios,
    most: 3,
    note,
  });
}

function wordsRow(samples: readonly Sample[], files: number): Row {
  const shares = samples.map(shareOf).filter(({ all }) => all > 0);
  const words = sumOf(shares.map(({ all }) => all));
  const low = shares
    .filter(({ all, found }) => found < leastFound * all)
    .map(({ path, all, found }) => `${basename(path)} ${(found / all).toFixed(3)}`);
  return rowOf({
    figure: 'PDF text, words found',
    against: 'pdftotext',
    ratios: shares.map(({ all, found }) => found / all),
    ratio: sumOf(shares.map(({ found }) => found)) / words,
    least: leastFound,
    note: `${words} words, ${files - samples.length} of ${files} files left out${low.length > 0 ? `; below the goal: ${low.join(', ')}` : ''}`,
  });
}

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A figure that could not be measured is not a goal that was missed. */
function leaveOut(reason: string): Row[] {
  process.stdout.write(`PDF text, per file: left out, ${reason}\n`);
  return [];
}
