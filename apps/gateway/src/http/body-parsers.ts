import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { limits } from '@rolefit/contracts';

/** What a form around one file may hold besides it: a few short fields that nobody reads. */
const otherParts = 5;

/** JSON and one uploaded file; nothing else is taken (415). */
export async function addBodyParsers(app: NestFastifyApplication): Promise<void> {
  const instance = app.getHttpAdapter().getInstance();
  instance.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = instance.getDefaultJsonParser('error', 'error');
  instance.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: limits.jsonBodyBytes }, (request, body, done) => {
    // Clients that set the header on every call send it with an empty body too.
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // One byte more than allowed, so that the upload's own count sees that it is too much.
    limits: { fileSize: limits.resumeBytes + 1, files: 1, fields: otherParts, parts: otherParts + 1, fieldSize: 1_024, fieldNameSize: 100, headerPairs: 20 },
  });
}
