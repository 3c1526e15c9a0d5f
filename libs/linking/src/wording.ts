/** A quoted line on one line and at most `most` characters long, cut between words. */
export function shorten(text: string, most = 80): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.;,:])[.;,:]+$/, '');
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const blank = cut.lastIndexOf(' ');
  return `${(blank > most / 2 ? cut.slice(0, blank) : cut).toWellFormed().replace(/\ufffd$/, '')}…`;
}
