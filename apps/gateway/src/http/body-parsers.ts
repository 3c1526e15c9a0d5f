import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError, limits } from '@rolefit/contracts';

/** How many short text fields a form may contain besides the file. They are ignored. */
const maxFormFields = 5;

/** Accepts JSON and multipart uploads of one file; any other content type gets 415. */
export async function addBodyParsers(app: NestFastifyApplication): Promise<void> {
  const instance = app.getHttpAdapter().getInstance();
  instance.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = instance.getDefaultJsonParser('error', 'error');
  instance.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      // Some clients send the content type even with an empty body.
      if (body === '') done(null, undefined);
      else
        parseJson(request, String(body), (error, value) => {
          const shapeError = error === null ? shapeErrorOf(value) : null;
          if (shapeError === null) done(error, value);
          else done(new AppError('REQUEST_INVALID', { detail: shapeError }));
        });
    },
  );
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // One byte above the limit, so that the upload pipe detects an oversized file itself.
    limits: {
      fileSize: limits.resumeBytes + 1,
      files: 1,
      fields: maxFormFields,
      parts: maxFormFields + 1,
      fieldSize: 1_024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
}

/**
 * Bounds the depth and the number of values of a JSON body before schema validation. Otherwise a small body of many empty values would cause much validation
 * work and a long error response. Stops at the first violation.
 */
function shapeErrorOf(body: unknown): string | null {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth === limits.jsonDepth) return 'What was sent is nested too deeply.';
      const inner = Object.values(value);
      values += inner.length;
      if (values > limits.jsonValues) return 'What was sent has too many parts.';
      for (const one of inner) next.push(one);
    }
    level = next;
  }
  return null;
}
