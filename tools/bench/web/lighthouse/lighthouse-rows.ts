import { type Row, rowOf } from '../../rows/row.ts';
import { median } from '../../rows/statistics.ts';

const goals = { performance: 0.95, category: 0.95, lcp: 1.15, tbtMs: 100, cls: 0.05 };

/** The figures of one visit. */
export interface PageFigures {
  /** By category, from 0 to 1. */
  readonly scores: Readonly<Record<string, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Ids of the audits that lower the score of a category. */
  readonly failed: Readonly<Record<string, readonly string[]>>;
}

/** The figures of one round by page; `floor` is the floor app. */
export type LighthouseRound = Readonly<Record<string, PageFigures>>;

interface PageAndFloor {
  readonly page: PageFigures;
  readonly floor: PageFigures;
}

/** Rows page by page: figures against the floor app of the same round, or against a fixed limit. */
export function lighthouseRows(rounds: readonly LighthouseRound[]): Row[] {
  const names = Object.keys(rounds[0] ?? {}).filter((name) => name !== 'floor');
  return names.flatMap((name) =>
    rowsOf(
      name,
      rounds.map((round) => ({ page: figuresOf(round, name), floor: figuresOf(round, 'floor') })),
    ),
  );
}

function figuresOf(round: LighthouseRound, name: string): PageFigures {
  const figures = round[name];
  if (figures === undefined) throw new Error(`a round did not visit ${name}`);
  return figures;
}

function rowsOf(name: string, rounds: readonly PageAndFloor[]): Row[] {
  const ratios = (figure: (round: PageAndFloor) => number): number[] => rounds.map(figure);
  const categories = Object.keys(rounds[0]?.page.scores ?? {}).filter(
    (category) => category !== 'performance',
  );
  return [
    rowOf({
      figure: `${name}, performance`,
      against: 'floor app',
      ratios: ratios(
        ({ page, floor }) => scoreOf(page, 'performance') / scoreOf(floor, 'performance'),
      ),
      least: goals.performance,
      note: absoluteFigures(rounds),
    }),
    ...categories.map((category) =>
      rowOf({
        figure: `${name}, ${category}`,
        against: 'full marks',
        ratios: ratios(({ page }) => scoreOf(page, category)),
        least: goals.category,
        note: failedAudits(category, rounds),
      }),
    ),
    rowOf({
      figure: `${name}, largest paint`,
      against: 'floor app',
      ratios: ratios(({ page, floor }) => page.lcpMs / floor.lcpMs),
      most: goals.lcp,
    }),
    rowOf({
      figure: `${name}, blocking time`,
      against: `${goals.tbtMs} ms`,
      goal: '≤ 1.00×',
      ratios: ratios(({ page }) => page.tbtMs / goals.tbtMs),
      most: 1,
    }),
    rowOf({
      figure: `${name}, layout shift`,
      against: String(goals.cls),
      goal: '≤ 1.00×',
      ratios: ratios(({ page }) => page.cls / goals.cls),
      most: 1,
    }),
  ];
}

function scoreOf({ scores }: PageFigures, category: string): number {
  return scores[category] ?? NaN;
}

/** The medians behind the ratios, of the page and of the floor app. */
function absoluteFigures(rounds: readonly PageAndFloor[]): string {
  const both = (text: (value: number) => string, figure: (page: PageFigures) => number): string => {
    const [page, floor] = [
      median(rounds.map((round) => figure(round.page))),
      median(rounds.map((round) => figure(round.floor))),
    ];
    return `${text(page)} against ${text(floor)}`;
  };
  return [
    `score ${both(
      (value) => value.toFixed(2),
      (page) => scoreOf(page, 'performance'),
    )}`,
    `largest paint ${both(
      (value) => `${(value / 1000).toFixed(2)} s`,
      ({ lcpMs }) => lcpMs,
    )}`,
    `blocking time ${both(
      (value) => `${value.toFixed(0)} ms`,
      ({ tbtMs }) => tbtMs,
    )}`,
  ].join('; ');
}

function failedAudits(category: string, rounds: readonly PageAndFloor[]): string | undefined {
  const audits = new Set(rounds.flatMap(({ page }) => page.failed[category] ?? []));
  return audits.size > 0 ? `takes off: ${[...audits].join(', ')}` : undefined;
}
