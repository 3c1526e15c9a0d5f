import { workerInProcess } from '@rolefit/timed-worker/testing';
import { readFile } from './read-file';
import { readBytes, type ReadPostings } from './read-postings';

/** jsdom's File does not implement arrayBuffer. */
function aFile(text: string, size = text.length): File {
  return {
    name: 'x',
    size,
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  } as unknown as File;
}

const start = () => workerInProcess(readBytes);

describe('readFile', () => {
  it('reads a file in a worker and terminates it', async () => {
    const ended = jest.fn();
    const worker = start();
    const read = await readFile(aFile('description\nNurse'), () => ({
      ...worker,
      terminate: ended,
    }));
    expect(read).toMatchObject({ postings: [{ jobDescription: 'Nurse' }], count: 1 });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('rejects a file that is too large without starting a worker', async () => {
    const noStart = jest.fn(start);
    await expect(readFile(aFile('x', 17 * 1024 * 1024), noStart)).resolves.toEqual({
      problem: expect.stringContaining('16 MB'),
    });
    expect(noStart).not.toHaveBeenCalled();
  });

  it('reports timeouts, unreadable files and failures of the reader', async () => {
    const hang = () => workerInProcess(() => new Promise<ReadPostings>(() => undefined));
    await expect(readFile(aFile('x'), hang, 50)).resolves.toEqual({
      problem: expect.stringContaining('too long'),
    });
    const gone = {
      ...aFile('x'),
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    } as unknown as File;
    await expect(readFile(gone, start)).resolves.toEqual({
      problem: expect.stringContaining('couldn’t read'),
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fail = () =>
      workerInProcess((): ReadPostings => {
        throw new Error('a mistake of ours');
      });
    await expect(readFile(aFile('x'), fail)).resolves.toEqual({
      problem: expect.stringContaining('couldn’t read'),
    });
  });
});
