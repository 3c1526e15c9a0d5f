import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfTextReader } from '@rolefit/ai-adapters';
import { makePdf, resumes } from '@rolefit/testing';
import { median } from './statistics.mjs';

/** Runs of letters and digits; a character each in scripts without spaces. */
const wordPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+/gu;

/**
 * Reading a PDF's text against pdftotext, a process each, file by file: time, and how many of its words are found.
 * @param folder PDFs to read (`--pdfs=DIR` or ROLEFIT_BENCH_PDFS); without one, the fixtures of the project. Files that either cannot
 * read are left out and counted
 */
export async function benchPdfText({ rounds, folder }) {
  if (spawnSync('pdftotext', ['-v']).error) return leaveOut('pdftotext is not installed (package poppler-utils)');
  const scratch = mkdtempSync(join(tmpdir(), 'rolefit-bench-'));
  const reader = new PdfTextReader({ processes: 1 });
  try {
    const files = folder ? pdfsIn(folder) : fixturesIn(scratch);
    const samples = await readable(files, reader);
    if (samples.length === 0) return leaveOut('no file that both can read');
    return [await timeRow(samples, reader, rounds), wordsRow(samples, files.length)];
  } finally {
    await reader.close();
    rmSync(scratch, { recursive: true });
  }
}

const pdfsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .map((name) => join(folder, name));

function fixturesIn(scratch) {
  return Object.entries(resumes).map(([name, lines]) => {
    const path = join(scratch, `${name}.pdf`);
    writeFileSync(path, makePdf(lines));
    return path;
  });
}

function pdftotext(path) {
  return spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Files that both sides read, with what each found. */
async function readable(paths, reader) {
  const samples = [];
  for (const path of paths) {
    const { status, stdout } = pdftotext(path);
    const found = await reader.read(readFileSync(path)).catch(() => null);
    if (status === 0 && found) samples.push({ path, theirs: words(stdout), ours: words([found.text, ...found.hidden.map(({ text }) => text)].join('\n')) });
  }
  return samples;
}

/** Words with how often each stands there. Words that a line end has cut in two are whole: it is the text that counts, not its lines. */
function words(text) {
  const plain = text
    .normalize('NFKC')
    .replace(/[-\u2010\u00ad]\n\s*/g, '')
    .replace(/[\u200b-\u200d\u2060]/g, '');
  const counts = new Map();
  for (const word of plain.toLowerCase().match(wordPattern) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** @returns of one file: how many words there are, and how many of them were found, each as often as it stands there */
function shareOf({ theirs, ours }) {
  let all = 0;
  let found = 0;
  for (const [word, count] of theirs) {
    all += count;
    found += Math.min(count, ours.get(word) ?? 0);
  }
  return { all, found };
}

async function timeRow(samples, reader, rounds) {
  const ratios = [];
  let ms = 0;
  let theirMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ours = await time(async () => {
      for (const { path } of samples) await reader.read(readFileSync(path));
    });
    const theirs = await time(() => samples.forEach(({ path }) => pdftotext(path)));
    ms = ours / samples.length;
    theirMs = theirs / samples.length;
    ratios.push(ours / theirs);
  }
  const ratio = median(ratios);
  return {
    figure: 'PDF text, per file',
    against: 'pdftotext, a process each',
    goal: '≤ 3×',
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    isMet: ratio <= 3,
    note: `${ms.toFixed(1)} ms a file, pdftotext ${theirMs.toFixed(1)} ms, ${samples.length} files`,
  };
}

function wordsRow(samples, files) {
  const shares = samples.map((sample) => ({ path: sample.path, ...shareOf(sample) })).filter(({ all }) => all > 0);
  const ratios = shares.map(({ all, found }) => found / all);
  const ratio = sum(shares, 'found') / sum(shares, 'all');
  const low = shares.filter(({ all, found }) => found < 0.98 * all).map(({ path, all, found }) => `${path.split(/[\\/]/).at(-1)} ${(found / all).toFixed(3)}`);
  return {
    figure: 'PDF text, words found',
    against: 'pdftotext',
    goal: '≥ 0.98×',
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    isMet: ratio >= 0.98,
    note: `${sum(shares, 'all')} words, ${files - samples.length} of ${files} files left out${low.length > 0 ? `; below the goal: ${low.join(', ')}` : ''}`,
  };
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

async function time(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A figure that could not be taken is none that was missed. */
function leaveOut(reason) {
  process.stdout.write(`PDF text, per file: left out, ${reason}\n`);
  return [];
}
