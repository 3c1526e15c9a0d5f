import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError, limits } from '@rolefit/contracts';

/** What a form around one file may hold besides it: a few short fields that nobody reads. */
const otherParts = 5;

/** JSON and one uploaded file; nothing else is taken (415). */
export async function addBodyParsers(app: NestFastifyApplication): Promise<void> {
  const instance = app.getHttpAdapter().getInstance();
  instance.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = instance.getDefaultJsonParser('error', 'error');
  instance.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients that set the header on every call send it with an empty body too.
    if (body === '') done(null, undefined);
    else
      parseJson(request, String(body), (error, value) => {
        const flaw = error === null ? flawOf(value) : null;
        if (flaw === null) done(error, value);
        else done(new AppError('REQUEST_INVALID', { detail: flaw }));
      });
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // One byte more than allowed, so that the upload's own count sees that it is too much.
    limits: { fileSize: limits.resumeBytes + 1, files: 1, fields: otherParts, parts: otherParts + 1, fieldSize: 1_024, fieldNameSize: 100, headerPairs: 20 },
  });
}

/**
 * What is wrong with the shape of a body, whatever it is for: each of its values is looked at by a schema, and each that is wrong told of, so that a small
 * body of nothing but commas would become much work and a long answer. Looks no further than that.
 */
function flawOf(body: unknown): string | null {
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
