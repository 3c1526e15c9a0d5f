/**
 * A scripted model as a process of its own: `model.mjs PORT FOLDER`. It reads well, unless FOLDER/trouble.json tells it otherwise. Each call is a
 * line in FOLDER/calls.jsonl before it is answered; its number is also what the answer names as its input tokens, so that a record of the
 * product's leads back to the call it is about.
 */
import { answerTo, ScriptedModelServer } from '@rolefit/ai-adapters/testing';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldMark, referenceIn } from '../texts.mjs';

const [port, folder] = process.argv.slice(2);
const callsFile = join(folder, 'calls.jsonl');
let calls = linesOf(callsFile);

await ScriptedModelServer.start(play, Number(port));

function play({ schemaName, input, authorization }) {
  const trouble = readTrouble();
  const isPosting = schemaName === 'posting_facts';
  // Resumes are always read: what a broken reading of one does, the postings show as well.
  const kind = trouble !== null && isPosting && Math.random() < 0.7 ? trouble : 'well';
  calls += 1;
  const call = { number: calls, at: Date.now(), by: authorization?.replace('Bearer ', ''), reference: referenceIn(input), kind };
  appendFileSync(callsFile, `${JSON.stringify(call)}\n`);
  const usage = { inputTokens: calls, outputTokens: 1 };
  if (input.includes(heldMark)) return { kind: 'answer', output: answerTo(schemaName), usage, delayMs: 5_000 };
  if (kind !== 'well') return troubles[kind](usage);
  return { kind: 'answer', output: answerTo(schemaName), usage, delayMs: 20 + Math.random() * 200 };
}

const troubles = {
  busy: () => ({ kind: 'error', status: 429, retryAfter: 1 }),
  broken: () => ({ kind: 'error', status: 503 }),
  stalled: () => ({ kind: 'stall' }),
  silent: () => ({ kind: 'silence' }),
  reset: () => ({ kind: 'reset' }),
  nonsense: (usage) => ({ kind: 'answer', output: { nonsense: true }, usage }),
};

function readTrouble() {
  try {
    return JSON.parse(readFileSync(join(folder, 'trouble.json'), 'utf8'));
  } catch {
    return null;
  }
}

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}
