/** The sentence about hidden text, on the profile and beside the text. */
export function passagesInWords(count: number): string {
  return count === 1 ? 'We found a passage that nobody can see and did not read it.' : `We found ${count} passages that nobody can see and did not read them.`;
}
