import type { Readable } from 'node:stream';

/** What is known of a stored object without reading it. */
export interface ObjectInfo {
  readonly sizeBytes: number;
  readonly lastModified: Date;
  readonly contentType: string;
}

/** A stored object with its bytes; whoever asks for it must read or destroy the stream. */
export interface StoredObject extends ObjectInfo {
  readonly stream: Readable;
}

/** One entry of a listing. */
export interface ListedObject {
  readonly key: string;
  readonly sizeBytes: number;
  readonly lastModified: Date;
}

/** How an object is stored. */
export interface PutOptions {
  /** Media type that `get` and `head` answer with. */
  readonly contentType: string;
  /** Bytes of the body where they are known; another length is refused. */
  readonly sizeBytes?: number;
}

/** Largest object that a store takes: far above any upload, far below what would hurt a process. */
export const maxObjectBytes = 64 * 1024 * 1024;

/**
 * The port to wherever uploaded files live, and the token it is injected by. A put is all or nothing: a reader sees the
 * whole object or none, and a body that fails leaves nothing behind.
 *
 * Errors of every method: AppError RESUME_FILE_LOST where there is no such object, AppError SERVICE_UNAVAILABLE (with
 * the vendor's error as cause) where the store fails, TypeError for a key that `assertKey` refuses.
 */
export abstract class ObjectStore {
  /**
   * Stores the body under the key, in place of what was there.
   * @returns how many bytes were stored
   * @throws the body's own error, as it is, when its stream fails; RangeError when the body is not `sizeBytes` long or
   * is longer than `maxObjectBytes`
   */
  abstract put(key: string, body: Readable | Buffer, options: PutOptions): Promise<{ readonly sizeBytes: number }>;
  abstract get(key: string): Promise<StoredObject>;
  abstract head(key: string): Promise<ObjectInfo>;
  /** Deletes the object; deleting what is not there is no error. */
  abstract delete(key: string): Promise<void>;
  /**
   * All objects whose key begins with the prefix, in the order of their keys' characters, fetched page by page as they are asked for. An empty prefix
   * lists everything.
   * @param after a key, of an object or not: only what comes after it, so that a long list can be gone through in parts
   */
  abstract list(prefix: string, after?: string): AsyncIterable<ListedObject>;
}
