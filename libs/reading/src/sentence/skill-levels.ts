const levels =
  'beginner|novice|basics?|elementary|upper|intermediate|advanced|expert(?:ise|en)?|proficien(?:t|cy)|experienced|experience|exp|fluent|native|familiar(?:ity)?|knowledge(?:able)?|working|good|very|excellent|strong|fair|competent|skilled|master(?:y|ed)?|professional|moderate|medium|high|low|limited|level|daily|some|solid|learning|comfortable|conversational|bilingual|mother|tongue|spoken|written|business|muttersprache|fließend|verhandlungssicher|maternelle|langue|bilingue|scolaire|nativo|nativa|materno|fluido|certified|years?|yrs?|yoe|months?|stars?|of|in|with|the|and|use|used|using|grundkenntnisse|gute?|sehr|kenntnisse|fortgeschritten|experte|anfänger|mittel|jahre?n?|stufe|débutant|intermédiaire|avancée?|confirmée?|maîtrise|notions|bonn?e?s?|courant|ans?|années?|niveau|básico|intermedio|avanzado|experto|alto|medio|bajo|nivel|años?|精通|熟悉|熟练|了解|掌握|擅长|使用|年|经验';
const levelWords = new RegExp(`^(?:${levels})$`, 'iu');
const rating =
  /[★☆✩✭●○◆◇■□▮▯⬤◯◉⚫⚪█░▓▰▱]+|\b\d{1,3}\s?%|\b\d{1,2}(?:[.,]\d)?\s?\/\s?(?:5|10|100)\b|\b[ABC][12]\b/gu;

/**
 * Whether words only state a level or duration: "advanced", "5+ years of experience", "★★★☆☆", "80
 * %".
 */
export function isLevel(words: string): boolean {
  const rest = words.replace(rating, ' ').replace(/\d+(?:[.,]\d+)?\s?\+?/g, ' ');
  const parts = rest.split(/[\s,:/+()–-]+/u).filter(Boolean);
  return (
    parts.every((part) => levelWords.test(part)) &&
    (parts.length > 0 || /\d|[^\s\p{L}\p{N}]/u.test(words))
  );
}
