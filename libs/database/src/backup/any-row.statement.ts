import { escapeIdentifier } from 'pg';

/** Returns a row if the table holds any. */
export function anyRowStatement(table: string): { readonly sql: string } {
  return { sql: `SELECT true AS found FROM ${escapeIdentifier(table)} LIMIT 1` };
}
