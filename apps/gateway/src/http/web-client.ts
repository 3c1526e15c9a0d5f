import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, ConfigError } from '@rolefit/config';
import type { FastifyRequest } from 'fastify';

/** Paths that are never the web client's. */
const notOurs = /^\/(api|health|socket\.io)(\/|$)/;
/** What looks like the name of a file; a person may still mistype an address that way. */
const fileName = /\.\w+$/;
/** An address that the build may have a page of its own for; nothing in it leads out of a folder. */
const plainPath = /^(\/[\w-]+)*\/?$/;
/** What an address asks for by a word alone: `?many`. */
const word = /^\w+$/;
/** Vite puts a hash of the content into these names, so that what was once loaded never changes. */
const hashed = /[\\/]assets[\\/]/;

/**
 * Serves the built web client: its files as they are, and its index, or the page for that address, for every address that a person opens,
 * for the client's router to make sense of.
 * @throws ConfigError where the folder holds no built client
 */
export async function serveWebClient(app: NestFastifyApplication, config: Pick<Config, 'server'>): Promise<void> {
  const { webDistDir, publicUrl } = config.server;
  if (webDistDir === null) return;
  const root = resolve(webDistDir);
  if (!existsSync(join(root, 'index.html'))) throw new ConfigError(['WEB_DIST_DIR has no index.html: build the web client first.']);

  await app.register(fastifyStatic, {
    root,
    // Looked up when asked for: a list made at the start would be wrong as soon as the client is built anew.
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build lays them beside each text; see apps/web/bundling/compressed.ts.
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', async (request, reply) => {
      const [pathname = '/', query = ''] = request.url.split('?', 2);
      if (notOurs.test(pathname)) return reply.callNotFound();
      const isPerson = (request.headers.accept ?? '').includes('text/html');
      if (fileName.test(pathname) && (!isPerson || (await isFile(root, pathname)))) return reply.sendFile(decodeURIComponent(pathname));
      if (!isPerson) return reply.callNotFound();
      const elsewhere = sameMachine(request, publicUrl);
      return elsewhere === null ? reply.sendFile(await pageFor(root, pathname, query)) : reply.redirect(elsewhere);
    });
}

/**
 * The page for an address: the one that names the scripts of that address (see apps/web/bundling/page-heads.ts), where the build has one, else the
 * index. `_` stands for the last part of an address, such as an id; `x.many` is for `/x?many`.
 */
async function pageFor(root: string, pathname: string, query: string): Promise<string> {
  if (!plainPath.test(pathname)) return 'index.html';
  const path = pathname.replace(/\/$/, '');
  const pages = path === '' ? ['/index'] : [...(word.test(query) ? [`${path}.${query}`] : []), path, path.replace(/(?<![^/])[^/]+$/, '_')];
  for (const page of pages) if (await isFile(root, `/pages${page}.html`)) return `pages${page}.html`;
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
 * This machine has several names, but a sign-in comes back to the one in the configuration and cookies belong to one name.
 * @returns the address under that one, or null where the person is there already
 */
function sameMachine(request: FastifyRequest, publicUrl: string): string | null {
  const wanted = new URL(publicUrl);
  if (request.host === wanted.host || !loopback.test(wanted.hostname) || !URL.canParse(`http://${request.host}`)) return null;
  const given = new URL(`http://${request.host}`);
  return loopback.test(given.hostname) && given.port === wanted.port ? `${wanted.origin}${request.url}` : null;
}
