/** What a run has shown, from its parts. @returns one object that JSON can hold */
export function reportOf({ options, impossible, system, storm, ledger, everybody, verdict, drills, settled, problems }) {
  const fired = system.fired();
  const sum = (of) => everybody.reduce((total, person) => total + of(person), 0);
  return {
    seed: options.seed,
    problems: [...storm.failures, ...problems],
    planned: options.planned,
    impossible,
    faults: Object.fromEntries(storm.counts),
    kills: Object.fromEntries(['gateway', 'worker', 'PostgreSQL', 'Redis', 'S3', 'model'].map((kind) => [kind, system.ofKind(kind).reduce((total, part) => total + part.kills, 0)])),
    boundaries: Object.fromEntries(options.boundaries.map(({ name }) => [name, fired.filter((one) => one === name).length])),
    crashes: [...system.parts.values()].flatMap(({ name, crashes }) => crashes.map((reason) => `${name} ${reason}`)),
    scans: ledger.accepted.size,
    failedOnce: ledger.failures,
    resends: ledger.resends,
    rescans: ledger.rescans,
    uploads: ledger.uploads,
    evaluations: ledger.evaluations,
    erased: ledger.leaving.size,
    unanswered: sum(({ unanswered }) => unanswered),
    events: Object.fromEntries(needed.map((name) => [name, sum(({ events }) => events[name] ?? 0)])),
    reconnects: sum(({ reconnects }) => reconnects),
    ...verdict,
    settledMs: settled.map(({ ms }) => ms),
    unsettled: settled.flatMap(({ after, left }) => left.map((what) => `${what} after ${after}`)),
    ...drills,
    dir: system.dir,
  };
}

/** Of a scan that was delivered twice at the same time: whoever came second left it alone. */
export const isReadOnce = ({ calls, hasMet }) => hasMet && calls === 1;

/** Events that somebody must have heard, even if each may get lost. */
const needed = ['scan.progress', 'scan.completed', 'resume.evaluated', 'matches.rescored'];

/** Reasons that only an outage of many minutes is one for. */
const failsForNothing = /^(MODEL_(UNAVAILABLE|RATE_LIMITED|MISCONFIGURED)|SERVICE_UNAVAILABLE)$/;

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
  missing.push(...report.problems);
  claim(report.notes.modelCallsRecorded > 0, 'no call of the model is on any record');
  claim(report.notes.scored > 0, 'no scan has a score');
  const outages = Object.keys(report.failedOnce).filter((code) => failsForNothing.test(code));
  claim(outages.length === 0, `scans failed for servers that were away for seconds: ${outages.join(', ')}`);
  for (const [kind, count] of Object.entries(report.planned)) claim((report.faults[kind] ?? 0) >= count, `"${kind}" happened ${report.faults[kind] ?? 0} times instead of ${count}`);
  for (const kind of ['gateway', 'worker'].filter((one) => [undefined, `kill ${one}`].includes(options.only))) claim(report.kills[kind] >= options.kills, `${report.kills[kind]} kills of a ${kind} instead of ${options.kills}`);
  if (options.only !== undefined) return missing;

  for (const [name, count] of Object.entries(report.boundaries)) claim(count > 0, `nothing died at "${name}"`);
  for (const kind of ['PostgreSQL', 'Redis', 'S3', 'model']) claim(report.kills[kind] >= options.stores, `${report.kills[kind]} kills of ${kind} instead of ${options.stores}`);
  claim(report.reruns.length > 0 && Math.max(...report.reruns) <= options.rerunMs, report.reruns.length === 0 ? "no killed worker's scan ran again" : `a killed worker's scan ran again only after ${report.reruns.join(', ')} ms`);
  claim(report.leftToSweeper === 0, `${report.leftToSweeper} scans of killed workers were only run again because the sweeper found them: their jobs were over before their work`);
  claim(report.deliveries.some(isReadOnce), `no scan that was delivered twice at the same time was read once: ${report.deliveries.map(({ calls, hasMet }) => `${calls} times${hasMet ? '' : ', one after the other'}`).join('; ') || 'none was delivered'}`);
  const { scans, failures } = report.withoutRedis ?? { scans: 0, failures: [] };
  claim(scans > 0 && failures.length === 0, `without Redis: ${scans} scans, ${failures.slice(0, 2).join('; ')}`);
  for (const [name, count] of Object.entries(report.events)) claim(count > 0, `nobody heard of any ${name}`);
  for (const habit of options.short ? ['uploads', 'evaluations'] : ['resends', 'rescans', 'uploads', 'evaluations', 'erased']) claim(report[habit] > 0, `no ${habit}`);
  return missing;
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
    ['events heard · sockets that came back', `${Object.entries(report.events).map(([name, count]) => `${count} ${name}`).join(', ')} · ${report.reconnects}`],
    ['failed with a reason, well when tried again', Object.entries(report.failedOnce).map(([code, count]) => `${count} ${code}`).join(', ') || 0],
    ['model calls answered · recorded', `${report.notes.modelCallsAnswered} · ${report.notes.modelCallsRecorded}`],
    ['scans with a score at the end', report.notes.scored],
    ['files · without a row', `${report.notes.objects} · ${report.notes.objectsWithoutRow}`],
    ["killed worker's scan ran again after", report.reruns.length === 0 ? '–' : `${report.reruns.join(', ')} ms`],
    ['delivered twice at the same time, read', report.deliveries.length === 0 ? '–' : report.deliveries.map(({ calls, hasMet }) => `${calls}×${hasMet ? '' : ' (not at the same time)'}`).join(', ')],
    ['scanned · read without Redis', report.withoutRedis === null ? '–' : `${report.withoutRedis.scans} · ${report.withoutRedis.reads}`],
    ['lost · doubled · stuck · wrong', ['lost', 'doubled', 'stuck', 'wrong'].map((kind) => report[kind].length).join(' · ')],
    ['longest way to rest', `${Math.max(0, ...report.settledMs)} ms`],
    ...(report.impossible.length === 0 ? [] : [['not possible on this machine', report.impossible.join(', ')]]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  const end = missing.length === 0 ? `No accepted scan was lost, doubled or stuck (seed ${report.seed}).` : `Seed ${report.seed} shows:\n${missing.map((sentence) => `  - ${sentence}`).join('\n')}`;
  return `${lines.join('\n')}\n\n${end}`;
}
