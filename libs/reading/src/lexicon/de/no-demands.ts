import type { NoDemandWords } from '../topics/no-demands.js';

export const noDemands: NoDemandWords = {
  seeking: String.raw`suchen|sucht|gesucht(?: wird| werden)?|stellen (?:wir )?ein`,
  anybody: String.raw`mitarbeite\p{L}{1,20}|verstärkung|kolleg(?:e|en|in|innen)|talente|menschen|persönlichkeit(?:en)?|fachkr(?:aft|äfte)`,
  beyondTitle: String.raw`mit|welche[rs]?|ausbildung|studium|idealerweise|möglichst|begeistert|begeisterung|dich|sie`,
  beyondTitleEndings: 'erfahrung(?:en)?|kenntniss?en?',
  selves: String.raw`wir|(?:unsere?|unser) (?!ideal|nächst|neu)\p{L}+`,
  selvesAsking: String.raw`such\p{L}*|erwart\p{L}*|wünsch\p{L}*|brauch\p{L}*|setzen|legen|schätzen|du|sie|dich|dir|ihnen|deine?[mnrs]?|ihre?[mnrs]?|voraus|freuen`,
  joining: String.raw`(?:wirst|werden|wird) (?:du |sie )?(?:\p{L}+ ){0,3}teil (?:unsere|eine)\p{L}{1,2}`,
  training: String.raw`(?:(?:denn|da|weil) )?(?:(?:den|die|das|deinen?|ihren?) [^,;.!?:–]{1,40} (?:bezahlen|zahlen|finanzieren|übernehmen) wir|wir (?:\p{L}+ ){0,2}(?:bezahlen|finanzieren) (?:dir|ihnen|den|die|das|deinen?|ihren?)|wir (?:\p{L}+ ){0,2}(?:arbeiten|schulen|lernen|bilden|bringen|zeigen|qualifizieren) (?:dich|dir|sie|ihnen|euch)|(?:du wirst|sie werden) (?:\p{L}+ ){0,4}(?:eingearbeitet|angelernt|geschult|ausgebildet)|(?:du lernst|sie lernen) (?:\p{L}+ ){0,3}bei uns|(?:wir bieten|(?:du|sie) (?:erhältst|erhalten|bekommst|bekommen)) (?:\p{L}+ ){0,4}(?:einarbeitung|schulung(?:en)?|anlernphase)|(?:(?:eine|die) )?(?:\p{L}+ ){0,2}(?:einarbeitung|schulung(?:en)?) (?:\p{L}+ ){0,3}(?:erfolg(?:t|en)(?! durch (?:dich|sie))|geboten|garantiert|selbstverständlich|durch uns|inklusive|vorhanden))`,
  openDuties: String.raw`(?:übernahme |erledigung |bearbeitung )?(?:(?:von|der|die|aller) )?(?:weitere|sonstige|andere|allgemeine?)[rn]? (?:(?:anfallende|übertragene)[rn]? )?(?:aufgaben|tätigkeiten|arbeiten)(?: nach (?:absprache|bedarf|anweisung))?`,
  newcomers: String.raw`(?:quereinsteige|seiteneinsteige|berufsanfänge|berufseinsteige|wiedereinsteige|berufsrückkehre)(?:r|nde)\S{0,10}|quereinstieg|ungelernte|rentner\S{0,8}`,
  welcoming: String.raw`willkommen|gern gesehen|richtig|möglich|chance`,
  questions: String.raw`(?:(?:noch )?keine (?:\p{L}+ )?(?:erfahrung|ausbildung|vorkenntnisse)|was|warum|wieso|wie|wer|wen|wo|wann|welche)|haben wir|klingt|interess\p{L}*|lust|neugierig|bereit|(?:bist du|sind sie) (?:bereit|interessiert|auf der suche|neugierig)|(?:möchtest|möchten|willst|wollen|suchst|suchen) (?:du|sie)`,
  invitations: String.raw`(?:das|dies|hier) ist (?:deine|ihre|die|eine) (?:\p{L}+ )?(?:chance|gelegenheit|stelle)|wenn (?:du|sie) (?:\p{L}+ ){0,6}(?:suchst|suchen|interessiert)|werde(?:n sie)? (?:ein )?teil|komm(?:en sie)? (?:zu|in)|verstärke(?:n sie)? unser`,
};
