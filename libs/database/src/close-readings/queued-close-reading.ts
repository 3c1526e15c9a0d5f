/** A close reading to enqueue. */
export interface QueuedCloseReading {
  readonly scanId: string;
  /** Part of the job's id. */
  readonly handover: number;
}
