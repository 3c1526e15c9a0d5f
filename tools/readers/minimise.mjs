/**
 * A short text that is as bad as a long one: pieces are taken out, ever smaller ones, as long as it stays bad.
 * @param {string} text
 * @param {(text: string) => Promise<boolean>} isBad
 */
export async function minimise(text, isBad) {
  let smallest = text;
  for (let size = Math.ceil(smallest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < smallest.length; ) {
      const without = smallest.slice(0, at) + smallest.slice(at + size);
      if (without !== '' && (await isBad(without))) smallest = without;
      else at += size;
    }
  }
  return smallest;
}
