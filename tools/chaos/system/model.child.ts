/**
 * A scripted model as a process of its own: `model.child.ts PORT FOLDER`. It answers well unless it is told otherwise. Each call is written down before
 * it is answered.
 */
import {
  answerTo,
  type ScriptedBehaviour,
  ScriptedModelServer,
  type ScriptedRequest,
  type ScriptedUsage,
} from '@rolefit/model/testing';
import { appendFileSync } from 'node:fs';
import { referenceIn, slowMark } from '../workload/texts.ts';
import { type ModelCall, ModelControl, type ModelFault } from './model-control.ts';

const [port, folder = ''] = process.argv.slice(2);
const control = new ModelControl(folder);
let calls = control.calls().length;

await ScriptedModelServer.start(respond, Number(port));

function respond({ schemaName, input, authorization }: ScriptedRequest): ScriptedBehaviour {
  const { fault } = control;
  const isPosting = schemaName === 'posting_facts';
  // Resumes are always read: postings show the effects of a failed reading as well.
  const kind = fault !== null && isPosting && Math.random() < 0.7 ? fault : 'well';
  calls += 1;
  const call: ModelCall = {
    number: calls,
    at: Date.now(),
    by: authorization?.replace('Bearer ', '') ?? '',
    reference: referenceIn(input),
    kind,
  };
  appendFileSync(control.callsFile, `${JSON.stringify(call)}\n`);
  const usage = { inputTokens: calls, outputTokens: 1 };
  if (input.includes(slowMark))
    return { kind: 'answer', output: answerTo(schemaName), usage, delayMs: 5_000 };
  if (kind !== 'well') return failure(kind, usage);
  return { kind: 'answer', output: answerTo(schemaName), usage, delayMs: 20 + Math.random() * 200 };
}

function failure(fault: ModelFault, usage: ScriptedUsage): ScriptedBehaviour {
  const behaviours: Readonly<Record<ModelFault, ScriptedBehaviour>> = {
    busy: { kind: 'error', status: 429, retryAfter: 1 },
    broken: { kind: 'error', status: 503 },
    stalled: { kind: 'stall' },
    silent: { kind: 'silence' },
    reset: { kind: 'reset' },
    nonsense: { kind: 'answer', output: { nonsense: true }, usage },
  };
  return behaviours[fault];
}
