import { relative } from 'node:path';
import type { Catalog } from '../catalog.ts';
import type { Finding, SentStatement } from '../find-statements.ts';
import { ownedTables, undividedTables } from './owned-tables.ts';
import { missingUsers } from './statement.ts';

interface Rules {
  readonly catalog: Catalog;
  /** The folder that places are relative to. */
  readonly source: string;
  /** Reasons by place. */
  readonly ofAllUsers: ReadonlyMap<string, string>;
}

/** Statements that use tables divided by user without naming the user, reasons that no statement needs, and tables that nobody has decided about. */
export async function checkUsers(
  { catalog, source, ofAllUsers }: Rules,
  statements: readonly SentStatement[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const unused = new Map(ofAllUsers);
  for (const { file, line, within, texts } of statements) {
    const messages = new Set<string>();
    for (const text of texts)
      for (const message of await missingUsers(catalog, text)) messages.add(message);
    const place = `${relative(source, file)} ${within}`;
    if (messages.size > 0) unused.delete(place);
    if (!ofAllUsers.has(place))
      for (const message of messages) findings.push({ file, line, message });
  }
  return [...findings, ...undecided(catalog), ...[...unused.keys()].map(needless)];
}

function undecided({ tables }: Catalog): Finding[] {
  return [...tables.keys()]
    .filter((table) => !ownedTables.has(table) && !undividedTables.has(table))
    .map((table) => ({
      file: listOf('owned-tables'),
      line: 1,
      message: `does not say whether ${table} is divided by user`,
    }));
}

const needless = (place: string): Finding => ({
  file: listOf('statements-of-all-users'),
  line: 1,
  message: `gives a reason for \`${place}\`, where every statement names its user`,
});

const listOf = (name: string): string => `${import.meta.dirname}/${name}.ts`;
