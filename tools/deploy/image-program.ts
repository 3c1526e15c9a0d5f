/** Programs of an image that was built without an engine, run as the image says. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { type BuiltStage } from './image-builder.ts';

type Environment = Readonly<Record<string, string>>;
type Outcome = number | NodeJS.Signals | null;

export const timeoutMs = 90_000;

/** The image's own variables, with paths in its folder instead of the container's, and listening on this machine only. */
export function imageEnvironment({
  variables,
  workdir,
  folder,
}: Pick<BuiltStage, 'variables' | 'workdir' | 'folder'>): Environment {
  const moved = Object.entries(variables).map(([name, value]) => [
    name,
    value.startsWith(`${workdir}/`) ? folder + value.slice(workdir.length) : value,
  ]);
  return { ...Object.fromEntries(moved), PATH: dirname(process.execPath), HOST: '127.0.0.1' };
}

const isRoot = process.getuid?.() === 0;

/**
 * Runs a program as process 1 of its own PID namespace, as in a container, where this process is root and may do so. Process 1 ignores signals that
 * it does not handle, so that a program that ends by sending itself a signal would not end. Only root can also change the user.
 */
function asFirstProcess(user: string | null): string[] {
  const [uid = '0', gid = '0'] = (user ?? '0:0').split(':');
  return isRoot
    ? [
        'unshare',
        '--pid',
        '--fork',
        '--kill-child',
        'setpriv',
        `--reuid=${uid}`,
        `--regid=${gid}`,
        '--clear-groups',
        '--',
      ]
    : [];
}

export class ImageProgram {
  readonly #child;
  readonly #ended: Promise<Outcome>;
  readonly #output: string[] = [];

  constructor(
    [file = '', ...args]: readonly string[],
    { folder, user }: Pick<BuiltStage, 'folder' | 'user'>,
    env: Environment,
  ) {
    const [program = '', ...rest] = [
      ...asFirstProcess(user),
      file === 'node' ? process.execPath : file,
      ...args,
    ];
    const child = spawn(program, rest, {
      cwd: folder,
      env: { ...env, PATH: [env['PATH'], '/usr/bin:/bin'].join(delimiter) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => this.#output.push(String(data)));
    this.#ended = new Promise(
      (resolve, reject) =>
        void child.once('error', reject).once('close', (code, signal) => resolve(code ?? signal)),
    );
    this.#child = child;
  }

  get output(): string {
    return this.#output.join('');
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Sends SIGTERM to the program itself: `unshare` does not forward signals. */
  terminate(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    const [inner = pid] = isRoot
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
          .trim()
          .split(' ')
          .filter(Boolean)
          .map(Number)
      : [];
    process.kill(inner, 'SIGTERM');
  }

  kill(): void {
    if (!this.hasEnded) this.#child.kill('SIGKILL');
  }

  /** Waits for its end; it is killed after a while. */
  async end(): Promise<{ readonly code: Outcome; readonly output: string }> {
    const timer = setTimeout(() => this.kill(), timeoutMs);
    const code = await this.#ended;
    clearTimeout(timer);
    return { code, output: this.output };
  }

  /** @throws Error with its output where it does not end with status 0 */
  async succeed(): Promise<void> {
    await this.#expectEnd([0]);
  }

  /** Waits for the end after `terminate`. Where it is not process 1, a gateway ends by the signal that it was sent. */
  async stopInOrder(): Promise<void> {
    await this.#expectEnd(isRoot ? [0] : [0, 'SIGTERM']);
  }

  async #expectEnd(expected: readonly Outcome[]): Promise<void> {
    const { code, output } = await this.end();
    if (!expected.includes(code))
      throw new Error(`${this.#child.spawnargs.join(' ')} ended with ${code}:\n${output}`);
  }
}
