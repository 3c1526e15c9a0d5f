import { Readable } from 'node:stream';
import { countLines, lineBlocks } from './line-blocks.js';

async function blocksOf(chunks: readonly string[], bytes: number): Promise<string[]> {
  const blocks: string[] = [];
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  for await (const block of lineBlocks(stream, bytes)) blocks.push(block.toString());
  return blocks;
}

describe('lineBlocks', () => {
  it('ends every block with a line, and loses no byte', async () => {
    await expect(blocksOf(['a\nb', 'b\nc', 'c\n', 'd\n'], 4)).resolves.toEqual([
      'a\nbb\n',
      'cc\nd\n',
    ]);
    await expect(blocksOf(['a line that is lo', 'nger than a block\n'], 4)).resolves.toEqual([
      'a line that is longer than a block\n',
    ]);
    await expect(blocksOf([], 4)).resolves.toEqual([]);
  });
});

describe('countLines', () => {
  it('counts what ends with a line break', () => {
    expect(countLines(Buffer.from('a\n\nb\n'))).toBe(3);
    expect(countLines(Buffer.from(''))).toBe(0);
  });
});
