import { splitLines, type Line } from './lines.js';
import { ordersModel } from './orders-to-models.js';
import { pause } from './pause.js';
import { plainWords } from './plain-words.js';

/** Marks by which texts pretend to be a conversation, a tool's input or an answer. Nobody's resume or posting has them; names of HTML's elements only where they close. */
const forgedMarks =
  /<\/?\s?(?:system|assistant|instructions?|prompt|resume|cv|posting|untrusted|admin|override|tool(?:_\w{1,20})?|function_\w{1,20})\b[^<>\n]{0,80}>|<\/\s?(?:user|human|input|document|job)\s?>|<\|[^|\n]{1,30}\|>|\[\/?(?:INST|SYSTEM|SYS|ASSISTANT|USER)\]|<<\/?SYS>>|\{\{\/?system\}\}|^\W{0,6}(?:system|developer|user) (?:message|prompt|note|override|update|instructions?)\*{0,2}\s?:|^\W{0,6}system override\b|^\W{0,6}(?:human|assistant)\*{0,2}\s?:\s{0,3}(?:the|i|sure|yes|ok|here|this|which|what|please|you|\{)\b|^\W{0,6}(?:system|developer) (?:message|prompt|override|instructions?)\W{0,6}$|^```|"(?:skills|roles|requirements|overallScore|score|readyToApply|evidence|isPosting|claims)"\s?:|^\W{0,6}(?:end|begin|start) of (?:the )?(?:resume|cv|posting|document|input|data|text)\b\W*$|^(?:---|===|###)\s?(?:end|begin|start)\b|(?<![\w-])[0-9a-f]{16,64}>>>|<<<[0-9a-f]{16,64}(?![\w-])|\{\s?"\w{2,40}"\s?:\s?["[{]|<!--/imu;

/** "SYSTEM:" alone, since "Systems: Linux" and "SYSTEM: SAP" are labels of lists. */
const systemTurn =
  /^\W{0,6}SYSTEM\W{0,3}:\s{0,3}(?:the|this|you|your|all|add|set|new|override|ignore|please|score|rate|treat|candidate|from)\b/mu;

// Invisible letters that only machines read. Flags have up to six of them.
const hiddenLetters = /[\u{e0020}-\u{e007e}]{8}/u;

/** Whether words pretend to end the text or to open another turn of a conversation. */
function forgesMarks(words: string): boolean {
  const plain = plainWords(words);
  return forgedMarks.test(plain) || systemTurn.test(plain) || hiddenLetters.test(words);
}

/** Whether words speak to a model, not to a person who hires. */
export function addressesModel(words: string): boolean {
  return forgesMarks(words) || ordersModel(plainWords(words));
}

// What follows in the same breath belongs to the order: a wrapped sentence, or what it tells to say.
const wrappedChars = 45;
// Longer lines are no lines of a person; they are searched in part, so that they cost no more.
const searchedChars = 4_000;
// A shorter line is one thought: what stands before the order on it leads up to it.
const thoughtChars = 300;

/** The last line that was left out, and whether it pretends to be another text. */
interface Dropped {
  readonly line: Line;
  readonly isForged: boolean;
}

function beginsAnew(line: Line, { line: previous, isForged }: Dropped): boolean {
  if (line.isAfterGap) return true;
  // Below a forged mark stands what it was forged for.
  return (
    !isForged &&
    (line.isBullet || (previous.text.length < wrappedChars && !/[,:;\-–(]$/.test(previous.text)))
  );
}

/** Where in a long line the sentence begins that speaks to a model. */
function orderStart(words: string): number {
  let from = 0;
  for (const match of words.slice(0, searchedChars).matchAll(/[.!?;]\s+|$/gu)) {
    const end = match.index + match[0].length;
    if (addressesModel(words.slice(from, end))) return from;
    from = end;
  }
  return 0;
}

// So many characters are searched at once: most texts have no order in them, and one look at a page is cheaper than one at each of its lines.
const windowChars = 3_000;
const windowsPerTurn = 4;

/** Lines of stretches in which some order stands. */
async function suspectLines(text: string, lines: readonly Line[]): Promise<ReadonlySet<Line>> {
  const suspects = new Set<Line>();
  let windows = 0;
  for (let from = 0; from < lines.length;) {
    const start = lines[from]?.start ?? 0;
    let to = from + 1;
    while (to < lines.length && (lines[to]?.end ?? 0) - start <= windowChars) to++;
    if ((windows += 1) % windowsPerTurn === 0) await pause();
    const end = Math.min(lines[to - 1]?.end ?? start, start + Math.max(windowChars, searchedChars));
    if (addressesModel(text.slice(start, end)))
      for (const line of lines.slice(from, to)) suspects.add(line);
    from = to;
  }
  return suspects;
}

/** A range of a text, `[start, end)`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a text speaks to a model: orders are for people to see, and nothing to read. A line that does, and what follows it in the same paragraph; of a
 * text in one long line, from the order on. Pauses where a text is long.
 * @returns ranges in text order, each within one line
 */
export async function ordersIn(text: string): Promise<TextRange[]> {
  const lines = splitLines(text);
  const suspects = await suspectLines(text, lines);
  const found: TextRange[] = [];
  const open: { last: Dropped | null } = { last: null };
  for (const line of suspects.size === 0 ? [] : lines) {
    const searched = line.text.slice(0, searchedChars);
    const isTold = suspects.has(line) && addressesModel(searched);
    if (!isTold && (open.last === null || beginsAnew(line, open.last))) {
      open.last = null;
      continue;
    }
    open.last = { line, isForged: isTold ? forgesMarks(searched) : (open.last?.isForged ?? false) };
    found.push({
      start: line.start + (isTold && line.text.length > thoughtChars ? orderStart(line.text) : 0),
      end: line.end,
    });
  }
  return found;
}
