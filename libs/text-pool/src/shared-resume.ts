import type { ResumeFacts } from '@rolefit/contracts';
import { deserialize, serialize } from 'node:v8';

/** Facts of a resume in shared memory: calls do not copy them, and a thread that has cached the key does not parse them again. */
export interface SharedResume {
  /** Identifies the facts. */
  readonly key: string;
  readonly bytes: SharedArrayBuffer;
}

const known = new WeakMap<ResumeFacts, SharedArrayBuffer>();

/** Memoised, since one resume is judged against hundreds of postings. */
export function shareResume(key: string, facts: ResumeFacts): SharedResume {
  let bytes = known.get(facts);
  if (bytes === undefined) {
    const serialised = serialize(facts);
    bytes = new SharedArrayBuffer(serialised.byteLength);
    new Uint8Array(bytes).set(serialised);
    known.set(facts, bytes);
  }
  return { key, bytes };
}

/** Cached resumes per thread, of some 50 KB each. */
const resumesKept = 20;
const recent = new Map<string, ResumeFacts>();

/** The facts in this thread: the same object for the same key, since the judge memoises by object. */
export function resumeOf({ key, bytes }: SharedResume): ResumeFacts {
  // deserialize() does not accept shared memory.
  const facts: ResumeFacts = recent.get(key) ?? deserialize(Buffer.from(new Uint8Array(bytes)));
  recent.delete(key);
  recent.set(key, facts);
  const [oldest] = recent.keys();
  if (recent.size > resumesKept && oldest !== undefined) recent.delete(oldest);
  return facts;
}
