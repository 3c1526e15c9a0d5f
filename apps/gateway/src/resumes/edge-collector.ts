import { edgeBytes, type FileEdges } from '@rolefit/resume-format';

/** Measures a file that arrives in chunks, and keeps its start and end, from which its format is detected. */
export class EdgeCollector {
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);
  #sizeBytes = 0;

  /** @param keepsEdges false if only the size is needed */
  constructor(private readonly keepsEdges: boolean) {}

  /** Bytes so far. */
  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Copies the parts that it keeps, because a chunk may be a view of a much larger buffer. */
  add(chunk: Buffer): void {
    this.#sizeBytes += chunk.length;
    if (!this.keepsEdges) return;
    if (this.#head.length < edgeBytes)
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, edgeBytes - this.#head.length)]);
    this.#tail = Buffer.from(Buffer.concat([this.#tail, chunk]).subarray(-edgeBytes));
  }

  get edges(): FileEdges {
    return { head: this.#head, tail: this.#tail, sizeBytes: this.#sizeBytes };
  }
}
