import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(__dirname, '../..');
const folder = '.github/workflows';
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(text('package.json'))).scripts;

const permissionsSchema = z.record(z.string(), z.enum(['read', 'write', 'none']));
const stepSchema = z.strictObject({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.unknown()).optional(),
  'working-directory': z.string().optional(),
});
const jobSchema = z.looseObject({
  uses: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: permissionsSchema.optional(),
  'timeout-minutes': z.number().optional(),
  steps: z.array(stepSchema).default([]),
});
const workflowSchema = z.looseObject({
  permissions: permissionsSchema,
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.unknown() }),
  defaults: z.object({ run: z.object({ shell: z.literal('bash') }) }),
  jobs: z.record(z.string(), jobSchema),
});

/** Action by full commit, with the version that Dependabot reads from the comment; or a workflow of this repository. */
const pinnedAction =
  /^(?:[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/[\w-]+\.yml)$/;

const unpinnedActions = (yaml: string) =>
  [...yaml.matchAll(/^\s*(?:- )?uses: (.+)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !pinnedAction.test(action));

/** `npm test` and `npm start` are scripts too. */
const missingScripts = (yaml: string) =>
  [...yaml.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start))\b/g)]
    .map(([, name, alias]) => name ?? alias ?? '')
    .filter((name) => !Object.hasOwn(scripts, name));

const topLevel = readdirSync(root, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !['.git', '.local', '.nx', 'node_modules'].includes(entry.name),
);
const pathPattern = new RegExp(
  `(?<![\\w./-])(?:\\./)?((?:${topLevel.map(({ name }) => name.replace('.', '\\.')).join('|')})/[\\w./-]*\\w)`,
  'g',
);

/** Paths of this repository that do not exist, except those below a `dist` folder, which a build creates. */
function missingPaths(yaml: string): string[] {
  const paths = [...yaml.matchAll(pathPattern)].map(([, path = '']) => path);
  return paths.filter((path) => !path.split('/').includes('dist') && !existsSync(join(root, path)));
}

/** Values chosen by the author of a pull request, where a shell would run them. */
const injectable =
  /\$\{\{[^}]*(?:github\.event\.|github\.head_ref|github\.ref_name|inputs\.)[^}]*\}\}/;

const names = readdirSync(join(root, folder));

describe.each(names)('%s', (name) => {
  const yaml = text(`${folder}/${name}`);
  const workflow = workflowSchema.parse(parse(yaml));
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  it('pins every action by its full commit, with its version beside it', () => {
    expect(unpinnedActions(yaml)).toEqual([]);
    for (const [, { uses }] of jobs)
      if (uses !== undefined) expect(existsSync(join(root, uses))).toBe(true);
  });

  it('calls npm scripts and names files that exist', () => {
    expect(missingScripts(yaml)).toEqual([]);
    expect(missingPaths(yaml)).toEqual([]);
  });

  it('may only read by default, and write only to publish a release', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writing = jobs
      .filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'))
      .map(([job]) => job);
    expect(writing).toEqual(name === 'release.yml' ? ['image', 'manifests', 'release'] : []);
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('ends every job some time, and needs only jobs that exist', () => {
    for (const [job, { uses, needs = [], 'timeout-minutes': minutes }] of jobs) {
      if (uses === undefined)
        expect({ job, hasTimeout: (minutes ?? 0) > 0 }).toEqual({ job, hasTimeout: true });
      for (const other of [needs].flat()) expect(Object.keys(workflow.jobs)).toContain(other);
    }
  });

  it('puts nothing into a shell that a stranger chooses', () => {
    expect(steps.filter(({ run = '' }) => injectable.test(run))).toEqual([]);
  });
});

describe('the workflows', () => {
  it('validate every overlay of the manifests', () => {
    const overlays = globSync('k8s/overlays/**/kustomization.yaml', { cwd: root }).map((file) =>
      dirname(file),
    );
    const image = text(`${folder}/image.yml`);
    expect(overlays.length).toBeGreaterThan(3);
    expect(
      overlays.filter((overlay) => !new RegExp(`^ +${overlay}(?: \\\\)?$`, 'm').test(image)),
    ).toEqual([]);
  });

  it('run on the Node.js of the image and of the launcher', () => {
    const version = text('.nvmrc').trim();
    expect(text('Dockerfile')).toContain(`FROM node:${version}-`);
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(text('tools/runtime/package.json')));
    expect([...new Set(Object.values(optionalDependencies))]).toEqual([version]);
    const nodes = names.flatMap((name) =>
      [...text(`${folder}/${name}`).matchAll(/actions\/setup-node@.*\n\s+with:\n\s+(.*)/g)].map(
        ([, line]) => line,
      ),
    );
    expect([...new Set(nodes)]).toEqual(['node-version-file: .nvmrc']);
  });

  it('are kept up to date by Dependabot', () => {
    const { updates } = z
      .object({ updates: z.array(z.object({ 'package-ecosystem': z.string() })) })
      .parse(parse(text('.github/dependabot.yml')));
    expect(updates.map((update) => update['package-ecosystem'])).toContain('github-actions');
  });
});

describe('the checks themselves', () => {
  it.each([
    'uses: actions/checkout@v7',
    '- uses: actions/checkout@main # v7.0.1',
    `uses: actions/checkout@${'a'.repeat(40)}`,
  ])('refuse %s', (line) => {
    expect(unpinnedActions(line)).toHaveLength(1);
  });

  it('find scripts and files that do not exist, and shells that run what a stranger writes', () => {
    expect(missingScripts('run: npm run no-such-script && npm test')).toEqual(['no-such-script']);
    expect(
      missingPaths('run: node tools/no-such-file.ts k8s/base apps/web/dist/x.js ./libs/nothing'),
    ).toEqual(['tools/no-such-file.ts', 'libs/nothing']);
    expect(injectable.test('echo ${{ github.event.pull_request.title }}')).toBe(true);
    expect(injectable.test('echo ${{ matrix.log }}')).toBe(false);
  });
});
