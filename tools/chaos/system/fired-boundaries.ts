import { linesOf } from './lines-of.ts';

/** The file in which processes note the boundary at which they kill themselves, after the name of their life; see preload.ts. */
export class FiredBoundaries {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  all(): string[] {
    return linesOf(this.file).map((line) => line.slice(line.indexOf(' ') + 1));
  }

  /** The boundary at which a process died in this life, or null. */
  of(life: string): string | null {
    return (
      linesOf(this.file)
        .find((line) => line.startsWith(`${life} `))
        ?.slice(`${life} `.length) ?? null
    );
  }
}
