import { Injectable } from '@nestjs/common';
import { type PdfText, PdfTextReader } from '@rolefit/ai-adapters';
import { AppError } from '@rolefit/contracts';
import { ObjectStore } from '@rolefit/storage';
import { addAbortSignal } from 'node:stream';

/** Five megabytes at a tenth of a megabyte a second. A store that never goes silent, but sends drop by drop, would else keep a slot and a lease for ever. */
const downloadMs = 50_000;

/** From an object's key to what the PDF that lies there says. */
@Injectable()
export class ResumeFileReader {
  constructor(
    private readonly objects: ObjectStore,
    private readonly pdf: PdfTextReader,
  ) {}

  /**
   * @param signal ends the download and the reading
   * @throws AppError RESUME_FILE_LOST, SERVICE_UNAVAILABLE, and those of PdfTextReader
   */
  async read(objectKey: string, signal: AbortSignal): Promise<PdfText> {
    return this.pdf.read(await this.download(objectKey, signal), { signal });
  }

  private async download(objectKey: string, signal: AbortSignal): Promise<Buffer> {
    const { stream } = await this.objects.get(objectKey);
    const tooSlow = AbortSignal.timeout(downloadMs);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of addAbortSignal(AbortSignal.any([signal, tooSlow]), stream)) chunks.push(Buffer.from(chunk));
    } catch (error) {
      if (tooSlow.aborted && !signal.aborted) throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
      throw error;
    }
    return Buffer.concat(chunks);
  }
}
