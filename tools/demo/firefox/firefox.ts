import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { Problem } from '../../launcher/bootstrap/problem.mjs';

/** A session of WebDriver BiDi. */
export interface BidiSession {
  /** @throws Error with the answer of the browser if the command fails */
  send<Result>(method: string, params?: object): Promise<Result>;
  /** The value of an expression, which must be a primitive. */
  evaluate(context: string, expression: string): Promise<string>;
}

interface Message {
  readonly id: number;
  readonly type: string;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
}

const names = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
/** Without permission prompts, since nothing can press the browser's own prompts. */
const preferences = {
  'extensions.webextOptionalPermissionPrompts': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
};
const startMs = 120_000;

function findFirefox(): string {
  const wanted = process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : names;
  const found = wanted.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!found)
    throw new Problem('There is no Firefox here.', {
      details: 'Install it, or say where it is with FIREFOX_PATH.',
    });
  return found;
}

/** Starts a Firefox with an empty profile and opens a session of WebDriver BiDi. */
export async function openFirefox(): Promise<BidiSession & { close(): Promise<void> }> {
  const profile = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-firefox-profile-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const child = spawn(
    findFirefox(),
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port=0',
      '--remote-allow-system-access',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exit = once(child, 'exit');
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exit;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const session = await openSession(await addressOf(child));
    return { ...session, close: () => session.end().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

function addressOf(child: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`Firefox was not ready after ${startMs / 1_000} s:\n${output}`)),
      startMs,
    );
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /WebDriver BiDi listening on (\S+)/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Firefox ended with ${code}:\n${output}`));
    });
  });
}

async function openSession(address: string): Promise<BidiSession & { end(): Promise<void> }> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`Nothing answers at ${address}`));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const one = waiting.get(message.id);
    if (!one) return;
    waiting.delete(message.id);
    if (message.type === 'error') one.reject(new Error(`${message.error}: ${message.message}`));
    else one.resolve(message.result);
  };
  const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++calls;
    const answered = Promise.withResolvers<unknown>();
    waiting.set(id, answered);
    socket.send(JSON.stringify({ id, method, params }));
    return (await answered.promise) as Result;
  };
  const evaluate = async (context: string, expression: string): Promise<string> => {
    const answer = await send<
      | { type: 'success'; result: { value: string } }
      | { type: 'exception'; exceptionDetails: { text: string } }
    >('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };
  await send('session.new', { capabilities: {} });
  const end = async (): Promise<void> => {
    await send('session.end').catch(() => undefined);
    socket.close();
  };
  return { send, evaluate, end };
}
