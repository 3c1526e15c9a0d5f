/** Loads the page after a row, or the first page. */
export type NextPage<Row> = (after: Row | null, limit: number) => Promise<Row[]>;

/** Iterates over all rows of a paginated list, loading pages on demand. */
export async function* rowsOf<Row>(next: NextPage<Row>, limit: number): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const page: Row[] = await next(last, limit);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < limit || last === null) return;
  }
}

/** A JSON array with one row per line. */
export async function* jsonArray<Row>(
  rows: AsyncIterable<Row>,
  present: (row: Row) => unknown,
): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(present(row))}`;
    isFirst = false;
  }
  yield '\n]\n';
}

/** A single value as a JSON file. */
export async function* json(value: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await value(), null, 2)}\n`;
}
