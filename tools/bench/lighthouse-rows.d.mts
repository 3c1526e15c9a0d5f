import { type Row } from './table.mjs';

export interface PageFigures {
  readonly scores: Readonly<Record<string, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly failed: Readonly<Record<string, readonly string[]>>;
}

export function lighthouseRows(measured: readonly Readonly<Record<string, PageFigures>>[]): Row[];
