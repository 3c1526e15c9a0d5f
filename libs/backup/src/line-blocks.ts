/** A tar archive needs the size of an entry before its content, so rows are gathered in blocks of about this size. */
const blockBytes = 4 * 1024 * 1024;
const newline = 0x0a;

/** Joins the chunks of a text to blocks of whole lines. A block is longer than `bytes` only for the sake of its last line. */
export async function* lineBlocks(
  chunks: AsyncIterable<Uint8Array>,
  bytes = blockBytes,
): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const end = length + chunk.length < bytes ? -1 : chunk.lastIndexOf(newline);
    if (end === -1) {
      gathered.push(chunk);
      length += chunk.length;
      continue;
    }
    yield Buffer.concat([...gathered, chunk.subarray(0, end + 1)]);
    gathered = [chunk.subarray(end + 1)];
    length = chunk.length - end - 1;
  }
  if (length > 0) yield Buffer.concat(gathered);
}

/** PostgreSQL writes a line break inside of a value as `\n`, so each byte that is one ends a row. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
