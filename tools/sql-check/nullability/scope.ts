import type { Node } from 'libpg-query';

/** A column of a result or of a relation, and whether it can be null. */
export interface ResultColumn {
  readonly name: string;
  readonly isNullable: boolean;
}

/** A relation in a FROM clause, by the name or alias that expressions use. */
export interface Relation {
  readonly name: string;
  columns: readonly ResultColumn[];
}

/** The scope of an expression: the relations of its query and of enclosing queries, and common table expressions. */
export interface Scope {
  readonly relations: readonly Relation[];
  readonly outer: Scope | null;
  readonly commonTables: ReadonlyMap<string, readonly ResultColumn[]>;
}

export const emptyScope: Scope = { relations: [], outer: null, commonTables: new Map() };

/** The texts of a list of string nodes, such as a qualified name. */
export function namesOf(nodes: readonly Node[] | undefined): string[] {
  return (nodes ?? []).flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []));
}

/** The column that a reference means; undefined where there is none, such as a system column. */
export function findColumn(
  scope: Scope,
  reference: readonly string[],
): { relation: Relation; column: ResultColumn } | undefined {
  const [name, qualifier] = [...reference].reverse();
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    for (const relation of at.relations) {
      const column =
        qualifier === undefined || relation.name === qualifier
          ? relation.columns.find((one) => one.name === name)
          : undefined;
      if (column !== undefined) return { relation, column };
    }
  }
  return undefined;
}

export function withNullability(
  columns: readonly ResultColumn[],
  isNullable: (column: ResultColumn) => boolean,
): ResultColumn[] {
  return columns.map((column) => ({ ...column, isNullable: isNullable(column) }));
}

/** Comparisons that are true only where neither side is null. */
const strictComparisons = new Set([
  'AEXPR_OP',
  'AEXPR_OP_ANY',
  'AEXPR_OP_ALL',
  'AEXPR_IN',
  'AEXPR_LIKE',
  'AEXPR_ILIKE',
  'AEXPR_BETWEEN',
]);

/** Marks columns that a condition proves not to be null, for the rows that it lets through. */
export function narrow(scope: Scope, condition: Node | undefined): void {
  if (condition === undefined) return;
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR')
    for (const part of condition.BoolExpr.args ?? []) narrow(scope, part);
  if ('NullTest' in condition && condition.NullTest.nulltesttype === 'IS_NOT_NULL')
    exclude(scope, condition.NullTest.arg);
  if ('A_Expr' in condition && strictComparisons.has(condition.A_Expr.kind ?? '')) {
    exclude(scope, condition.A_Expr.lexpr);
    exclude(scope, condition.A_Expr.rexpr);
  }
}

function exclude(scope: Scope, expression: Node | undefined): void {
  if (expression === undefined || !('ColumnRef' in expression)) return;
  const found = findColumn({ ...scope, outer: null }, namesOf(expression.ColumnRef.fields));
  if (found === undefined) return;
  found.relation.columns = withNullability(
    found.relation.columns,
    (column) => column.isNullable && column.name !== found.column.name,
  );
}
