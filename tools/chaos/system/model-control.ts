import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { linesOf } from './lines-of.ts';

/** Ways in which the model fails: rate limit, server error, half an answer, no answer, reset connection, answer of the wrong shape. */
export const modelFaults = ['busy', 'broken', 'stalled', 'silent', 'reset', 'nonsense'] as const;
export type ModelFault = (typeof modelFaults)[number];
const modelFaultSchema = z.enum(modelFaults);

const modelCallSchema = z.object({
  /** Counts calls; also the input tokens of the answer, so that a record in the database leads back to its call. */
  number: z.number(),
  at: z.number(),
  /** The worker that called. */
  by: z.string(),
  /** Of the posting; null for a resume. */
  reference: z.string().nullable(),
  kind: z.enum(['well', ...modelFaults]),
});
export type ModelCall = z.infer<typeof modelCallSchema>;

/** The folder through which the scripted model gets its behaviour and reports its calls. */
export class ModelControl {
  readonly folder: string;
  readonly #faultFile: string;
  readonly callsFile: string;
  readonly #calls: ModelCall[] = [];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
    this.#faultFile = join(folder, 'trouble.json');
    this.callsFile = join(folder, 'calls.jsonl');
  }

  /** All calls so far. */
  calls(): readonly ModelCall[] {
    for (const line of linesOf(this.callsFile).slice(this.#calls.length))
      this.#calls.push(modelCallSchema.parse(JSON.parse(line)));
    return this.#calls;
  }

  get fault(): ModelFault | null {
    try {
      return modelFaultSchema.nullable().parse(JSON.parse(readFileSync(this.#faultFile, 'utf8')));
    } catch {
      return null;
    }
  }

  set fault(fault: ModelFault | null) {
    writeFileSync(this.#faultFile, JSON.stringify(fault));
  }
}
