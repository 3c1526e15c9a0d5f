import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, ConfigError } from '@rolefit/config';
import type { FastifyRequest } from 'fastify';
import { folderOfLanguage } from './web-client-language.js';

/** Paths that the web client never handles. */
const reservedPath = /^\/(api|health|mcp|socket\.io)(\/|$)/;
/** Looks like a file name. A user may still mistype a page's address like this. */
const fileName = /\.\w+$/;
/** Paths that a screen may have, and for which the build may contain a prerendered page; none of them can escape the folder. */
const plainPath = /^(\/[\w-]+)*\/?$/;
/** A query that is a single word, such as `?many`. */
const word = /^\w+$/;
/** Vite adds a content hash to these names, so they can be cached as immutable. */
const hashed = /[\\/]assets[\\/]/;

/**
 * Serves the built web client: static files, and for every other address an HTML page in the user's language, which the client-side router handles.
 * @throws ConfigError where the folder contains no build
 */
export async function serveWebClient(
  app: NestFastifyApplication,
  config: Pick<Config, 'server'>,
): Promise<void> {
  const { webDistDir, publicUrl } = config.server;
  if (webDistDir === null) return;
  const root = resolve(webDistDir);
  if (!existsSync(join(root, 'index.html')))
    throw new ConfigError(['WEB_DIST_DIR has no index.html: build the web client first.']);

  await app.register(fastifyStatic, {
    root,
    // Resolve files per request: a list made at start-up would be stale after a rebuild.
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build writes compressed copies next to the originals; see apps/web/bundling/compressed.ts.
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', async (request, reply) => {
      const [pathname = '/', query = ''] = request.url.split('?', 2);
      if (reservedPath.test(pathname)) return reply.callNotFound();
      const accepted = mediaRangesOf(request.headers.accept);
      const namesHtml = accepted.includes('text/html');
      if (fileName.test(pathname) && (!namesHtml || (await isFile(root, pathname))))
        return reply.sendFile(decodeURIComponent(pathname));
      // curl and uptime checks send `*/*`. A client that names other types, even beside `*/*`, cannot use a page.
      const isPage = namesHtml || (plainPath.test(pathname) && accepted.every(isAnything));
      if (!isPage) return reply.callNotFound();
      const redirectUrl = canonicalRedirect(request, publicUrl);
      if (redirectUrl !== null) return reply.redirect(redirectUrl);
      const folder = await folderOfLanguage(root, request, reply);
      return reply.sendFile(join(folder, await pageFor(join(root, folder), pathname, query)));
    });
}

/** The media ranges of an Accept header, without parameters; without the header, any type will do. */
function mediaRangesOf(accept = '*/*'): string[] {
  return accept.split(',').map((range) => (range.split(';')[0] ?? '').trim().toLowerCase());
}

const isAnything = (range: string): boolean => range === '*/*';

/**
 * The HTML page for an address: the page that preloads the scripts of its route (see apps/web/bundling/page-heads.ts) if the build has one, else the index.
 * `_` represents a path's last segment, such as an id; `x.many` represents `/x?many`.
 */
async function pageFor(root: string, pathname: string, query: string): Promise<string> {
  if (!plainPath.test(pathname)) return 'index.html';
  const path = pathname.replace(/\/$/, '');
  const pages =
    path === ''
      ? ['/index']
      : [
          ...(word.test(query) ? [`${path}.${query}`] : []),
          path,
          path.replace(/(?<![^/])[^/]+$/, '_'),
        ];
  for (const page of pages)
    if (await isFile(root, `/pages${page}.html`)) return `pages${page}.html`;
  return 'index.html';
}

async function isFile(root: string, pathname: string): Promise<boolean> {
  try {
    const path = join(root, decodeURIComponent(pathname));
    return path.startsWith(root + sep) && (await stat(path)).isFile();
  } catch {
    return false;
  }
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Redirects from other names of this machine, such as localhost, because cookies and the OAuth callback are bound to the configured host.
 * @returns the address on the configured host, or null where the request already uses it
 */
function canonicalRedirect(request: FastifyRequest, publicUrl: string): string | null {
  const configured = new URL(publicUrl);
  if (
    request.host === configured.host ||
    !loopback.test(configured.hostname) ||
    !URL.canParse(`http://${request.host}`)
  )
    return null;
  const requested = new URL(`http://${request.host}`);
  return loopback.test(requested.hostname) && requested.port === configured.port
    ? `${configured.origin}${request.url}`
    : null;
}
