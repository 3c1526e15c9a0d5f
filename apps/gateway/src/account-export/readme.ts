import type { Config } from '@rolefit/config';
import { accountExportOthers, accountExportSchema, descriptionOf } from '@rolefit/contracts';

/** README.txt of an export. The file descriptions come from the export's schema. */
export function readme({ auditDays }: Pick<Config['retention'], 'auditDays'>): string {
  const files = [
    ...Object.entries(accountExportSchema.shape).map(
      ([name, schema]) => [name, descriptionOf(schema)] as const,
    ),
    ...Object.entries(accountExportOthers),
  ];
  const width = Math.max(...files.map(([name]) => name.length)) + 2;
  return `Your data in Rolefit
====================

Everything that Rolefit keeps about you, as it was while this archive was made. Keep it in a safe place: it holds your
resume and all that you wrote.

${files.map(([name, text]) => `${name.padEnd(width)}${text}`).join('\n')}

Times are in UTC. Quotes are verbatim: \`start\` and \`end\` count UTF-16 units of the text that they point into.
scans.csv and evidence.csv say nothing that scans.json does not say too.

Not in here, because it is made from the above or says nothing of you: totals of your scans by day, places in the queue
of work, and the folded titles by which lists are sorted. Sign-ins and other events are kept for ${auditDays} days.
`;
}
