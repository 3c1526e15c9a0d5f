import { Injectable } from '@nestjs/common';
import { type PdfText, PdfTextReader } from '@rolefit/ai-adapters';
import { ObjectStore } from '@rolefit/storage';
import { addAbortSignal } from 'node:stream';

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
    const { stream } = await this.objects.get(objectKey);
    const chunks: Buffer[] = [];
    for await (const chunk of addAbortSignal(signal, stream)) chunks.push(Buffer.from(chunk));
    return this.pdf.read(Buffer.concat(chunks), { signal });
  }
}
