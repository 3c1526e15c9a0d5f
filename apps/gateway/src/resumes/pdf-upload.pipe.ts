import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import { AppError, endpoints, limits, looksLikePdf, pdfHeadBytes } from '@rolefit/contracts';
import { uploads } from '@rolefit/telemetry';
import type { FastifyRequest } from 'fastify';
import { toAppError } from '../http/to-app-error.js';
import { cleanFileName } from './file-name.js';
import { UploadThroughput } from './upload-throughput.js';

/** A PDF that is still being received. Its size is unknown, and the stream fails if it exceeds the limit. */
export interface PdfUpload {
  readonly fileName: string;
  readonly stream: Readable;
}

/** Allowance for the multipart form around the file: boundaries, headers and a few short fields. */
const formOverheadBytes = 16 * 1024;
/** How long to drain a rejected upload, so that the client receives the response instead of a connection reset. */
const drainMs = 3_000;

/** Parameter decorator: the request, from which `PdfUploadPipe` takes the file. */
export const UploadRequest = createParamDecorator(
  (_: unknown, context: ExecutionContext): FastifyRequest =>
    context.switchToHttp().getRequest<FastifyRequest>(),
);

/**
 * Streams one PDF out of a multipart request. Verifies type and size from the content, never from headers that the client sent.
 * @throws AppError RESUME_TOO_LARGE, RESUME_FILE_MISSING, RESUME_NOT_PDF, RESUME_UPLOAD_SLOW
 */
@Injectable()
export class PdfUploadPipe implements PipeTransform<FastifyRequest, Promise<PdfUpload>> {
  async transform(request: FastifyRequest): Promise<PdfUpload> {
    let part: MultipartFile | undefined;
    const throughput = new UploadThroughput(request.raw);
    try {
      if (Number(request.headers['content-length'] ?? 0) > limits.resumeBytes + formOverheadBytes)
        throw new AppError('RESUME_TOO_LARGE');
      if (!request.isMultipart()) throw new AppError('RESUME_FILE_MISSING');
      part = await nextFile(request, throughput);
      if (part?.fieldname !== endpoints.uploadResume.file)
        throw new AppError('RESUME_FILE_MISSING');
      return {
        fileName: cleanFileName(part.filename),
        stream: await openPdf(part, request, throughput),
      };
    } catch (error) {
      drain(request, part);
      uploads.inc({ outcome: toAppError(error).code });
      throw error;
    }
  }
}

/** Also rejects with RESUME_FILE_MISSING where the form ends before its first file. */
async function nextFile(
  request: FastifyRequest,
  throughput: UploadThroughput,
): Promise<MultipartFile | undefined> {
  try {
    return await throughput.wait(request.file());
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('RESUME_FILE_MISSING', { cause });
  }
}

/** Reads the first bytes to detect the file type, then prepends them to the stream. */
async function openPdf(
  part: MultipartFile,
  request: FastifyRequest,
  throughput: UploadThroughput,
): Promise<Readable> {
  const chunks = withThroughput(part.file[Symbol.asyncIterator](), throughput);
  let head = Buffer.alloc(0);
  while (head.length < pdfHeadBytes) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  if (!looksLikePdf(head)) throw new AppError('RESUME_NOT_PDF');
  return Readable.from(
    withSizeLimit(head, chunks, () => drain(request, part)),
    { objectMode: false },
  );
}

/** The same chunks, with a minimum throughput. */
function withThroughput(
  chunks: AsyncIterator<Buffer>,
  throughput: UploadThroughput,
): AsyncIterator<Buffer> {
  return {
    next: async () => {
      const next = await throughput.wait(chunks.next());
      if (next.done !== true) throughput.count(next.value.length);
      return next;
    },
  };
}

async function* withSizeLimit(
  head: Buffer,
  rest: AsyncIterator<Buffer>,
  abort: () => void,
): AsyncGenerator<Buffer> {
  let sizeBytes = 0;
  let isComplete = false;
  try {
    for (let chunk = head; ;) {
      sizeBytes += chunk.length;
      if (sizeBytes > limits.resumeBytes) throw new AppError('RESUME_TOO_LARGE');
      yield chunk;
      const next = await rest.next();
      if (next.done === true) break;
      chunk = next.value;
    }
    isComplete = true;
  } finally {
    if (!isComplete) abort();
  }
}

function drain({ raw }: FastifyRequest, part: MultipartFile | undefined): void {
  // Bypass the multipart parser, which waits for a reader of the part and stops reading once the part is destroyed.
  raw.unpipe();
  part?.file.destroy();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), drainMs).unref();
  raw.once('end', () => clearTimeout(timer));
}
