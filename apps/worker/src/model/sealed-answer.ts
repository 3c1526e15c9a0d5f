import type { LanguageModel, ModelAnswer, ModelRequest } from '@rolefit/reading';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

const ivBytes = 12;
const tagBytes = 16;

const answerSchema = z.object({
  output: z.unknown(),
  model: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number().nullable(),
  isCut: z.boolean().optional(),
});

/** The name under which an answer is stored, and the key that decrypts it. Both are derived from the texts of the request, which are not stored. */
export interface Seal {
  readonly name: string;
  readonly key: Buffer;
}

/** The same request to the same model has the same seal. */
export function sealOf(model: Pick<LanguageModel, 'name'>, request: ModelRequest): Seal {
  const { task, instructions, input, schema, allowsLongAnswer = false } = request;
  const asked = JSON.stringify([model.name, task, instructions, input, schema, allowsLongAnswer]);
  return {
    name: createHash('sha256').update(`name ${asked}`).digest('hex'),
    key: createHash('sha256').update(`key ${asked}`).digest(),
  };
}

/** Encrypts an answer with AES-256-GCM. The key is derived from the texts of the request, which are not stored beside it. */
export function sealed({ key }: Seal, answer: ModelAnswer): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** @returns null if the data is damaged */
export function opened({ key }: Seal, value: string): ModelAnswer | null {
  const bytes = Buffer.from(value, 'base64');
  const [iv, tag, text] = [
    bytes.subarray(0, ivBytes),
    bytes.subarray(ivBytes, ivBytes + tagBytes),
    bytes.subarray(ivBytes + tagBytes),
  ];
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
    decipher.setAuthTag(tag);
    const json = Buffer.concat([decipher.update(text), decipher.final()]).toString();
    const { isCut, ...answer } = answerSchema.parse(JSON.parse(json));
    return { ...answer, ...(isCut === undefined ? {} : { isCut }) };
  } catch {
    return null;
  }
}
