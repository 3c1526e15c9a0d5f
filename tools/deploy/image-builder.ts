/** Builds the stages of a Dockerfile without an engine: its COPY and RUN steps run in order, each stage in a folder of its own, with the real npm. */
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { buildContext } from './build-context.ts';
import { type CopyStep, type Stage, type Step } from './dockerfile.ts';

/** A stage that was built. */
export interface BuiltStage {
  readonly folder: string;
  workdir: string;
  readonly variables: Record<string, string>;
  user: string | null;
  command: readonly string[] | null;
  health: readonly string[] | null;
}

/** A command of the Dockerfile that failed. `details` is its output. */
export class BuildStepError extends Error {
  readonly details: string;

  constructor(message: string, details: string) {
    super(message);
    this.details = details;
  }
}

/** The stages that one of them is built from, itself included. */
export function stagesFor(wanted: string, stages: readonly Stage[]): Stage[] {
  const names = new Set([wanted]);
  for (const { name, base, steps } of stages.toReversed()) {
    if (!names.has(name)) continue;
    names.add(base);
    for (const step of steps)
      if (step.keyword === 'COPY' && step.from !== null) names.add(step.from);
  }
  return stages.filter(({ name }) => names.has(name));
}

/** Where an image has its Node. Stages here have none of their base image's files: this machine's own Node stands in. */
const ownNode = '/usr/local/bin/node';

/** How this machine reaches the registry. The rest of its environment stays out, as in a build by an engine. */
const registryAccess = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(npm_config_(cafile|registry|cache)|node_extra_ca_certs|ssl_cert_(file|dir)|https?_proxy|no_proxy)$/i.test(
      name,
    ),
  ),
);

export class ImageBuilder {
  readonly #contextDir: string;
  readonly #dir: string;
  readonly #built = new Map<string, BuiltStage>();

  /**
   * @param contextDir the folder with the Dockerfile
   * @param dir where the stages are built
   */
  constructor(contextDir: string, dir: string) {
    this.#contextDir = contextDir;
    this.#dir = dir;
  }

  /** @throws Error where the stage has not been built */
  stage(name: string): BuiltStage {
    const stage = this.#built.get(name);
    if (stage === undefined) throw new Error(`The stage ${name} is not built`);
    return stage;
  }

  async build({ name, base, steps }: Stage): Promise<void> {
    const parent = this.#built.get(base);
    const stage: BuiltStage = {
      folder: join(this.#dir, name),
      workdir: parent?.workdir ?? '/',
      variables: { ...parent?.variables },
      user: parent?.user ?? null,
      command: null,
      health: null,
    };
    mkdirSync(stage.folder, { mode: 0o755 });
    if (parent) cpSync(parent.folder, stage.folder, { recursive: true, verbatimSymlinks: true });
    for (const step of steps) await this.#apply(step, stage);
    this.#built.set(name, stage);
  }

  async #apply(step: Step, stage: BuiltStage): Promise<void> {
    switch (step.keyword) {
      case 'WORKDIR':
        stage.workdir = step.value;
        break;
      case 'ENV':
        Object.assign(stage.variables, step.variables);
        break;
      case 'USER':
        stage.user = step.value;
        break;
      case 'CMD':
        stage.command = step.command;
        break;
      case 'HEALTHCHECK':
        stage.health = step.command;
        break;
      case 'COPY':
        this.#copy(step, stage);
        break;
      case 'RUN':
        await run(step.command, stage);
        break;
      case 'EXPOSE':
        break;
    }
  }

  /** Without `--from`, copies the build context. The content of a folder is copied rather than the folder, as an engine does. */
  #copy({ from, sources, target }: CopyStep, { folder }: BuiltStage): void {
    const to = join(folder, target);
    if (from === null) {
      for (const path of buildContext(this.#contextDir))
        cpSync(join(this.#contextDir, path), join(to, path));
      return;
    }
    const other = this.stage(from);
    for (const source of sources.filter((path) => path !== ownNode)) {
      const found = globSync(source.replace(other.workdir, other.folder));
      if (found.length === 0) throw new Error(`COPY finds no ${source} in ${from}`);
      for (const path of found)
        cpSync(path, statSync(path).isDirectory() ? to : join(to, basename(path)), {
          recursive: true,
          verbatimSymlinks: true,
        });
    }
  }
}

async function run(command: string, { folder, variables }: BuiltStage): Promise<void> {
  // Node's own folder first: what npm starts must be the Node of the image.
  const env = {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: process.env.HOME,
    ...registryAccess,
    ...variables,
  };
  const child = spawn('sh', ['-ec', command], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => output.push(String(data)));
  const code = await new Promise<number | null>(
    (resolve, reject) => void child.once('error', reject).once('close', resolve),
  );
  if (code !== 0)
    throw new BuildStepError(
      `RUN ${command} ended with ${code}`,
      `RUN ${command}\n${output.join('')}`,
    );
}
