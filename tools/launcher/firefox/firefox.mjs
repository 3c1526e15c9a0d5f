import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

const names = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
/** What the user would be asked is answered with yes: nothing can press the browser's own questions. */
const preferences = { 'extensions.webextOptionalPermissionPrompts': false, 'browser.shell.checkDefaultBrowser': false, 'datareporting.policy.dataSubmissionEnabled': false, 'app.update.enabled': false };
const startMs = 120_000;

function findFirefox() {
  const wanted = process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : names;
  const found = wanted.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!found) throw new Problem('There is no Firefox here.', { details: 'Install it, or say where it is with FIREFOX_PATH.' });
  return found;
}

/**
 * A Firefox with a profile of its own, spoken with by WebDriver BiDi.
 * @returns `{send(method, params), evaluate(context, expression), close()}`
 */
export async function openFirefox() {
  const profile = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-firefox-profile-'));
  writeFileSync(join(profile, 'user.js'), Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
  const child = spawn(findFirefox(), ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', '--remote-allow-system-access', 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    await exit;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const session = await openSession(await addressOf(child));
    return { ...session, close: () => session.leave().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Firefox was not ready after ${startMs / 1_000} s:\n${output}`)), startMs);
    child.stderr.setEncoding('utf8').on('data', (text) => {
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

async function openSession(address) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Nothing answers at ${address}`));
  });
  const waiting = new Map();
  let calls = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    const one = waiting.get(message.id);
    if (!one) return;
    waiting.delete(message.id);
    if (message.type === 'error') one.reject(new Error(`${message.error}: ${message.message}`));
    else one.resolve(message.result);
  };
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++calls;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  const evaluate = async (context, expression) => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true, userActivation: true });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };
  await send('session.new', { capabilities: {} });
  const leave = async () => {
    await send('session.end').catch(() => undefined);
    socket.close();
  };
  return { send, evaluate, leave };
}
