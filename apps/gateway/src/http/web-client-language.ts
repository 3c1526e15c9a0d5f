import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DisplayLanguage, displayLanguages, displayLanguageSchema } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './request-language.js';

const [builtAtRoot] = displayLanguages;
/** Set by the switch of the web client. */
const cookie = 'language';

/** What the user has chosen, or else what their browser prefers. */
function languageOfPage(request: FastifyRequest): DisplayLanguage {
  const chosen = displayLanguageSchema.safeParse(request.cookies[cookie]);
  return chosen.success ? chosen.data : languageOf(request);
}

/** The folder below `root` with the build in the language of a page; '.' where there is no other. Declares what the choice depends on. */
export async function folderOfLanguage(
  root: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  void reply.header('vary', 'Accept-Language, Cookie');
  const language = languageOfPage(request);
  if (language === builtAtRoot) return '.';
  const isBuilt = await stat(join(root, language, 'index.html')).catch(() => null);
  return isBuilt === null ? '.' : language;
}
