import { splitLines, type Line } from './lines.js';
import { pause } from './pause.js';
import { plainWords } from './plain-words.js';

/** Marks by which texts pretend to be a conversation, a tool's input or an answer. Nobody's resume or posting has them. */
const forgedMarks =
  /<\/?\s?(?:system|assistant|user|human|instructions?|prompt|input|output|document|resume|cv|posting|job|data|untrusted|admin|override|tool(?:_\w{1,20})?|function(?:_\w{1,20})?)\b[^<>\n]{0,80}>|<\|[^|\n]{1,30}\|>|\[\/?(?:INST|SYSTEM|SYS|ASSISTANT|USER)\]|<<\/?SYS>>|^\W{0,6}(?:(?:system|developer|user) (?:message|prompt|note|override|update|instructions?)|assistant|human)\*{0,2}\s?:|^\W{0,6}(?:system|developer) (?:message|prompt|override|instructions?)\W{0,6}$|^```|"(?:skills|roles|requirements|overallScore|score|readyToApply|evidence|isPosting|claims)"\s?:|^\W{0,6}(?:end|begin|start) of (?:the )?(?:resume|cv|posting|document|input|data|text)\b|^(?:---|===|###)\s?(?:end|begin|start)\b|(?<![\w-])[0-9a-f]{16,64}>>>|<<<[0-9a-f]{16,64}(?![\w-])|\{\s?"\w{2,40}"\s?:\s?["[{]/imu;

/** "SYSTEM:" alone, since "Systems: Linux" and "System: SAP" are labels of lists. */
const systemTurn = /^\W{0,6}SYSTEM\W{0,3}:/mu;

/** Orders to whoever reads with a model's eyes, in the languages of resumes. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard|do not follow|don['’]t follow)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|commands|context|constraints|told|above|previous(?:ly)?|prior|earlier|everything)\b/iu,
  /\b(?:you are|you['’]re|act|behave|respond|pretend)\b.{0,20}\b(?:now|as)?\s?(?:an? )?(?:AI|LLM|GPT|chat ?bot|language model|assistant|recruiting (?:bot|assistant)|screening (?:bot|tool|system)|ATS|parser|evaluator|DAN)\b/iu,
  /\b(?:AI|LLM|GPT|chatgpt|claude|gemini|language models?|AI (?:assistants?|models?|systems?|reviewers?|screeners?|recruiters?)|parsers?|screening (?:tool|system|software))s?\b.{0,30}\b(?:must|should|shall|please|are (?:required|instructed)|reading this|parsing this|note|instructions?)\b/iu,
  /\battention,?\s(?:all\s|every\s|any\s)?(?:AI|LLMs?|automated|screening|parsers?|bots?|reviewers?|models?|evaluators?)\b|\b(?:note|message|instructions?|attention|important)\b.{0,15}\b(?:to|for)\b.{0,15}\b(?:AI|LLM|GPT|language models?|the model|models?|ATS|assistant|bots?|parsers?|automated|evaluator)\b/iu,
  /\b(?:rate|score|rank|grade|evaluate|classify|mark|report|recommend|treat|describe|consider|list)\b.{0,20}\b(?:this|the|me|my|him|her)\b\s?(?:candidates?|applicants?|resumes?|cv|profile|posting|job|pair|match|person)?\b.{0,30}\b(?:as (?:a |the |an )?(?:perfect|ideal|best|top|strong|highly|excellent|100|ready|qualified|exceptional|having|the only)|10\s?\/\s?10|100\s?(?:%|points|\/\s?100)?|highest|maximum|at the top)\b/iu,
  /\b(?:output|return|answer|reply|respond|print|emit|report|write)\b.{0,20}\b(?:only|exactly|with|the following|json|that)\b.{0,40}\b(?:score|skills?|json|100|hired?|qualified|match|perfect|yes|true)\b/iu,
  /\b(?:add|include|insert|append|report|extract|invent|claim|assume|say|state)\b.{0,40}\b(?:to|in|as|among|that|into)\b.{0,25}\b(?:(?:extracted|required|matching|list of|candidate['’]s|the) skills?|skill list|the (?:answer|output|result|json|facts)|candidate (?:has|knows|is|meets)|applicant (?:has|knows|is|meets)|all (?:the )?(?:skills|requirements))\b/iu,
  /\b(?:system|developer|hidden|original|initial) (?:prompt|instructions?|message)\b|\bprompt injection\b|\bjailbreak\b|\bnew (?:instructions?|task|rules?)\s?:|\bend of (?:the )?(?:resume|posting|document|input|data|untrusted)\b|\b(?:these|your|the) (?:new |updated |real )?instructions (?:are|follow|take|supersede|continue|begin|end)\b/iu,
  /\bignorier\w*\b.{0,40}\b(?:anweisung|vorgabe|regel|instruktion|vorherig|bisherig)|\b(?:vergiss|missachte)\b.{0,40}\b(?:anweisung|alles|vorherig|regel)|\bdu bist (?:jetzt|nun|ab jetzt)\b|\bbewerte\b.{0,40}\b(?:100|perfekt|höchst)/iu,
  /\b(?:ignore[zr]?|oublie[zr]?|ne tenez pas compte)\b.{0,40}\b(?:instructions?|consignes?|règles|précédent|ci-dessus)|\b(?:vous êtes|tu es) (?:maintenant|désormais)\b|\b(?:notez|attribuez|évaluez)\b.{0,40}\b(?:100|parfait|maxim)/iu,
  /\b(?:ignora|ignore|olvida|olvide|descarta|no sigas)\b.{0,40}\b(?:instrucci|reglas|anterior|indicaci)|\b(?:ahora eres|eres ahora|actúa como)\b|\b(?:puntúa|califica|evalúa)\b.{0,40}\b(?:100|perfect|máxim)/iu,
  /忽略.{0,12}(?:指令|指示|说明|提示|规则|内容)|无视.{0,12}(?:指令|指示|规则)|你现在是|系统提示|(?:игнорируй|забудь).{0,40}(?:инструкци|указани|предыдущ)|無視して|これまでの指示|(?:ignora|dimentica).{0,30}istruzioni|ignore.{0,30}instruções|negeer.{0,30}instructies|zignoruj.{0,30}(?:instrukcje|polecenia)|ignorera.{0,40}instruktion|ignorer.{0,40}(?:instruks|instruktion|anvisning)|yok say|görmezden gel|무시(?:하고|하세요|하라|해)|지시(?:를|사항)|تجاهل.{0,30}(?:تعليمات|التعليمات|الأوامر)|(?:नज़रअंदाज़|अनदेखा)|bỏ qua.{0,30}(?:hướng dẫn|chỉ dẫn)/iu,
];

/** Whether words pretend to end the text or to open another turn of a conversation. */
function forgesMarks(words: string): boolean {
  const plain = plainWords(words);
  return forgedMarks.test(plain) || systemTurn.test(plain);
}

/** Whether words speak to a model, not to a person who hires. */
export function addressesModel(words: string): boolean {
  const plain = plainWords(words);
  return forgesMarks(words) || orders.some((pattern) => pattern.test(plain));
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
  return !isForged && (line.isBullet || (previous.text.length < wrappedChars && !/[,:;\-–(]$/.test(previous.text)));
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
  for (let from = 0; from < lines.length; ) {
    const start = lines[from]?.start ?? 0;
    let to = from + 1;
    while (to < lines.length && (lines[to]?.end ?? 0) - start <= windowChars) to++;
    if ((windows += 1) % windowsPerTurn === 0) await pause();
    const end = Math.min(lines[to - 1]?.end ?? start, start + Math.max(windowChars, searchedChars));
    if (addressesModel(text.slice(start, end))) for (const line of lines.slice(from, to)) suspects.add(line);
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
    found.push({ start: line.start + (isTold && line.text.length > thoughtChars ? orderStart(line.text) : 0), end: line.end });
  }
  return found;
}
