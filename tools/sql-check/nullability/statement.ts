import {
  type JoinExpr,
  type Node,
  parse,
  type RangeFunction,
  type RangeVar,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from 'libpg-query';
import type { Catalog } from '../catalog.ts';
import { type Context, isNullable } from './expression.ts';
import {
  emptyScope,
  namesOf,
  narrow,
  type Relation,
  type ResultColumn,
  type Scope,
  withNullability,
} from './scope.ts';

/** Which result columns of a statement can be null, in order; true if unknown. */
export async function resultNullability(
  catalog: Catalog,
  text: string,
  isParameterNullable: (number: number) => boolean,
): Promise<readonly ResultColumn[]> {
  const { stmts } = await parse(text);
  const statement = stmts?.[0]?.stmt;
  const context: Context = {
    catalog,
    isParameterNullable,
    resultOf: (query, scope) => resultOf(context, query, scope),
  };
  return statement === undefined ? [] : resultOf(context, statement, emptyScope);
}

function resultOf(context: Context, node: Node, outer: Scope): readonly ResultColumn[] {
  if ('SelectStmt' in node) return selectResult(context, node.SelectStmt, outer);
  if ('UpdateStmt' in node) return updateResult(context, node.UpdateStmt, outer);
  if ('InsertStmt' in node) {
    const { relation, withClause, returningClause } = node.InsertStmt;
    const scope = scopeOf(context, outer, withClause, []);
    return targets(
      context,
      { ...scope, relations: [tableOf(context, scope, relation)] },
      returningClause?.exprs,
    );
  }
  if ('DeleteStmt' in node) {
    const { relation, usingClause, whereClause, withClause, returningClause } = node.DeleteStmt;
    const scope = scopeOf(context, outer, withClause, usingClause, relation);
    narrow(scope, whereClause);
    return targets(context, scope, returningClause?.exprs);
  }
  return [];
}

function selectResult(context: Context, select: SelectStmt, outer: Scope): readonly ResultColumn[] {
  const { larg, rarg, valuesLists, fromClause, whereClause, withClause, targetList, groupClause } =
    select;
  if (larg !== undefined && rarg !== undefined) {
    const scope = scopeOf(context, outer, withClause, []);
    const right = selectResult(context, rarg, scope);
    return selectResult(context, larg, scope).map((column, index) => ({
      ...column,
      isNullable: column.isNullable || (right[index]?.isNullable ?? true),
    }));
  }
  if (valuesLists !== undefined) {
    const rows = valuesLists.map((row) => ('List' in row ? (row.List.items ?? []) : []));
    return (rows[0] ?? []).map((_, index) => ({
      name: `column${index + 1}`,
      isNullable: rows.some((row) => isNullable(context, outer, row[index])),
    }));
  }
  const scope = scopeOf(context, outer, withClause, fromClause);
  narrow(scope, whereClause);
  return targets(context, scope, targetList, groupClause !== undefined);
}

/** RETURNING gives the updated row, so a condition on a column holds only if the update does not set that column. */
function updateResult(
  context: Context,
  { relation, fromClause, whereClause, withClause, targetList, returningClause }: UpdateStmt,
  outer: Scope,
): readonly ResultColumn[] {
  const scope = scopeOf(context, outer, withClause, fromClause, relation);
  const [target] = scope.relations;
  const before = new Map(target?.columns.map(({ name, isNullable: was }) => [name, was]));
  narrow(scope, whereClause);
  const assigned = new Map(
    (targetList ?? []).flatMap((one) =>
      'ResTarget' in one
        ? [[one.ResTarget.name ?? '', isNullable(context, scope, one.ResTarget.val)] as const]
        : [],
    ),
  );
  if (target !== undefined) {
    target.columns = withNullability(target.columns, ({ name, isNullable: isNow }) =>
      assigned.has(name) ? before.get(name) === true && assigned.get(name) === true : isNow,
    );
  }
  return targets(context, scope, returningClause?.exprs);
}

function scopeOf(
  context: Context,
  outer: Scope,
  withClause: WithClause | undefined,
  from: readonly Node[] | undefined,
  target?: RangeVar,
): Scope {
  const commonTables = new Map(outer.commonTables);
  for (const cte of withClause?.ctes ?? []) {
    if (!('CommonTableExpr' in cte) || cte.CommonTableExpr.ctequery === undefined) continue;
    const { ctename = '', ctequery, aliascolnames } = cte.CommonTableExpr;
    commonTables.set(
      ctename,
      renamed(resultOf(context, ctequery, { ...outer, commonTables }), namesOf(aliascolnames)),
    );
  }
  const relations: Relation[] = [];
  const scope = { relations, outer, commonTables };
  if (target !== undefined) relations.push(tableOf(context, scope, target));
  for (const node of from ?? []) relations.push(...relationsOf(context, scope, node));
  return scope;
}

/** The relations of one entry of a FROM clause; `scope` holds those before it, which a lateral one may refer to. */
function relationsOf(context: Context, scope: Scope, node: Node): Relation[] {
  if ('RangeVar' in node) return [tableOf(context, scope, node.RangeVar)];
  if ('JoinExpr' in node) return joined(context, scope, node.JoinExpr);
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect;
    const columns = subquery === undefined ? [] : resultOf(context, subquery, scope);
    return [{ name: alias?.aliasname ?? '', columns: renamed(columns, namesOf(alias?.colnames)) }];
  }
  return 'RangeFunction' in node ? [ofFunction(context, scope, node.RangeFunction)] : [];
}

