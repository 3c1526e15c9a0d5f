/** What a run must show beyond "nothing lost, doubled or stuck": that everything that was to go wrong did. @returns sentences about what is missing */
export function shortcomings(report, options) {
  const missing = [];
  const claim = (holds, sentence) => {
    if (!holds) missing.push(sentence);
  };
  for (const kind of ['lost', 'doubled', 'stuck', 'wrong']) claim(report[kind].length === 0, `${report[kind].length} ${kind}: ${report[kind].slice(0, 3).join('; ')}`);
  claim(report.unsettled.length === 0, `not at rest in time: ${report.unsettled.join(', ')}`);
  claim(report.crashes.length === 0, `ended by themselves: ${report.crashes.join(', ')}`);
  claim(report.notes.failed === 0, `${report.notes.failed} scans failed even when tried again`);
  claim(report.scans >= options.scans, `${report.scans} scans instead of ${options.scans}`);
  for (const kind of plannedKinds(report, options)) claim((report.faults[kind] ?? 0) > 0, `"${kind}" never happened`);
  if (options.only !== undefined) return missing;

  for (const [name, count] of Object.entries(report.boundaries)) claim(count > 0, `nothing died at "${name}"`);
  for (const kind of ['gateway', 'worker']) claim(report.kills[kind] >= options.kills, `${report.kills[kind]} kills of a ${kind} instead of ${options.kills}`);
  for (const kind of ['PostgreSQL', 'Redis', 'S3', 'model']) claim(report.kills[kind] >= options.stores, `${report.kills[kind]} kills of ${kind} instead of ${options.stores}`);
  claim(Math.max(...report.reruns) <= options.rerunMs, `a killed worker's scan ran again only after ${Math.max(...report.reruns)} ms`);
  claim(report.withoutRedis.scans > 0 && report.withoutRedis.failures.length === 0, `without Redis: ${report.withoutRedis.scans} scans, ${report.withoutRedis.failures.slice(0, 2).join('; ')}`);
  claim(report.events > 0, 'nobody heard of any event');
  return missing;
}

function plannedKinds({ hasSmallDisk }, { only, others, stores, kinds }) {
  if (only !== undefined) return [only];
  return kinds.filter((kind) => (kind === 'S3 disk full' ? hasSmallDisk && others(kind) > 0 : kind.startsWith('kill ') ? stores > 0 : others(kind) > 0));
}

/** The report as a table for people. */
export function tableOf(report, missing) {
  const rows = [
    ...Object.entries(report.faults).map(([kind, count]) => [kind, count]),
    ...Object.entries(report.boundaries).map(([name, count]) => [`died at: ${name}`, count]),
    ...Object.entries(report.kills).map(([kind, count]) => [`kills of ${kind}, all told`, count]),
    ['scans accepted', report.scans],
    ['sent again · scanned again', `${report.resends} · ${report.rescans}`],
    ['resumes uploaded · evaluated', `${report.uploads} · ${report.evaluations}`],
    ['accounts erased', report.erased],
    ['calls without an answer, made again', report.unanswered],
    ['events heard · sockets that came back', `${report.events} · ${report.reconnects}`],
    ['failed with a reason, well when tried again', report.failedOnce],
    ['model calls answered · recorded', `${report.notes.modelCallsAnswered} · ${report.notes.modelCallsRecorded}`],
    ['files · without a row', `${report.notes.objects} · ${report.notes.objectsWithoutRow}`],
    ["killed worker's scan ran again after", report.reruns.length === 0 ? '–' : `${report.reruns.join(', ')} ms`],
    ['scanned · read without Redis', report.withoutRedis === null ? '–' : `${report.withoutRedis.scans} · ${report.withoutRedis.reads}`],
    ['lost · doubled · stuck · wrong', ['lost', 'doubled', 'stuck', 'wrong'].map((kind) => report[kind].length).join(' · ')],
    ['longest way to rest', `${Math.max(...report.settledMs)} ms`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  const end = missing.length === 0 ? `No accepted scan was lost, doubled or stuck (seed ${report.seed}).` : `Seed ${report.seed} shows:\n${missing.map((sentence) => `  - ${sentence}`).join('\n')}`;
  return `${lines.join('\n')}\n\n${end}`;
}
