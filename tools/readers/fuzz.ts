import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type FuzzMessage, fuzzMessageSchema, type SlowText } from './fuzz-messages.ts';
import { sourceArgs } from './source-process.ts';

/** Far more than any text takes, on a busy machine too. */
const hangMs = 120_000;

export interface FuzzOptions {
  readonly texts: number;
  readonly seed: number;
  readonly onProgress?: (read: number, findings: number) => void;
}

export interface FuzzResult {
  /** Texts over their budget, a sentence each. */
  readonly findings: readonly string[];
  /** The ten texts closest to their budget. */
  readonly closest: readonly SlowText[];
}

const placeOf = (message: FuzzMessage | null) =>
  message === null ? 'ordinary texts' : `${message.reader}, seed ${message.seed}`;

/** Reads generated texts in a child process. A child that hangs is killed, and another one continues with the next text. */
export async function fuzzReaders({
  texts,
  seed: firstSeed,
  onProgress = () => undefined,
}: FuzzOptions): Promise<FuzzResult> {
  const findings: string[] = [];
  const closest: SlowText[] = [];
  const end = firstSeed + texts;
  for (let next = firstSeed; next < end;) {
    const { last, hung } = await runChild({ texts: end - next, seed: next }, (message) => {
      if (message.kind === 'slow') closest.push(message);
      if (message.kind === 'finding')
        findings.push(
          `${placeOf(message)}: ${Math.round(message.ms)} ms of ${Math.round(message.budgetMs)} allowed for ${message.chars} characters`,
        );
      if (message.kind === 'minimised')
        findings.push(
          `${findings.pop() ?? placeOf(message)}; shortest: ${JSON.stringify(message.shortest)}`,
        );
      onProgress(message.seed - firstSeed, findings.length);
    });
    // A text that hangs while its finding is being minimised is already listed.
    const isListed = findings.at(-1)?.startsWith(`${placeOf(last)}:`) === true;
    if (hung && !isListed)
      findings.push(`${placeOf(last)}: did not end within ${hangMs / 1_000} s`);
    next = hung && last !== null ? last.seed + 1 : end;
  }
  return { findings, closest: closest.sort((a, b) => b.ofBudget - a.ofBudget).slice(0, 10) };
}

/** @returns the last message, and whether the child was killed because no other one followed. */
async function runChild(
  { texts, seed }: { readonly texts: number; readonly seed: number },
  onMessage: (message: FuzzMessage) => void,
): Promise<{ last: FuzzMessage | null; hung: boolean }> {
  const child = spawn(
    process.execPath,
    [...sourceArgs, join(import.meta.dirname, 'fuzz.child.ts'), String(texts), String(seed)],
    { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  );
  const messages = child.stdio[3];
  if (!(messages instanceof Readable))
    throw new Error('The child process has no pipe for its messages.');
  let last: FuzzMessage | null = null;
  let hung = false;
  const kill = () => {
    hung = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(kill, hangMs);
  createInterface({ input: messages }).on('line', (line) => {
    clearTimeout(timer);
    timer = setTimeout(kill, hangMs);
    last = fuzzMessageSchema.parse(JSON.parse(line));
    onMessage(last);
  });
  const [code]: unknown[] = await once(child, 'close');
  clearTimeout(timer);
  if (!hung && code !== 0)
    throw new Error(`The reading process ended with ${String(code)} at ${JSON.stringify(last)}.`);
  return { last, hung };
}
