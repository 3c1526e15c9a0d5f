import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { contextOf, unseen } from './context.mjs';
import { stagesOf } from './dockerfile.mjs';

/** Its types speak of a module that Node would import by another name. */
const ignore = dockerignore as unknown as () => { add(lines: string): { ignores(path: string): boolean } };
const root = join(__dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(text(path));
const stages = stagesOf(text('Dockerfile'));
const image = stages.at(-1);
const steps = (keyword: string, of = stages) => of.flatMap((stage) => stage.steps.map((step) => ({ ...step, stage: stage.name }))).filter((step) => step.keyword === keyword);
const context = contextOf(root);

describe('the Dockerfile', () => {
  it('starts from the Node that Rolefit is tried with, by its version', () => {
    const [version] = [...new Set(Object.values(json('tools/runtime/package.json').optionalDependencies))];
    const names = stages.map(({ name }) => name);
    expect([...new Set(stages.map(({ base }) => base).filter((base) => !names.includes(base)))]).toEqual([`node:${version}-bookworm-slim`]);
  });

  it('ends with the image that a plain build makes, run by a number that is not root', () => {
    expect(image.name).toBe('rolefit');
    for (const { value } of steps('USER')) expect(value).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    expect(image.steps.findLastIndex(({ keyword }) => keyword === 'USER')).toBeGreaterThan(image.steps.findLastIndex(({ keyword }) => ['COPY', 'RUN'].includes(keyword)));
  });

  it('runs Node itself, so that signals reach it', () => {
    expect(steps('CMD').map(({ command }) => command[0])).toEqual(['node', 'node']);
    expect(steps('ENTRYPOINT').concat(steps('ADD'), steps('ARG'), steps('SHELL'))).toEqual([]);
  });

  it('needs neither root nor Debian’s packages to be made', () => {
    expect(steps('RUN').filter(({ command }) => /apt-get|apk |sudo|chown|chmod|useradd|curl|wget/.test(command))).toEqual([]);
  });

  it('holds nothing that is secret', () => {
    const variables = steps('ENV').flatMap(({ variables: set }) => Object.keys(set));
    expect(variables.filter((name) => /SECRET|KEY|PASSWORD|TOKEN/.test(name))).toEqual([]);
    const names = /(^|\/)\.env|secret.*\.env|\.pem$|\.key$|id_rsa/;
    expect(context.filter((path: string) => names.test(path))).toEqual([]);
    const refused = ignore().add(text('.dockerignore'));
    for (const path of ['.env', 'apps/gateway/.env', 'apps/web/.env.local', '.git/config', '.local/postgres/x', 'k8s/overlays/kind/services/secrets.env', 'node_modules/a', ...unseen.map((name: string) => `apps/gateway/${name}/a`)].filter((path) => !/apps\/gateway\/\.(git|local|nx)/.test(path))) expect({ path, isRefused: refused.ignores(path) }).toEqual({ path, isRefused: true });
  });

  it('gets every file that it names, and every workspace that the lock does', () => {
    for (const { from, sources, stage } of steps('COPY')) {
      if (from !== null) expect(stages.findIndex(({ name }) => name === from)).toBeLessThan(stages.findIndex(({ name }) => name === stage));
      else expect(sources).toEqual(['.']);
    }
    const workspaces = Object.entries<{ link?: boolean; resolved?: string }>(json('package-lock.json').packages).flatMap(([, { link, resolved }]) => (link ? [resolved] : []));
    expect(workspaces.length).toBeGreaterThan(15);
    expect(workspaces.filter((folder) => !context.includes(`${folder}/package.json`))).toEqual([]);
    const files = [...steps('RUN').flatMap(({ command }) => command.match(/tsconfig[\w.]+json/g) ?? []), ...steps('CMD', stages.filter(({ name }) => name === 'demo-sign-in')).map(({ command }) => command.at(-1))];
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !context.includes(file))).toEqual([]);
    for (const config of context.filter((path: string) => /^(apps|libs)\/\w[\w-]*\/tsconfig.json$/.test(path))) expect(context).toContain(join(config, '..', json(config).extends));
  });

  it('gets every file of the sources that is built, and of the launcher what the stand-in for sign-in imports', () => {
    const sources = globSync('{libs,apps/gateway,apps/worker,apps/web}/**/src/**/*.{ts,tsx,css,html}', { cwd: root, exclude: (path) => /node_modules|dist/.test(String(path)) }).filter((path) => !/spec\.tsx?$/.test(path));
    expect(sources.filter((path) => !context.includes(path))).toEqual([]);
    const imported = ['tools/deploy/compose/demo-sign-in.mjs', 'tools/launcher/children/github-emulator.mjs'].flatMap((file) => [...text(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path]) => join(file, '..', path ?? '')));
    expect(imported.filter((path) => !context.includes(path))).toEqual([]);
  });

  it('runs programs that are built', () => {
    for (const { command } of steps('CMD', [image])) expect(existsSync(join(root, command.at(-1).replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
  });
});

/** Only the packages of gateway and worker are installed in the image: what one of their projects imports it has to ask for itself. */
describe('the packages of the image', () => {
  const wanted = new Set(['apps/gateway', 'apps/worker']);
  for (const project of wanted) for (const name of Object.keys(json(`${project}/package.json`).dependencies)) if (name.startsWith('@rolefit/')) wanted.add(name.replace('@rolefit/', 'libs/'));
  /** Asked for by the package beside it, never by itself. */
  const through: Record<string, string> = { 'pdfjs-dist': 'pdf-parse', '@napi-rs/canvas': 'pdf-parse' };

  /** Where something begins to run. */
  const entries = ['main.ts', 'index.ts', 'migrate.ts', 'pdf/child/pdf-text.child.ts'];
  const imports = (path: string) => [...text(path).matchAll(/^(?:import|export)(?! type)[^;=]*? from '([^']*)'|^import '([^']*)'|import\('([^']*)'\)/gm)].map(([, ...specifiers]) => specifiers.find((specifier) => specifier !== undefined) ?? '');

  /** What is imported on any way from there; files that only tests import are no part of it. */
  const importedBy = (project: string) => {
    const files = new Set(entries.map((entry) => join(project, 'src', entry)).filter((path) => existsSync(join(root, path))));
    const names = new Set<string>();
    for (const file of files) {
      for (const specifier of imports(file)) {
        if (specifier.startsWith('.')) files.add(join(file, '..', specifier.replace(/\.js$/, '.ts')));
        else if (!specifier.startsWith('node:')) names.add(specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/'));
      }
    }
    return [...names];
  };

  it.each([...wanted])('%s asks for what it imports, in the version of the whole', (project) => {
    const { dependencies = {} } = json(`${project}/package.json`);
    expect(importedBy(project).filter((name) => !(through[name] ?? name in dependencies))).toEqual([]);
    const whole = json('package.json').dependencies;
    const others = Object.entries(dependencies).filter(([name, version]) => !name.startsWith('@rolefit/') && whole[name] !== version);
    expect(others).toEqual([]);
  });

  it('finds imports', () => {
    expect(importedBy('apps/gateway').length).toBeGreaterThan(20);
  });
});
