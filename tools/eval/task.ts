import { type DataSet } from './data-set.ts';
import { type Readings } from './readings.ts';

/** One row of the report; a `value` of null was not measured. */
export interface Figure {
  readonly figure: string;
  readonly value: number | null;
  /** The goal, where there is one. */
  readonly min?: number;
  readonly max?: number;
  readonly note?: string;
}

export interface TaskContext {
  readonly data: DataSet;
  readonly readings: Readings;
}

export interface TaskResult {
  /** One line of `predictions.TASK.jsonl` each. */
  readonly predictions: readonly object[];
  readonly figures: readonly Figure[];
  /** Predictions without what may differ from run to run; absent where nothing may. */
  readonly reproducible?: readonly object[];
}

/** Something to measure on labelled data. */
export interface Task {
  /** Folder and file without which the task is skipped. */
  readonly needs: readonly [folder: string, file: string];
  run(context: TaskContext): Promise<TaskResult>;
}
