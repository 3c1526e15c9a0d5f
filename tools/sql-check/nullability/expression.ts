import type { FuncCall, Node, SelectStmt, SubLink } from 'libpg-query';
import type { Catalog } from '../catalog.ts';
import { findColumn, namesOf, type ResultColumn, type Scope } from './scope.ts';

export interface Context {
  readonly catalog: Catalog;
  /** Whether the parameter `$number`, or an element of it where it is an array, can be null. */
  readonly isParameterNullable: (number: number) => boolean;
  /** The result of a query within an expression. */
  readonly resultOf: (query: Node, scope: Scope) => readonly ResultColumn[];
}

/** Functions that answer null for arguments that are not null, although the catalog calls them strict. */
const sometimesNull = new Set([
  'array_length',
  'array_position',
  'jsonb_path_query_first',
  'regexp_match',
  'substring',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
]);
/** Functions that never answer null, although the catalog does not call them strict. */
const neverNull = new Set([
  'json_build_object',
  'jsonb_build_object',
  'json_build_array',
  'jsonb_build_array',
  'concat',
  'array_prepend',
  'array_append',
  'row_number',
]);
const jsonAccess = new Set(['->', '->>', '#>', '#>>']);

/** Whether an expression can be null; true if unknown. */
export function isNullable(
  context: Context,
  scope: Scope,
  node: Node | undefined,
  isGrouped = false,
): boolean {
  if (node === undefined) return true;
  const of = (inner: Node | undefined): boolean => isNullable(context, scope, inner, isGrouped);
  const anyOf = (inner: readonly Node[] | undefined): boolean => (inner ?? []).some(of);
  if ('ColumnRef' in node)
    return (
      findColumn(scope, namesOf(node.ColumnRef.fields))?.column.isNullable ??
      !isSystemColumn(node.ColumnRef.fields)
    );
  if ('ParamRef' in node) return context.isParameterNullable(node.ParamRef.number ?? 0);
  if ('A_Const' in node) return node.A_Const.isnull === true;
  if ('TypeCast' in node) return of(node.TypeCast.arg);
  if ('CollateClause' in node) return of(node.CollateClause.arg);
  if ('CoalesceExpr' in node) return (node.CoalesceExpr.args ?? []).every(of);
  if ('MinMaxExpr' in node) return (node.MinMaxExpr.args ?? []).every(of);
  if ('BoolExpr' in node) return anyOf(node.BoolExpr.args);
  if ('CaseExpr' in node)
    return (
      of(node.CaseExpr.defresult) ||
      (node.CaseExpr.args ?? []).some((when) => 'CaseWhen' in when && of(when.CaseWhen.result))
    );
  if ('A_Indirection' in node)
    return (
      of(node.A_Indirection.arg) ||
      !(node.A_Indirection.indirection ?? []).every(
        (one) => 'A_Indices' in one && one.A_Indices.is_slice === true,
      )
    );
  if ('A_Expr' in node) return isOperatorNullable(node.A_Expr, of, anyOf);
  if ('FuncCall' in node) return isFunctionNullable(context, node.FuncCall, anyOf, isGrouped);
  if ('SubLink' in node) return isSubqueryNullable(context, scope, node.SubLink);
  return !(
    'NullTest' in node ||
    'BooleanTest' in node ||
    'SQLValueFunction' in node ||
    'A_ArrayExpr' in node ||
    'RowExpr' in node
  );
}

function isSystemColumn(fields: readonly Node[] | undefined): boolean {
  return ['xmin', 'xmax', 'ctid', 'tableoid'].includes(namesOf(fields).at(-1) ?? '');
}

function isOperatorNullable(
  { kind, name, lexpr, rexpr }: Extract<Node, { A_Expr: unknown }>['A_Expr'],
  of: (node: Node | undefined) => boolean,
  anyOf: (nodes: readonly Node[]) => boolean,
): boolean {
  if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return false;
  if (kind === 'AEXPR_NULLIF' || namesOf(name).some((one) => jsonAccess.has(one))) return true;
  const right =
    rexpr !== undefined && 'List' in rexpr
      ? (rexpr.List.items ?? [])
      : rexpr === undefined
        ? []
        : [rexpr];
  // An operator before its operand has no left side.
  return (lexpr !== undefined && of(lexpr)) || anyOf(right);
}

function isFunctionNullable(
  { catalog }: Context,
  call: FuncCall,
  anyOf: (nodes: readonly Node[] | undefined) => boolean,
  isGrouped: boolean,
): boolean {
  const name = namesOf(call.funcname).at(-1) ?? '';
  const known = catalog.functions.get(name);
  if (name === 'count' || neverNull.has(name)) return false;
  if (known === undefined || sometimesNull.has(name)) return true;
  if (known.isAggregate && call.over === undefined)
    return !isGrouped || call.agg_filter !== undefined || anyOf(call.args);
  return !known.isStrict || anyOf(call.args);
}

function isSubqueryNullable(
  context: Context,
  scope: Scope,
  { subLinkType, subselect }: SubLink,
): boolean {
  if (subLinkType === 'EXISTS_SUBLINK' || subLinkType === 'ARRAY_SUBLINK') return false;
  if (subLinkType !== 'EXPR_SUBLINK' || subselect === undefined) return true;
  const hasRow = 'SelectStmt' in subselect && alwaysHasRow(context.catalog, subselect.SelectStmt);
  return !hasRow || (context.resultOf(subselect, scope)[0]?.isNullable ?? true);
}

/** Whether a query gives exactly one row whatever it finds: an aggregate over everything. */
function alwaysHasRow(
  catalog: Catalog,
  { targetList, groupClause, havingClause, limitCount, limitOffset, op }: SelectStmt,
): boolean {
  if (
    op !== 'SETOP_NONE' ||
    groupClause !== undefined ||
    havingClause !== undefined ||
    limitCount !== undefined ||
    limitOffset !== undefined
  )
    return false;
  return (targetList ?? []).some(
    (target) => 'ResTarget' in target && hasAggregate(catalog, target.ResTarget.val),
  );
}

export function hasAggregate(catalog: Catalog, node: Node | undefined): boolean {
  if (node === undefined) return false;
  if ('FuncCall' in node) {
    const { funcname, args, over } = node.FuncCall;
    return (
      (over === undefined &&
        catalog.functions.get(namesOf(funcname).at(-1) ?? '')?.isAggregate === true) ||
      (args ?? []).some((one) => hasAggregate(catalog, one))
    );
  }
  if ('TypeCast' in node) return hasAggregate(catalog, node.TypeCast.arg);
  if ('CoalesceExpr' in node)
    return (node.CoalesceExpr.args ?? []).some((one) => hasAggregate(catalog, one));
  if ('A_Expr' in node)
    return hasAggregate(catalog, node.A_Expr.lexpr) || hasAggregate(catalog, node.A_Expr.rexpr);
  return false;
}
