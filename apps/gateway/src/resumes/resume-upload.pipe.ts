import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import { AppError, endpoints, limits, type ResumeFormat } from '@rolefit/contracts';
import {
  containerHeadBytes,
  detectContainer,
  detectResumeFormat,
  type FileContainer,
} from '@rolefit/resume-format';
import { uploads } from '@rolefit/telemetry';
import type { FastifyRequest } from 'fastify';
import { toAppError } from '../http/to-app-error.js';
import { EdgeCollector } from './edge-collector.js';
import { cleanFileName } from './file-name.js';
import { UploadThroughput } from './upload-throughput.js';

/** A resume that is still being received. Its size is unknown, and the stream fails if it exceeds the limit or its format is not supported. */
export interface ResumeUpload {
  readonly fileName: string;
  /** The kind of container, judged by its first bytes. */
  readonly container: FileContainer;
  readonly stream: Readable;
  /** The format, which for some files depends on their end. Call it after the stream has ended. */
  format(): ResumeFormat;
}

/** Allowance for the multipart form around the file: boundaries, headers and a few short fields. */
const formOverheadBytes = 16 * 1024;
/** How long to drain a rejected upload, so that the client receives the response instead of a connection reset. */
const drainMs = 3_000;

/** Parameter decorator: the request, from which `ResumeUploadPipe` takes the file. */
export const UploadRequest = createParamDecorator(
  (_: unknown, context: ExecutionContext): FastifyRequest =>
    context.switchToHttp().getRequest<FastifyRequest>(),
);

/**
 * Streams one resume out of a multipart request. Verifies type and size from the content, never from headers that the client sent.
 * @throws AppError RESUME_TOO_LARGE, RESUME_FILE_MISSING, RESUME_FORMAT_UNSUPPORTED, RESUME_UPLOAD_SLOW; the stream those of `detectResumeFormat` too
 */
@Injectable()
export class ResumeUploadPipe implements PipeTransform<FastifyRequest, Promise<ResumeUpload>> {
  async transform(request: FastifyRequest): Promise<ResumeUpload> {
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
        ...(await openFile(part, request, throughput)),
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

/** Reads the first bytes, so that most files that we cannot read are rejected immediately, then prepends them to the stream. */
async function openFile(
  part: MultipartFile,
  request: FastifyRequest,
  throughput: UploadThroughput,
): Promise<Omit<ResumeUpload, 'fileName'>> {
  const chunks = withThroughput(part.file[Symbol.asyncIterator](), throughput);
  let head = Buffer.alloc(0);
  while (head.length < containerHeadBytes) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  const container = detectContainer(head);
  if (container === 'other') throw new AppError('RESUME_FORMAT_UNSUPPORTED');
  const edges = new EdgeCollector(container !== 'pdf');
  const format = (): ResumeFormat =>
    container === 'pdf' ? 'pdf' : detectResumeFormat(edges.edges);
  const stream = Readable.from(
    checked(head, chunks, { edges, format, abort: () => drain(request, part) }),
    { objectMode: false },
  );
  return { container, stream, format };
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

/** Passes the chunks on; fails at the size limit, and at the end if the format is not supported. */
async function* checked(
  head: Buffer,
  rest: AsyncIterator<Buffer>,
  {
    edges,
    format,
    abort,
  }: Pick<ResumeUpload, 'format'> & { edges: EdgeCollector; abort: () => void },
): AsyncGenerator<Buffer> {
  let isComplete = false;
  try {
    for (let chunk = head; ;) {
      edges.add(chunk);
      if (edges.sizeBytes > limits.resumeBytes) throw new AppError('RESUME_TOO_LARGE');
      yield chunk;
      const next = await rest.next();
      if (next.done === true) break;
      chunk = next.value;
    }
    isComplete = true;
    format();
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
