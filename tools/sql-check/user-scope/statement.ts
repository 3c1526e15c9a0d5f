import {
  type DeleteStmt,
  type InsertStmt,
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
import { namesOf } from '../nullability/scope.ts';
import { ownedTables } from './owned-tables.ts';
import {
  type Link,
  linked,
  linksOf,
  type Output,
  type Relation,
  type Scope,
  unscoped,
  userOf,
} from './relations.ts';

/**
 * Where a statement uses a table that is divided by user without naming the user: then PostgreSQL must look into every partition, and a cluster must
 * ask every server. The user is named by a parameter, or by equality with that of another table of the statement.
 */
export async function missingUsers(catalog: Catalog, text: string): Promise<string[]> {
  // PostgreSQL has reported what cannot be parsed.
  const { stmts } = await parse(text).catch(() => ({ stmts: [] }));
  const walk = new Walk(catalog);
  for (const { stmt } of stmts ?? [])
    if (stmt !== undefined)
      walk.query(stmt, { relations: [], outer: null, commonTables: new Map() });
  return [...walk.messages];
}

const nothing: Output = { columns: new Set(), users: new Set() };

class Walk {
  readonly messages = new Set<string>();
  private readonly catalog: Catalog;

  constructor(catalog: Catalog) {
    this.catalog = catalog;
  }

  query(node: Node, outer: Scope): Output {
    if ('SelectStmt' in node) return this.select(node.SelectStmt, outer);
    if ('UpdateStmt' in node)
      return this.change(node.UpdateStmt, node.UpdateStmt.fromClause, outer);
    if ('DeleteStmt' in node)
      return this.change(node.DeleteStmt, node.DeleteStmt.usingClause, outer);
    if ('InsertStmt' in node) return this.insert(node.InsertStmt, outer);
    return nothing;
  }

  private select(select: SelectStmt, outer: Scope): Output {
    const commonTables = this.commonTables(select.withClause, outer);
    const around = { ...outer, commonTables };
    if (select.larg !== undefined && select.rarg !== undefined) {
      const output = this.select(select.larg, around);
      this.select(select.rarg, around);
      return output;
    }
    const { scope, links } = this.from(select.fromClause ?? [], outer, commonTables);
    this.report(scope, [...links, ...linksOf(scope, select.whereClause)]);
    const { fromClause: _from, withClause: _with, ...rest } = select;
    this.subqueries(rest, scope);
    return outputOf(scope, select.targetList);
  }

  private change(
    change: UpdateStmt | DeleteStmt,
    from: readonly Node[] | undefined,
    outer: Scope,
  ): Output {
    const commonTables = this.commonTables(change.withClause, outer);
    const target = change.relation === undefined ? [] : [{ RangeVar: change.relation }];
    const { scope, links } = this.from([...target, ...(from ?? [])], outer, commonTables);
    this.report(scope, [...links, ...linksOf(scope, change.whereClause)]);
    const { whereClause, returningClause } = change;
    this.subqueries(
      [whereClause, returningClause, 'targetList' in change && change.targetList],
      scope,
    );
    return outputOf(scope, returningClause?.exprs);
  }

  private insert(insert: InsertStmt, outer: Scope): Output {
    const { relation, cols, selectStmt, onConflictClause, returningClause } = insert;
    const commonTables = this.commonTables(insert.withClause, outer);
    const around = { ...outer, commonTables };
    if (selectStmt !== undefined) this.query(selectStmt, around);
    const into = this.table(relation, { ...around, commonTables: new Map() });
    // Its own row belongs to the inserted user; so do those that the conflict finds, if the key holds the user.
    const scope = { relations: [{ ...into, owned: null }], outer, commonTables };
    const user = into.owned === null ? undefined : ownedTables.get(into.owned);
    const inserted = (cols ?? []).map((one) => ('ResTarget' in one ? one.ResTarget.name : ''));
    if (user !== undefined && !inserted.includes(user))
      this.messages.add(`the rows inserted into ${into.owned} name no user`);
    const key = onConflictClause?.infer?.indexElems?.map((one) =>
      'IndexElem' in one ? one.IndexElem.name : '',
    );
    if (user !== undefined && onConflictClause !== undefined && key?.includes(user) !== true)
      this.messages.add(`the conflict on ${into.owned} is found without its user`);
    this.subqueries([onConflictClause, returningClause], scope);
    return outputOf(scope, returningClause?.exprs);
  }

  private report({ relations }: Scope, links: readonly Link[]): void {
    for (const { name, owned } of unscoped(relations, links)) {
      const said = name === owned || owned === null ? name : `${owned} ${name}`;
      this.messages.add(
        `${said} is used without its user: compare ${name}.${ownedTables.get(owned ?? '') ?? ''}, or say in user-scope/statements-of-all-users.ts why not`,
      );
    }
  }

  /** Queries within expressions. */
  private subqueries(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const one of value) this.subqueries(one, scope);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (key === 'SelectStmt') this.query({ SelectStmt: inner as SelectStmt }, scope);
        else this.subqueries(inner, scope);
  }

  private commonTables(clause: WithClause | undefined, outer: Scope): Scope['commonTables'] {
    const found = new Map(outer.commonTables);
    for (const one of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in one) || one.CommonTableExpr.ctequery === undefined) continue;
      const { ctename = '', ctequery, aliascolnames } = one.CommonTableExpr;
      const scope = { ...outer, commonTables: found };
      // A recursive query refers to the result of its first part.
      if (
        clause?.recursive === true &&
        'SelectStmt' in ctequery &&
        ctequery.SelectStmt.larg !== undefined
      )
        found.set(ctename, this.select(ctequery.SelectStmt.larg, scope));
      found.set(ctename, renamed(this.query(ctequery, scope), namesOf(aliascolnames)));
    }
    return found;
  }

  private from(
    nodes: readonly Node[],
    outer: Scope,
    commonTables: Scope['commonTables'],
  ): { scope: Scope; links: Link[] } {
    const relations: Relation[] = [];
    const scope = { relations, outer, commonTables };
    const links: Link[] = [];
    for (const node of nodes) this.item(node, scope, relations, links);
    return { scope, links };
  }

  /** Adds the relations of one entry of a FROM clause, which may refer to those before it. @returns the added ones */
  private item(node: Node, scope: Scope, relations: Relation[], links: Link[]): Relation[] {
    if ('JoinExpr' in node) return this.join(node.JoinExpr, scope, relations, links);
    const relation = this.relation(node, scope);
    relations.push(relation);
    return [relation];
  }

  private join(
    { jointype, larg, rarg, quals, usingClause }: JoinExpr,
    scope: Scope,
    relations: Relation[],
    links: Link[],
  ): Relation[] {
    const left = larg === undefined ? [] : this.item(larg, scope, relations, links);
    const right = rarg === undefined ? [] : this.item(rarg, scope, relations, links);
    const given = [
      ...linksOf(scope, quals),
      ...namesOf(usingClause).flatMap((column) =>
        linked(owner(left, column), owner(right, column)),
      ),
    ];
    // An outer join keeps rows that do not meet the condition, which says nothing about those.
    const isOptional = ({ to }: Link): boolean =>
      jointype === 'JOIN_INNER' ||
      (jointype === 'JOIN_LEFT' && right.includes(to)) ||
      (jointype === 'JOIN_RIGHT' && left.includes(to));
    links.push(...given.filter(isOptional));
    this.subqueries(quals, scope);
    return [...left, ...right];
  }

  private relation(node: Node, scope: Scope): Relation {
    if ('RangeVar' in node) return this.table(node.RangeVar, scope);
    if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect;
      const output = subquery === undefined ? nothing : this.query(subquery, scope);
      return {
        name: alias?.aliasname ?? '',
        owned: null,
        ...renamed(output, namesOf(alias?.colnames)),
      };
    }
    return 'RangeFunction' in node
      ? this.function(node.RangeFunction, scope)
      : { name: '', owned: null, ...nothing };
  }

  private table(range: RangeVar | undefined, { commonTables }: Scope): Relation {
    const table = range?.relname ?? '';
    const name = range?.alias?.aliasname ?? table;
    const common = commonTables.get(table);
    if (common !== undefined) return { name, owned: null, ...common };
    const user = ownedTables.get(table);
    return {
      name,
      owned: user === undefined ? null : table,
      columns: new Set(this.catalog.tables.get(table)?.columns.map((one) => one.name)),
      users: new Set(user === undefined ? [] : [user]),
    };
  }

  /** Its arguments are parameters, or columns of relations that are checked by themselves. */
  private function({ functions, alias, coldeflist }: RangeFunction, scope: Scope): Relation {
    this.subqueries(functions, scope);
    const described = (coldeflist ?? []).flatMap((one) =>
      'ColumnDef' in one ? [one.ColumnDef.colname ?? ''] : [],
    );
    const columns = new Set([...described, ...namesOf(alias?.colnames)]);
    const users = new Set([...columns].filter((column) => column === 'user_id'));
    return { name: alias?.aliasname ?? '', owned: null, columns, users };
  }
}

