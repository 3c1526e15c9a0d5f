import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { apiBasePath, type DisplayLanguage, displayLanguages } from '@rolefit/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const [defaultLanguage] = displayLanguages;
const range =
  /^(?<language>[a-z]{1,8})(?:-[a-z\d]{1,8})*(?:\s*;\s*q=(?<weight>[01](?:\.\d{0,3})?))?$/i;

/**
 * The language of ours that an `Accept-Language` header prefers, regardless of the region; English where it names none of ours. Equal weights go to the
 * first. Source: RFC 9110, 12.5.4.
 */
export function preferredLanguage(header: string | undefined): DisplayLanguage {
  const ranges = (header ?? '').split(',').flatMap((one) => {
    const { language, weight = '1' } = range.exec(one.trim())?.groups ?? {};
    const known = displayLanguages.find((ours) => ours === language?.toLowerCase());
    return known && Number(weight) > 0 ? [{ language: known, weight: Number(weight) }] : [];
  });
  const [best] = ranges.toSorted((a, b) => b.weight - a.weight);
  return best?.language ?? defaultLanguage;
}

/** The language to answer a request in. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): DisplayLanguage {
  return preferredLanguage(headers['accept-language']);
}

/** Parameter decorator: the language to answer in. */
export const Language = createParamDecorator(
  (_: unknown, context: ExecutionContext): DisplayLanguage =>
    languageOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Declares that answers of the API depend on `Accept-Language`. They are not to be stored (`no-store`); this is for caches that do it nonetheless. */
export function addLanguageHeader(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(apiBasePath)) void reply.header('vary', 'Accept-Language');
    done();
  });
}
