import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sourceArgs } from './source-process.mjs';

// Far more than any text takes, on a busy machine too.
const patienceMs = 120_000;

const placeOf = (message) => (message === null ? 'ordinary texts' : `${message.reader}, seed ${message.seed}`);

/**
 * Reads texts made of the readers' own words in a process of its own, which is killed where reading a text does not end, and started again after that text.
 * @returns {Promise<{ findings: string[], closest: { seed: number, reader: string, ms: number, ofBudget: number }[] }>} what took more than its budget, and the ten texts nearest to it
 */
export async function fuzzReaders({ texts, seed: firstSeed, onProgress = () => undefined }) {
  const findings = [];
  const closest = [];
  const end = firstSeed + texts;
  for (let next = firstSeed; next < end; ) {
    const child = spawn(process.execPath, [...sourceArgs, join(import.meta.dirname, 'fuzz.child.mjs'), String(end - next), String(next)], { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] });
    let at = null;
    let hung = false;
    const giveUp = () => {
      hung = true;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(giveUp, patienceMs);
    const lines = createInterface({ input: child.stdio[3] });
    lines.on('line', (line) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patienceMs);
      const message = JSON.parse(line);
      at = message;
      if (message.ofBudget !== undefined) closest.push(message);
      if (message.mostMs !== undefined) findings.push(`${placeOf(message)}: ${Math.round(message.ms)} ms of ${Math.round(message.mostMs)} allowed for ${message.chars} characters`);
      if (message.shortest !== undefined) findings.push(`${findings.pop()}; shortest: ${JSON.stringify(message.shortest)}`);
      onProgress(message.seed - firstSeed, findings.length);
    });
    const [code] = await once(child, 'close');
    clearTimeout(timer);
    if (!hung && code !== 0) throw new Error(`The reading process ended with ${code} at ${JSON.stringify(at)}.`);
    const isKnown = findings.at(-1)?.startsWith(`${placeOf(at)}:`) === true;
    if (hung && !isKnown) findings.push(`${placeOf(at)}: did not end within ${patienceMs / 1_000} s`);
    next = hung && at !== null ? at.seed + 1 : end;
  }
  return { findings, closest: closest.sort((a, b) => b.ofBudget - a.ofBudget).slice(0, 10) };
}
