/** What a list is read by: the page after a row, or the first one. */
export type NextPage<Row> = (after: Row | null, limit: number) => Promise<Row[]>;

/** All rows of a list, read some at a time, as they are asked for. */
export async function* rowsOf<Row>(next: NextPage<Row>, limit: number): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const page: Row[] = await next(last, limit);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < limit || last === null) return;
  }
}

/** One JSON array with a line for each row. */
export async function* jsonArray<Row>(rows: AsyncIterable<Row>, present: (row: Row) => unknown): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(present(row))}`;
    isFirst = false;
  }
  yield '\n]\n';
}

/** One value as a JSON file. */
export async function* json(value: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await value(), null, 2)}\n`;
}
