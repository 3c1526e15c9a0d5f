/** The longest that the first render waits for its files before it shows a loader, and then for its data before it shows a skeleton. */
const patienceMs = { files: 150, data: 300 };

/** Resolves with whether a promise settles in time. */
function settles(something: Promise<unknown>, withinMs: number): Promise<boolean> {
  return Promise.race([
    Promise.allSettled([something]).then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, withinMs, false)),
  ]);
}

/** Resolves when the first screen may render: with its files and data, or after a short wait for them. Never rejects. */
export async function untilFirstRender(
  fetchFiles: () => Promise<unknown>,
  fetchData: () => Promise<unknown>,
): Promise<void> {
  if (await settles(fetchFiles(), patienceMs.files)) await settles(fetchData(), patienceMs.data);
}
