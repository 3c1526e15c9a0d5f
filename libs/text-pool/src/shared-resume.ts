import type { ResumeFacts } from '@rolefit/contracts';
import { deserialize, serialize } from 'node:v8';

/** Facts of a resume in memory that all threads share: a call does not copy them, and a thread that knows the key does not even parse them. */
export interface SharedResume {
  /** The same for the same facts, and for no others. */
  readonly key: string;
  readonly bytes: SharedArrayBuffer;
}

const known = new WeakMap<ResumeFacts, SharedArrayBuffer>();

/** One resume is judged against hundreds of postings: its bytes are kept with the facts. */
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

/** Resumes of some 50 KB that a thread keeps. */
const resumesKept = 20;
const recent = new Map<string, ResumeFacts>();

/** The facts in this thread: always the same object for the same key, since the judge keeps what it works out with it. */
export function resumeOf({ key, bytes }: SharedResume): ResumeFacts {
  // The parser does not read shared memory.
  const facts: ResumeFacts = recent.get(key) ?? deserialize(Buffer.from(new Uint8Array(bytes)));
  recent.delete(key);
  recent.set(key, facts);
  const [oldest] = recent.keys();
  if (recent.size > resumesKept && oldest !== undefined) recent.delete(oldest);
  return facts;
}
