import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildContext, ignoreRules, skippedFolders } from './build-context.ts';
import { stagesOf, stepsOf } from './dockerfile.ts';
import { ImageBuilder, stagesFor } from './image-builder.ts';

const root = join(__dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const json = <Content>(path: string, schema: z.ZodType<Content>) =>
  schema.parse(JSON.parse(text(path)));
const versions = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({ dependencies: versions, optionalDependencies: versions });
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ link: z.boolean().optional(), resolved: z.string().optional() }),
  ),
});
const stages = stagesOf(text('Dockerfile'));
const image = stages.at(-1)!;
const context = buildContext(root);

describe('the Dockerfile', () => {
  it('starts from the Node that Rolefit is tried with and its Debian, by version and digest', () => {
    const [version] = [
      ...new Set(
        Object.values(json('tools/runtime/package.json', packageSchema).optionalDependencies),
      ),
    ];
    const names = stages.map(({ name }) => name);
    const bases = new Set(stages.map(({ base }) => base).filter((base) => !names.includes(base)));
    expect([...bases].map((base) => base.replace(/@sha256:[0-9a-f]{64}$/, '@digest'))).toEqual([
      `node:${version}-bookworm-slim@digest`,
      expect.stringMatching(/^debian:bookworm-\d{8}-slim@digest$/),
    ]);
  });

  it('has Node alone in the final image, without npm and yarn', () => {
    expect(image.base).toMatch(/^debian:/);
    expect(stepsOf([image], 'RUN')).toEqual([]);
    expect(
      stepsOf([image], 'COPY').flatMap(({ from, sources }) =>
        sources.map((source) => `${from} ${source}`),
      ),
    ).toEqual(['node /usr/local/bin/node', 'packages /app/node_modules', 'build /app/image']);
  });

  it('ends with the image that a plain build makes, run by a number that is not root', () => {
    expect(image.name).toBe('rolefit');
    for (const { value } of stepsOf(stages, 'USER'))
      expect(value).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    expect(image.steps.findLastIndex(({ keyword }) => keyword === 'USER')).toBeGreaterThan(
      image.steps.findLastIndex(({ keyword }) => ['COPY', 'RUN'].includes(keyword)),
    );
  });

  it('runs Node itself, so that signals reach it', () => {
    expect(stepsOf(stages, 'CMD').map(({ command }) => command[0])).toEqual(['node', 'node']);
    for (const instruction of ['ENTRYPOINT ["node"]', 'SHELL ["sh"]', 'ADD . .', 'ARG NAME'])
      expect(() => stagesOf(`FROM node\n${instruction}`)).toThrow('not supported');
  });

  it('needs neither root nor Debian’s packages to be made', () => {
    expect(
      stepsOf(stages, 'RUN').filter(({ command }) =>
        /apt-get|apk |sudo|chown|chmod|useradd|curl|wget/.test(command),
      ),
    ).toEqual([]);
  });

  it('holds nothing that is secret', () => {
    const variables = stepsOf(stages, 'ENV').flatMap(({ variables: set }) => Object.keys(set));
    expect(variables.filter((name) => /SECRET|KEY|PASSWORD|TOKEN/.test(name))).toEqual([]);
    const names = /(^|\/)\.env|secret.*\.env|\.pem$|\.key$|id_rsa/;
    expect(context.filter((path) => names.test(path))).toEqual([]);
    const refused = ignoreRules(root);
    for (const path of [
      '.env',
      'apps/gateway/.env',
      'apps/web/.env.local',
      '.git/config',
      '.local/postgres/x',
      'k8s/overlays/kind/services/secrets.env',
      'node_modules/a',
      ...skippedFolders.map((name) => `apps/gateway/${name}/a`),
    ].filter((path) => !/apps\/gateway\/\.(git|local|nx)/.test(path)))
      expect({ path, isRefused: refused.ignores(path) }).toEqual({ path, isRefused: true });
  });

  it('gets every file that it names, and every workspace that the lock does', () => {
    for (const { from, sources, stage } of stepsOf(stages, 'COPY')) {
      if (from !== null)
        expect(stages.findIndex(({ name }) => name === from)).toBeLessThan(
          stages.findIndex(({ name }) => name === stage),
        );
      else expect(sources).toEqual(['.']);
    }
    const workspaces = Object.values(json('package-lock.json', lockSchema).packages).flatMap(
      ({ link, resolved }) => (link ? [resolved] : []),
    );
    expect(workspaces.length).toBeGreaterThan(15);
    expect(workspaces.filter((folder) => !context.includes(`${folder}/package.json`))).toEqual([]);
    const files = [
      ...stepsOf(stages, 'RUN').flatMap(
        ({ command }) => command.match(/tsconfig[\w.]+json/g) ?? [],
      ),
      ...stepsOf(stages, 'CMD')
        .filter(({ stage }) => stage === 'demo-sign-in')
        .map(({ command }) => command.at(-1) ?? ''),
    ];
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !context.includes(file))).toEqual([]);
    for (const config of context.filter((path) =>
      /^(apps|libs)\/\w[\w-]*\/tsconfig.json$/.test(path),
    ))
      expect(context).toContain(
        join(config, '..', json(config, z.object({ extends: z.string() })).extends),
      );
  });

  it('installs packages from what npm reads alone, so that other changes do not fetch them again', async () => {
    const installing = stages.filter((stage) =>
      stepsOf([stage], 'RUN').some(({ command }) => command.startsWith('npm ci')),
    );
    expect(installing.map(({ name }) => name)).toEqual(['packages', 'build']);
    for (const { steps } of installing) {
      const before = steps.slice(
        0,
        steps.findIndex((step) => step.keyword === 'RUN' && step.command.startsWith('npm ci')),
      );
      expect(before.flatMap((step) => (step.keyword === 'COPY' ? [step.from] : []))).toEqual([
        'requested',
      ]);
    }
    const dir = mkdtempSync(join(tmpdir(), 'rolefit-requested-'));
    try {
      const builder = new ImageBuilder(root, dir);
      for (const stage of stagesFor('requested', stages)) await builder.build(stage);
      const files = globSync('**/*', {
        cwd: builder.stage('requested').folder,
        withFileTypes: true,
      })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
      expect([...new Set(files)].sort()).toEqual(['package-lock.json', 'package.json']);
      expect(existsSync(join(builder.stage('requested').folder, '.npmrc'))).toBe(true);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('gets every file of the sources that is built, and of the launcher what the stand-in for sign-in imports', () => {
    const sources = globSync(
      '{libs,apps/gateway,apps/worker,apps/web}/**/src/**/*.{ts,tsx,css,html}',
      { cwd: root, exclude: (path) => /node_modules|dist/.test(String(path)) },
    ).filter((path) => !/spec\.tsx?$/.test(path));
    expect(sources.filter((path) => !context.includes(path))).toEqual([]);
    const imported = [
      'tools/deploy/compose/demo-sign-in.ts',
      'tools/launcher/servers/github-emulator.ts',
    ].flatMap((file) =>
      [...text(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path]) =>
        join(file, '..', path ?? ''),
      ),
    );
    expect(imported.filter((path) => !context.includes(path))).toEqual([]);
  });

  it('runs programs that are built', () => {
    for (const { command } of stepsOf([image], 'CMD'))
      expect(
        existsSync(
          join(root, (command.at(-1) ?? '').replace('/dist/', '/src/').replace(/\.js$/, '.ts')),
        ),
      ).toBe(true);
  });
});

