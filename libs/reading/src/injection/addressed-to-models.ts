import { splitLines, type Line } from '../document/lines.js';
import { ordersModel } from './orders-to-models.js';
import { lexicon } from '../lexicon/all-languages.js';
import { pause } from '../document/pause.js';
import { plainWords } from './plain-words.js';

const words = lexicon.forgedMarks;

/**
 * Markers by which texts imitate a conversation, a tool's input or an answer. Real resumes and
 * postings do not contain them; HTML element names count only as closing tags.
 */
const marks = new RegExp(
  [
    String.raw`<\/?\s?(?:system|assistant|untrusted|admin|override|tool(?:_\w{1,20})?|function_\w{1,20}|${words.tags})\b[^<>\n]{0,80}>`,
    String.raw`<\/\s?${words.closingTags}\s?>`,
    String.raw`<\|[^|\n]{1,30}\|>|\[\/?(?:INST|SYSTEM|SYS|ASSISTANT|USER)\]|<<\/?SYS>>|\{\{\/?system\}\}`,
    String.raw`^\W{0,6}${words.turns}\*{0,2}\s?:`,
    String.raw`^\W{0,6}${words.loneTurns}\W{0,6}$`,
    String.raw`^\W{0,6}${words.overrides}\b`,
    String.raw`^\W{0,6}${words.speakers}\*{0,2}\s?:\s{0,3}(?:${words.answers}(?!\p{L})|\{\b)`,
    String.raw`^\x60{3}|"(?:skills|roles|requirements|overallScore|score|readyToApply|evidence|isPosting|claims)"\s?:`,
    String.raw`^\W{0,6}${words.boundaries}(?!\p{L})\W*$`,
    String.raw`^(?:---|===|###)\s?${words.separators}\b`,
    String.raw`(?<![\w-])[0-9a-f]{16,64}>>>|<<<[0-9a-f]{16,64}(?![\w-])|\{\s?"\w{2,40}"\s?:\s?["[{]|<!--`,
  ].join('|'),
  'imu',
);

/** "SYSTEM:" alone, since "Systems: Linux" and "SYSTEM: SAP" are labels of lists. */
const systemTurn = new RegExp(
  String.raw`^\W{0,6}SYSTEM\W{0,3}:\s{0,3}${words.afterSystem}(?!\p{L})`,
  'mu',
);

// Invisible characters that only machines read. Flag emoji contain up to six of them.
const hiddenLetters = /[\u{e0020}-\u{e007e}]{8}/u;

/** Whether words pretend to end the text or to start another turn of a conversation. */
function forgesMarks(words: string): boolean {
  const plain = plainWords(words);
  return marks.test(plain) || systemTurn.test(plain) || hiddenLetters.test(words);
}

/** Whether words address a model instead of a recruiter. */
export function addressesModel(words: string): boolean {
  return forgesMarks(words) || ordersModel(plainWords(words));
}

// A line this long is wrapped, and its continuation belongs to the order.
const wrappedChars = 45;
// Longer lines are not natural text; only a part is searched, which bounds the cost.
const searchedChars = 4_000;
// In a shorter line the words before the order introduce it.
const thoughtChars = 300;

/** The last dropped line, and whether it imitates another text. */
interface Dropped {
  readonly line: Line;
  readonly isForged: boolean;
}

function beginsAnew(line: Line, { line: previous, isForged }: Dropped): boolean {
  if (line.isAfterGap) return true;
  // The text below a forged marker is part of the injection.
  return (
    !isForged &&
    (line.isBullet || (previous.text.length < wrappedChars && !/[,:;\-–(]$/.test(previous.text)))
  );
}

/** Start of the sentence in a long line that addresses a model. */
function orderStart(words: string): number {
  let from = 0;
  for (const match of words.slice(0, searchedChars).matchAll(/[.!?;]\s+|$/gu)) {
    const end = match.index + match[0].length;
    if (addressesModel(words.slice(from, end))) return from;
    from = end;
  }
  return 0;
}

// Window size of the search: most texts contain no order, and one search of a page is cheaper than
// one per line.
const windowChars = 3_000;
const windowsPerTurn = 4;

/** Lines in windows that contain an order. */
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
 * Finds prompt injections: they stay visible to people but are not read. Covers the line that
 * addresses a model and its continuation in the same paragraph; in a text that is one long line,
 * everything from the order on. Yields to the event loop in long texts.
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
