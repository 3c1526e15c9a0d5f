import { median } from './statistics.mjs';

const goals = { performance: 0.95, category: 0.95, lcp: 1.15, tbtMs: 100, cls: 0.05 };

/**
 * What a run of Lighthouse says, page by page: the medians of what was measured in each round, held against the floor app of the same
 * round or against a fixed limit.
 * @param measured one object a round: `floor` and the pages by name, each `{scores, lcpMs, tbtMs, cls, failed}`
 */
export function lighthouseRows(measured) {
  const names = Object.keys(measured[0]).filter((name) => name !== 'floor');
  return names.flatMap((name) => rowsOf(name, measured.map((round) => ({ page: round[name], floor: round.floor }))));
}

function rowsOf(name, rounds) {
  const against = (what, floor, goal, isMet, figure) => row(`${name}, ${what}`, floor, goal, rounds.map(figure), isMet);
  const least = (limit) => (value) => value >= limit;
  const most = (limit) => (value) => value <= limit;
  const performance = against('performance', 'floor app', `≥ ${goals.performance}×`, least(goals.performance), ({ page, floor }) => page.scores.performance / floor.scores.performance);
  const categories = Object.keys(rounds[0].page.scores).filter((category) => category !== 'performance');
  return [
    { ...performance, note: summary(rounds) },
    ...categories.map((category) => ({
      ...against(category, 'full marks', `≥ ${goals.category}×`, least(goals.category), ({ page }) => page.scores[category]),
      note: failures(category, rounds),
    })),
    against('largest paint', 'floor app', `≤ ${goals.lcp}×`, most(goals.lcp), ({ page, floor }) => page.lcpMs / floor.lcpMs),
    against('blocking time', `${goals.tbtMs} ms`, '≤ 1.00×', most(1), ({ page }) => page.tbtMs / goals.tbtMs),
    against('layout shift', String(goals.cls), '≤ 1.00×', most(1), ({ page }) => page.cls / goals.cls),
  ];
}

function row(figure, against, goal, values, isMet) {
  const ratio = median(values);
  return { figure, against, goal, ratio, spread: [Math.min(...values), Math.max(...values)], isMet: isMet(ratio) };
}

/** The absolute figures, for whoever wants to know what the ratios stand on. */
function summary(rounds) {
  const both = (unit, figure) => `${unit(median(rounds.map(({ page }) => figure(page))))} against ${unit(median(rounds.map(({ floor }) => figure(floor))))}`;
  const [plain, seconds, ms] = [(value) => value.toFixed(2), (value) => `${(value / 1000).toFixed(2)} s`, (value) => `${value.toFixed(0)} ms`];
  return [
    `score ${both(plain, ({ scores }) => scores.performance)}`,
    `largest paint ${both(seconds, ({ lcpMs }) => lcpMs)}`,
    `blocking time ${both(ms, ({ tbtMs }) => tbtMs)}`,
  ].join('; ');
}

function failures(category, rounds) {
  const audits = new Set(rounds.flatMap(({ page }) => page.failed[category] ?? []));
  return audits.size > 0 ? `takes off: ${[...audits].join(', ')}` : undefined;
}
