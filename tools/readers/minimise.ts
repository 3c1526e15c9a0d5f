/** Shrinks a failing text: removes ever smaller pieces as long as the rest still fails. */
export async function minimise(
  text: string,
  isFailing: (text: string) => Promise<boolean>,
): Promise<string> {
  let smallest = text;
  for (
    let size = Math.ceil(smallest.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < smallest.length;) {
      const without = smallest.slice(0, at) + smallest.slice(at + size);
      if (without !== '' && (await isFailing(without))) smallest = without;
      else at += size;
    }
  }
  return smallest;
}
