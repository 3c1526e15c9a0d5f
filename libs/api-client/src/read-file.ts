import { type ReadFile } from './transport.js';

/** How many bytes to buffer before they are moved into a Blob. */
const partBytes = 8 * 1024 * 1024;

function nameOf(response: Response): string {
  return (
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download'
  );
}

/**
 * Reads the body as a file. Moves received chunks into Blobs, which browsers can keep on disk when they become large. The caller of a download passes it, so that
 * pages without downloads do not load it.
 */
export const readFile: ReadFile = async (response, onBytes) => {
  const type = response.headers.get('content-type') ?? '';
  const [parts, reader]: [
    Blob[],
    ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined,
  ] = [[], response.body?.getReader()];
  let [chunks, waiting, bytes]: [Uint8Array<ArrayBuffer>[], number, number] = [[], 0, 0];
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    chunks.push(next.value);
    waiting += next.value.length;
    onBytes((bytes += next.value.length));
    if (waiting < partBytes) continue;
    parts.push(new Blob(chunks));
    [chunks, waiting] = [[], 0];
  }
  return { blob: new Blob([...parts, ...chunks], { type }), name: nameOf(response) };
};