/** The image contains only the packages of gateway and worker, so each of their projects has to declare the packages that it imports. */
describe('the packages of the image', () => {
  const wanted = new Set(['apps/gateway', 'apps/worker']);
  for (const project of wanted)
    for (const name of Object.keys(json(`${project}/package.json`, packageSchema).dependencies))
      if (name.startsWith('@rolefit/')) wanted.add(name.replace('@rolefit/', 'libs/'));
  /** Dependencies of the package beside them. */
  const through: Record<string, string> = {
    'pdfjs-dist': 'pdf-parse',
    '@napi-rs/canvas': 'pdf-parse',
  };

  /** Entry points. */
  const entries = ['main.ts', 'index.ts', 'migrate.ts', 'child/resume-text.child.ts'];
  const imports = (path: string) =>
    [
      ...text(path).matchAll(
        /^(?:import|export)(?! type)[^;=]*? from '([^']*)'|^import '([^']*)'|import\('([^']*)'\)/gm,
      ),
    ].map(([, ...specifiers]) => specifiers.find((specifier) => specifier !== undefined) ?? '');

  /** Packages that the entry points of a project import, directly or not. Files that only tests import do not count. */
  const importedBy = (project: string) => {
    const files = new Set(
      entries
        .map((entry) => join(project, 'src', entry))
        .filter((path) => existsSync(join(root, path))),
    );
    const names = new Set<string>();
    for (const file of files) {
      for (const specifier of imports(file)) {
        if (specifier.startsWith('.'))
          files.add(join(file, '..', specifier.replace(/\.js$/, '.ts')));
        else if (!specifier.startsWith('node:'))
          names.add(
            specifier
              .split('/')
              .slice(0, specifier.startsWith('@') ? 2 : 1)
              .join('/'),
          );
      }
    }
    return [...names];
  };

  it.each([...wanted])('%s asks for what it imports, in the version of the whole', (project) => {
    const { dependencies } = json(`${project}/package.json`, packageSchema);
    expect(importedBy(project).filter((name) => !(through[name] ?? name in dependencies))).toEqual(
      [],
    );
    const whole = json('package.json', packageSchema).dependencies;
    const others = Object.entries(dependencies).filter(
      ([name, version]) => !name.startsWith('@rolefit/') && whole[name] !== version,
    );
    expect(others).toEqual([]);
  });

  it('finds imports', () => {
    expect(importedBy('apps/gateway').length).toBeGreaterThan(20);
  });
});
