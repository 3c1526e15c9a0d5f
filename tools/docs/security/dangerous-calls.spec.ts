import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Searches production code for calls that would be a vulnerability anywhere. Tests and fixtures are exempt. */

const root = join(__dirname, '../../..');
const isProduction = (path: string) =>
  !/(^|\/)(node_modules|dist|testing|fixtures|e2e)\/|spec\.tsx?$|\.contract\.ts$/.test(path);
const sources = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter(isProduction)
  .map((path) => ({
    path,
    code: readFileSync(join(root, path), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm,
      '',
    ),
  }));

/** Matches, as `path: match`. */
const places = (pattern: RegExp, of = sources) =>
  of.flatMap(({ path, code }) => [...code.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

describe('the code that runs in production', () => {
  it('is what is searched here', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(places(/createHmac\(/g).length).toBeGreaterThan(0);
  });

  it('runs no text as code', () => {
    expect(
      places(
        /\beval\(|new Function\(|\bfrom 'node:vm'|set(Timeout|Interval)\(['"`]|importScripts/g,
      ),
    ).toEqual([]);
  });

  it('writes no markup of its own into a page', () => {
    expect(
      places(
        /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|srcDoc=/g,
      ),
    ).toEqual([]);
  });

  it('starts no shell', () => {
    expect(
      places(/shell: ?true|import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'/g),
    ).toEqual([]);
    // Programs are started by name with a list of arguments.
    expect(places(/from 'node:child_process'/g).length).toBeGreaterThan(0);
  });

  it('takes its cryptography from the platform and jose', () => {
    const used = places(
      /from '(?:jose|[^'.]*(?:crypto|bcrypt|argon|jsonwebtoken|node-forge|nacl|md5|sha1)[^']*)'/g,
    ).map((one) => one.split("'")[1]);
    expect([...new Set(used)].sort()).toEqual(['jose', 'node:crypto']);
  });

  it('hashes with SHA-2 alone', () => {
    const used = places(/create(?:Hash|Hmac)\(\s*'[^']+'|hkdfSync\(\s*'[^']+'/g).map(
      (one) => /'([^']+)'/.exec(one)?.[1],
    );
    expect([...new Set(used)].sort()).toEqual(['sha256']);
    expect(places(/create(?:Hash|Hmac)\((?!\s*')[^)]*/g)).toEqual([]);
  });

  it('takes what must not be guessed from the platform’s random numbers', () => {
    // Pauses that processes should not make at the same moment, and nothing else.
    const pauses = [
      'apps/worker/src/sweep/interval-timer.ts',
      'libs/queues/src/outage-waits.ts',
      'libs/queues/src/retry-delay.ts',
      'apps/worker/src/model/circuit-breaker/shared-circuit-breaker.ts',
    ];
    const used = places(/Math\.random\(/g).map((one) => one.split(':')[0] ?? '');
    expect(used.filter((path) => !pauses.includes(path))).toEqual([]);
  });

  it('leaves the checking of certificates on', () => {
    expect(places(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/g)).toEqual(
      [],
    );
  });

  it('follows no redirect with a token or a key', () => {
    const servers = sources.filter(
      ({ path }) => !path.startsWith('apps/web/') && !path.startsWith('libs/api-client/'),
    );
    const asking = servers.filter(({ code }) => /\bfetch\(/.test(code));
    expect(asking.length).toBeGreaterThan(0);
    expect(
      asking
        .filter(
          ({ code }) =>
            (code.match(/\bfetch\(/g) ?? []).length >
            (code.match(/redirect: '(error|manual)'/g) ?? []).length,
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
