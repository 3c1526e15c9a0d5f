import type { Node } from 'libpg-query';
import { namesOf } from '../nullability/scope.ts';

/** A relation of a FROM clause, or the target of a change. */
export interface Relation {
  /** The name or alias that expressions use. */
  readonly name: string;
  /** The table, if it is divided by user. */
  readonly owned: string | null;
  /** Its columns; null if unknown, as of a function. */
  readonly columns: ReadonlySet<string>;
  /** Those that hold the id of the user to whom the row belongs. */
  readonly users: ReadonlySet<string>;
}

/** The columns of a subquery or common table expression. */
export type Output = Pick<Relation, 'columns' | 'users'>;

/** The relations of a query, of the queries around it, and common table expressions. */
export interface Scope {
  readonly relations: readonly Relation[];
  readonly outer: Scope | null;
  readonly commonTables: ReadonlyMap<string, Output>;
}

/** What an expression says about the user of a row: nothing, a given user, or that of a relation of the same query. */
export type UserOf = null | 'given' | Relation;

/** Removes casts. */
export function bare(node: Node | undefined): Node | undefined {
  return node !== undefined && 'TypeCast' in node ? bare(node.TypeCast.arg) : node;
}

/** Which user an expression names. A user of a query around this one is given here, since that query is checked too. */
export function userOf(scope: Scope, expression: Node | undefined): UserOf {
  const node = bare(expression);
  if (node === undefined) return null;
  if ('ParamRef' in node) return 'given';
  if (!('ColumnRef' in node)) return null;
  const [column = '', qualifier] = [...namesOf(node.ColumnRef.fields)].reverse();
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const found = at.relations.find((one) =>
      qualifier === undefined ? one.columns.has(column) : one.name === qualifier,
    );
    if (found === undefined) continue;
    if (!found.users.has(column)) return null;
    return at === scope ? found : 'given';
  }
  return null;
}

/** An equality of two users: whoever knows the first knows the second. */
export interface Link {
  readonly from: Relation | 'given';
  readonly to: Relation;
}

/** The links that a condition makes, for the rows that it lets through. */
export function linksOf(scope: Scope, condition: Node | undefined): Link[] {
  if (condition === undefined) return [];
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR')
    return (condition.BoolExpr.args ?? []).flatMap((part) => linksOf(scope, part));
  if (!('A_Expr' in condition)) return [];
  const { kind, name, lexpr, rexpr } = condition.A_Expr;
  if (namesOf(name).join() !== '=' || (kind !== 'AEXPR_OP' && kind !== 'AEXPR_OP_ANY')) return [];
  return linked(userOf(scope, lexpr), userOf(scope, rexpr));
}

/** Both directions of an equality. */
export function linked(left: UserOf, right: UserOf): Link[] {
  if (left === null || right === null) return [];
  return [
    ...(right === 'given' ? [] : [{ from: left, to: right }]),
    ...(left === 'given' ? [] : [{ from: right, to: left }]),
  ];
}

/** The tables that are divided by user and whose user is not given by the links, directly or through others. */
export function unscoped(relations: readonly Relation[], links: readonly Link[]): Relation[] {
  const known = new Set<Relation | 'given'>(['given', ...relations.filter(isChecked)]);
  for (let size = 0; size < known.size;) {
    size = known.size;
    for (const { from, to } of links) if (known.has(from)) known.add(to);
  }
  return relations.filter((one) => one.owned !== null && !known.has(one));
}

/** Subqueries and functions: whatever they read is checked by itself. */
const isChecked = ({ owned, users }: Relation): boolean => owned === null && users.size > 0;
