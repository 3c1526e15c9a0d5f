import type { DutyPhraseWords } from '../topics/duty-phrases.js';

export const dutyPhrases: DutyPhraseWords = {
  doing: String.raw`du bist (?:zuständig|verantwortlich)|(?:ihre|deine) aufgaben (?:sind|umfassen)|du \p{L}{3,}st(?<!hast|bist|kannst|willst)|sie (?:entwickeln|übernehmen|betreuen|verantworten|planen|leiten|unterstützen|arbeiten|führen|erstellen|sind (?:zuständig|verantwortlich))`,
  smallWords: 'von|und|für|mit|der|des|zur|zum|im',
  ofUs: 'uns|unser team',
};
