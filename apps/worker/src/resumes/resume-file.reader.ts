import { Injectable } from '@nestjs/common';
import { type ResumeText, ResumeTextReader } from '@rolefit/resume-text';
import { AppError } from '@rolefit/contracts';
import { ObjectStore } from '@rolefit/storage';
import { addAbortSignal } from 'node:stream';

/** Five megabytes at 0.1 MB/s. Idle timeouts miss a store that trickles bytes, which would hold a slot and a lease forever. */
const downloadMs = 50_000;

/** Downloads a resume and extracts its text. */
@Injectable()
export class ResumeFileReader {
  constructor(
    private readonly objects: ObjectStore,
    private readonly texts: ResumeTextReader,
  ) {}

  /**
   * @param signal aborts the download and the extraction
   * @throws AppError RESUME_FILE_LOST, SERVICE_UNAVAILABLE, and those of ResumeTextReader
   */
  async read(objectKey: string, signal: AbortSignal): Promise<ResumeText> {
    return this.texts.read(await this.download(objectKey, signal), { signal });
  }

  private async download(objectKey: string, signal: AbortSignal): Promise<Buffer> {
    const { stream } = await this.objects.get(objectKey);
    const tooSlow = AbortSignal.timeout(downloadMs);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of addAbortSignal(AbortSignal.any([signal, tooSlow]), stream))
        chunks.push(Buffer.from(chunk));
    } catch (error) {
      if (tooSlow.aborted && !signal.aborted)
        throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
      throw error;
    }
    return Buffer.concat(chunks);
  }
}
