import type { DutyPhraseWords } from '../topics/duty-phrases.js';

export const dutyPhrases: DutyPhraseWords = {
  doing: String.raw`du bist (?:zuständig|verantwortlich)|zu (?:ihren|deinen) (?:aufgaben|tätigkeiten) (?:gehör|zähl)(?:en|t)|(?:ihre|deine) (?:aufgaben|tätigkeiten) (?:sind|umfassen|beinhalten)|(?:ihr|dein) aufgabengebiet umfasst|du \p{L}{3,}st(?<!hast|bist|kannst|willst)|sie (?:entwickeln|übernehmen|betreuen|verantworten|planen|leiten|unterstützen|arbeiten|führen|erstellen|sind (?:zuständig|verantwortlich))`,
  smallWords: 'von|und|für|mit|der|des|zur|zum|im',
  ofUs: 'uns|unser team',
};