function joined(
  context: Context,
  scope: Scope,
  { jointype, larg, rarg, quals }: JoinExpr,
): Relation[] {
  const left = larg === undefined ? [] : relationsOf(context, scope, larg);
  const inner = { ...scope, relations: [...scope.relations, ...left] };
  const right = rarg === undefined ? [] : relationsOf(context, inner, rarg);
  if (jointype === 'JOIN_INNER') narrow({ ...scope, relations: [...left, ...right] }, quals);
  const optional = [
    ...(jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL' ? right : []),
    ...(jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL' ? left : []),
  ];
  for (const relation of optional) relation.columns = withNullability(relation.columns, () => true);
  return [...left, ...right];
}

function tableOf({ catalog }: Context, scope: Scope, range: RangeVar | undefined): Relation {
  const table = range?.relname ?? '';
  const columns =
    scope.commonTables.get(table) ??
    catalog.tables
      .get(table)
      ?.columns.map(({ name, isNotNull }) => ({ name, isNullable: !isNotNull })) ??
    [];
  return {
    name: range?.alias?.aliasname ?? table,
    columns: renamed(columns, namesOf(range?.alias?.colnames)),
  };
}

function ofFunction(
  context: Context,
  scope: Scope,
  { functions, alias, coldeflist, ordinality }: RangeFunction,
): Relation {
  const [call] = (functions ?? []).flatMap((entry) =>
    'List' in entry ? (entry.List.items ?? []).slice(0, 1) : [],
  );
  const function_ = call !== undefined && 'FuncCall' in call ? call.FuncCall : undefined;
  const called = namesOf(function_?.funcname).at(-1) ?? '';
  const name = alias?.aliasname ?? called;
  const described = (coldeflist ?? []).flatMap((column) =>
    'ColumnDef' in column ? [{ name: column.ColumnDef.colname ?? '', isNullable: true }] : [],
  );
  if (described.length > 0) return { name, columns: described };
  // The elements of an array parameter have its TypeScript type; those of a column may be null.
  const columns = (function_?.args ?? []).map((argument) => ({
    name,
    isNullable:
      called !== 'generate_series' &&
      (called !== 'unnest' || !isParameter(argument) || isNullable(context, scope, argument)),
  }));
  const all = called === 'unnest' ? columns : columns.slice(0, 1);
  return {
    name,
    columns: renamed(
      [...all, ...(ordinality === true ? [{ name: 'ordinality', isNullable: false }] : [])],
      namesOf(alias?.colnames),
    ),
  };
}

function isParameter(node: Node): boolean {
  return 'TypeCast' in node
    ? node.TypeCast.arg !== undefined && isParameter(node.TypeCast.arg)
    : 'ParamRef' in node;
}

function targets(
  context: Context,
  scope: Scope,
  list: readonly Node[] | undefined,
  isGrouped = false,
): readonly ResultColumn[] {
  return (list ?? []).flatMap((node): readonly ResultColumn[] => {
    if (!('ResTarget' in node)) return [];
    const { name, val } = node.ResTarget;
    const star = val === undefined ? undefined : starOf(val);
    if (star !== undefined)
      return scope.relations
        .filter((relation) => star === '' || relation.name === star)
        .flatMap(({ columns }) => columns);
    return [
      {
        name: name ?? (val === undefined ? '' : nameOf(val)),
        isNullable: isNullable(context, scope, val, isGrouped),
      },
    ];
  });
}

/** Of which relation `*` means all columns: a name, or '' for every one; undefined where the expression is something else. */
function starOf(node: Node): string | undefined {
  const fields = 'ColumnRef' in node ? node.ColumnRef.fields : undefined;
  return fields?.some((field) => 'A_Star' in field) === true
    ? (namesOf(fields)[0] ?? '')
    : undefined;
}

/** The name that PostgreSQL gives a result column without an alias. */
function nameOf(node: Node): string {
  if ('ColumnRef' in node) return namesOf(node.ColumnRef.fields).at(-1) ?? '';
  if ('FuncCall' in node) return namesOf(node.FuncCall.funcname).at(-1) ?? '';
  if ('TypeCast' in node) return node.TypeCast.arg === undefined ? '' : nameOf(node.TypeCast.arg);
  if ('CoalesceExpr' in node) return 'coalesce';
  return '?column?';
}

function renamed(columns: readonly ResultColumn[], names: readonly string[]): ResultColumn[] {
  return columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }));
}