function owner(relations: readonly Relation[], column: string): Relation | null {
  return relations.find(({ users }) => users.has(column)) ?? null;
}

function outputOf(scope: Scope, list: readonly Node[] | undefined): Output {
  const columns = new Set<string>();
  const users = new Set<string>();
  for (const node of list ?? []) {
    if (!('ResTarget' in node)) continue;
    const { name, val } = node.ResTarget;
    const fields = val !== undefined && 'ColumnRef' in val ? val.ColumnRef.fields : undefined;
    if (fields?.some((field) => 'A_Star' in field) === true) {
      const [qualifier] = namesOf(fields);
      for (const relation of scope.relations) {
        if (qualifier !== undefined && relation.name !== qualifier) continue;
        for (const column of relation.columns) columns.add(column);
        for (const column of relation.users) users.add(column);
      }
      continue;
    }
    const column = name ?? namesOf(fields).at(-1) ?? '';
    columns.add(column);
    const user = userOf(scope, val);
    // A parameter is a user's id only if its name says so.
    if (user !== null && (user !== 'given' || column === 'user_id')) users.add(column);
  }
  return { columns, users };
}

function renamed({ columns, users }: Output, names: readonly string[]): Output {
  if (names.length === 0) return { columns, users };
  const before = [...columns];
  return {
    columns: new Set(before.map((column, index) => names[index] ?? column)),
    users: new Set(
      before.flatMap((column, index) => (users.has(column) ? [names[index] ?? column] : [])),
    ),
  };
}
