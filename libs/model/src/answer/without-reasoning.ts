/** Tags in which open models think aloud. */
const tag = 'think|thinking|thought|reasoning';
const wholeBlock = new RegExp(`<(${tag})>[\\s\\S]*?</\\1>`, 'gi');
/** Some chat templates write the opening tag into the prompt, so that the answer holds the closing one only. */
const closing = new RegExp(`</(?:${tag})>`, 'gi');
const opening = new RegExp(`<(?:${tag})>`, 'i');
/** The format of gpt-oss, where a server does not parse it: the final message follows the last of these. */
const messageStart = '<|message|>';

/** A model's text without what it thought before answering; empty where it never came to an answer. */
export function withoutReasoning(text: string): string {
  const last = text.lastIndexOf(messageStart);
  const message = last < 0 ? text : text.slice(last + messageStart.length);
  const rest = message.replace(wholeBlock, '').split(closing).at(-1) ?? '';
  const unfinished = rest.search(opening);
  return unfinished < 0 ? rest : rest.slice(0, unfinished);
}
