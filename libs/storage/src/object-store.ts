import type { Readable } from 'node:stream';

/** Metadata of a stored object. */
export interface ObjectInfo {
  readonly sizeBytes: number;
  readonly lastModified: Date;
  readonly contentType: string;
}

/** A stored object with its content. The caller must read or destroy the stream. */
export interface StoredObject extends ObjectInfo {
  readonly stream: Readable;
}

/** An entry of a listing. */
export interface ListedObject {
  readonly key: string;
  readonly sizeBytes: number;
  readonly lastModified: Date;
}

/** Options of a put. */
export interface PutOptions {
  /** Media type that `get` and `head` return. */
  readonly contentType: string;
  /** Declared length, if known; a body of another length is rejected. */
  readonly sizeBytes?: number;
}

/** Maximum object size: far above any upload, and small enough to buffer. */
export const maxObjectBytes = 64 * 1024 * 1024;

/**
 * Port for the storage of uploaded files, and its injection token. Puts are atomic: readers see the whole object or none, and a failed body leaves no partial
 * object.
 *
 * Errors of every method: AppError RESUME_FILE_LOST for a missing object, AppError SERVICE_UNAVAILABLE (with the vendor's error as cause) where the store
 * fails, TypeError for an invalid key.
 */
export abstract class ObjectStore {
  /**
   * Stores the body under the key, replacing an existing object.
   * @returns the number of bytes stored
   * @throws the original error when the body's stream fails; RangeError when the body is not `sizeBytes` long or exceeds `maxObjectBytes`
   */
  abstract put(
    key: string,
    body: Readable | Buffer,
    options: PutOptions,
  ): Promise<{ readonly sizeBytes: number }>;
  abstract get(key: string): Promise<StoredObject>;
  abstract head(key: string): Promise<ObjectInfo>;
  /** Deletes an object. Idempotent. */
  abstract delete(key: string): Promise<void>;
  /**
   * All objects whose keys start with the prefix, in key order, loaded page by page on demand. An empty prefix lists everything.
   * @param after list only keys after this one, existing or not, for incremental listing
   */
  abstract list(prefix: string, after?: string): AsyncIterable<ListedObject>;
}
