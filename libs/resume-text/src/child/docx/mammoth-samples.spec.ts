import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { limits } from '@rolefit/contracts';
import { readZipDirectory } from '@rolefit/resume-format';
import { extractDocx } from './extract-docx.js';

const folder = createRequire(import.meta.url)
  .resolve('mammoth')
  .replace(/lib\/index\.js$/, 'test/test-data/');

async function textOf(name: string): Promise<string> {
  const bytes = readFileSync(`${folder}${name}.docx`);
  const { text } = await extractDocx({
    id: 1,
    format: 'docx',
    scannedPages: [],
    bytes,
    entries: readZipDirectory(bytes, bytes.length) ?? [],
    maxPages: 1,
    maxMarkupBytes: limits.resumeMarkupBytes,
    maxChars: 1_000,
  });
  return text;
}

/** Documents by Word and other programs from the tests of mammoth. */
describe('extractDocx', () => {
  it.each([
    ['single-paragraph', 'Walking on imported air'],
    ['simple-list', '- Apple\n- Banana'],
    ['tables', 'Above\n\nTop left\tTop right\nBottom left\tBottom right\n\nBelow'],
    ['text-box', 'Datum plane'],
    ['strict-format', 'Test'],
    ['underline', 'The Sunset Tree'],
    ['strikethrough', "Today's Special: Salmon Sold out"],
    ['utf8-bom', 'This XML has a byte order mark.'],
    ['comments', 'Ouch.'],
    ['footnotes', 'Ouch.'],
    ['endnotes', 'Ouch.'],
    ['tiny-picture', ''],
    ['tiny-picture-target-base-relative', ''],
    ['embedded-style-map', 'Walking on imported air'],
    ['footnote-hyperlink', ''],
    ['external-picture', ''],
    ['empty', ''],
  ])('reads %s', async (name, text) => {
    expect(await textOf(name)).toBe(text);
  });
});
