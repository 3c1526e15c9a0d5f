import type { Line } from './lines.js';

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Marks by which texts pretend to be a conversation, a tool's input or an answer. Nobody's resume or posting has them. */
const forgedMarks =
  /<\/?\s?(?:system|assistant|user|human|instructions?|prompt|input|output|document|resume|cv|posting|job|data|untrusted|admin|override|tool|function)\b[^<>\n]{0,80}>|<\|[^|\n]{1,30}\|>|\[\/?(?:INST|SYSTEM|SYS|ASSISTANT|USER)\]|<<\/?SYS>>|^\W{0,6}(?:(?:system|developer|user) (?:message|prompt|note|override|update|instructions?)|assistant|human)\*{0,2}\s?:|^```|"(?:skills|roles|requirements|overallScore|score|readyToApply|evidence|isPosting|claims)"\s?:|^(?:---|===|###)\s?(?:end|begin|start)\b/imu;

/** "SYSTEM:" alone, since "Systems: Linux" and "System: SAP" are labels of lists. */
const systemTurn = /^\W{0,6}SYSTEM\W{0,3}:/mu;

/** Orders to whoever reads with a model's eyes, in the languages of resumes. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard|do not follow|don['’]t follow)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|commands|context|constraints|told|above|previous(?:ly)?|prior|earlier|everything)\b/iu,
  /\b(?:you are|you['’]re|act|behave|respond|pretend)\b.{0,20}\b(?:now|as)?\s?(?:an? )?(?:AI|LLM|GPT|chat ?bot|language model|assistant|recruiting (?:bot|assistant)|screening (?:bot|tool|system)|ATS|parser|evaluator|DAN)\b/iu,
  /\b(?:AI|LLM|GPT|chatgpt|claude|gemini|language models?|AI (?:assistants?|models?|systems?|reviewers?|screeners?|recruiters?)|parsers?|screening (?:tool|system|software))s?\b.{0,30}\b(?:must|should|shall|please|are (?:required|instructed)|reading this|parsing this|note|instructions?)\b/iu,
  /\b(?:note|message|instructions?|attention|important)\b.{0,15}\b(?:to|for)\b.{0,15}\b(?:AI|LLM|GPT|language models?|the model|models?|ATS|assistant|bots?|parsers?|automated|evaluator)\b/iu,
  /\b(?:rate|score|rank|grade|evaluate|classify|mark|report|recommend|treat|describe|consider|list)\b.{0,20}\b(?:this|the|me|my|him|her)\b\s?(?:candidates?|applicants?|resumes?|cv|profile|posting|job|pair|match|person)?\b.{0,30}\b(?:as (?:a |the |an )?(?:perfect|ideal|best|top|strong|highly|excellent|100|ready|qualified|exceptional|having|the only)|10\s?\/\s?10|100\s?(?:%|points|\/\s?100)?|highest|maximum|at the top)\b/iu,
  /\b(?:output|return|answer|reply|respond|print|emit|report|write)\b.{0,20}\b(?:only|exactly|with|the following|json|that)\b.{0,40}\b(?:score|skills?|json|100|hired?|qualified|match|perfect|yes|true)\b/iu,
  /\b(?:add|include|insert|append|report|extract|invent|claim|assume|say|state)\b.{0,40}\b(?:to|in|as|among|that|into)\b.{0,25}\b(?:(?:extracted|required|matching|list of|candidate['’]s|the) skills?|skill list|the (?:answer|output|result|json|facts)|candidate (?:has|knows|is|meets)|applicant (?:has|knows|is|meets)|all (?:the )?(?:skills|requirements))\b/iu,
  /\b(?:system|developer|hidden|original|initial) (?:prompt|instructions?|message)\b|\bprompt injection\b|\bjailbreak\b|\bnew (?:instructions?|task|rules?)\s?:|\bend of (?:the )?(?:resume|posting|document|input|data|untrusted)\b|\b(?:these|your|the) (?:new |updated |real )?instructions (?:are|follow|take|supersede)\b/iu,
  /\bignorier\w*\b.{0,40}\b(?:anweisung|vorgabe|regel|instruktion|vorherig|bisherig)|\b(?:vergiss|missachte)\b.{0,40}\b(?:anweisung|alles|vorherig|regel)|\bdu bist (?:jetzt|nun|ab jetzt)\b|\bbewerte\b.{0,40}\b(?:100|perfekt|höchst)/iu,
  /\b(?:ignore[zr]?|oublie[zr]?|ne tenez pas compte)\b.{0,40}\b(?:instructions?|consignes?|règles|précédent|ci-dessus)|\b(?:vous êtes|tu es) (?:maintenant|désormais)\b|\b(?:notez|attribuez|évaluez)\b.{0,40}\b(?:100|parfait|maxim)/iu,
  /\b(?:ignora|ignore|olvida|olvide|descarta|no sigas)\b.{0,40}\b(?:instrucci|reglas|anterior|indicaci)|\b(?:ahora eres|eres ahora|actúa como)\b|\b(?:puntúa|califica|evalúa)\b.{0,40}\b(?:100|perfect|máxim)/iu,
  /忽略.{0,12}(?:指令|指示|说明|提示|规则|内容)|无视.{0,12}(?:指令|指示|规则)|你现在是|系统提示|(?:игнорируй|забудь).{0,40}(?:инструкци|указани|предыдущ)|無視して|これまでの指示|(?:ignora|dimentica).{0,30}istruzioni|ignore.{0,30}instruções|negeer.{0,30}instructies|zignoruj.{0,30}(?:instrukcje|polecenia)/iu,
];

/** Whether words speak to a model, not to a person who hires. */
export function addressesModel(words: string): boolean {
  const plain = words.replace(invisible, '').normalize('NFKC');
  return forgedMarks.test(plain) || systemTurn.test(plain) || orders.some((pattern) => pattern.test(plain));
}

// What follows in the same breath belongs to the order: a wrapped sentence, or what it tells to say.
const wrappedChars = 45;
// Longer lines are no lines of a person; they are searched in part, so that they cost no more.
const searchedChars = 4_000;

function beginsAnew(line: Line, previous: Line): boolean {
  return line.isAfterGap || line.isBullet || (previous.text.length < wrappedChars && !/[,:;\-–(]$/.test(previous.text));
}

/** Where in a line the sentence begins that speaks to a model. */
function orderStart(words: string): number {
  let from = 0;
  for (const match of words.slice(0, searchedChars).matchAll(/[.!?;]\s+|$/gu)) {
    const end = match.index + match[0].length;
    if (addressesModel(words.slice(from, end))) return from;
    from = end;
  }
  return 0;
}

/**
 * The lines of a text without what speaks to a model: orders are for people to see, and nothing to read. The sentence and what follows it in the
 * same paragraph is left out; what stands before it on its line stays.
 */
export function withoutOrders(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let dropped: Line | null = null;
  for (const line of lines) {
    const isTold: boolean = addressesModel(line.text.slice(0, searchedChars));
    if (!isTold && (dropped === null || beginsAnew(line, dropped))) {
      dropped = null;
      kept.push(line);
      continue;
    }
    dropped = line;
    const before: string = isTold ? line.text.slice(0, orderStart(line.text)).trimEnd() : '';
    if (before !== '') kept.push({ ...line, text: before, end: line.start + before.length });
  }
  return kept;
}
