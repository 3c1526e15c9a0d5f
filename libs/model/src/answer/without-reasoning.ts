/** Tags around the reasoning of open models. */
const tag = 'think|thinking|thought|reasoning';
const anyOpening = new RegExp(`<(${tag})>`, 'gi');
/** Some chat templates put the opening tag into the prompt, so the answer contains only the closing one. */
const closing = new RegExp(`</(?:${tag})>`, 'gi');
const opening = new RegExp(`<(?:${tag})>`, 'i');
/** The format of gpt-oss, if a server does not parse it: the final message follows the last of these. */
const messageStart = '<|message|>';

/** Removes complete blocks of reasoning. A block that does not end stays, and so does everything after it. */
function withoutBlocks(text: string): string {
  const lower = text.toLowerCase();
  const kept: string[] = [];
  let from = 0;
  for (const { 1: name = '', index } of text.matchAll(anyOpening)) {
    if (index < from) continue;
    const end = `</${name.toLowerCase()}>`;
    const at = lower.indexOf(end, index);
    if (at < 0) break;
    kept.push(text.slice(from, index));
    from = at + end.length;
  }
  return [...kept, text.slice(from)].join('');
}

/** A model's text without the reasoning before the answer; empty if there is no answer. */
export function withoutReasoning(text: string): string {
  const last = text.lastIndexOf(messageStart);
  const message = last < 0 ? text : text.slice(last + messageStart.length);
  const rest = withoutBlocks(message).split(closing).at(-1) ?? '';
  const unfinished = rest.search(opening);
  return unfinished < 0 ? rest : rest.slice(0, unfinished);
}
