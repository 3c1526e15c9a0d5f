import type { NegationWords } from '../topics/negation.js';

export const negation: NegationWords = {
  denying: 'kein(?:e|en|em|er|erlei)?|nicht',
  lacking: 'ohne|nie|niemals',
  betweenDenialAndObject: 'erfahrung|kenntnisse|mit|in|von',
  denyingAnswers: 'nein|keine?r?',
  not: 'nicht',
  requiredAfterNot: 'erforderlich|nötig|notwendig',
  needed: 'nötig|notwendig|erforderlich|vorausgesetzt|gefordert|benötigt|gebraucht|verlangt',
  denyingNeed: 'kein(?:e|en|erlei)?',
  be: 'ist|sind',
  contracted: '',
  postNegation: String.raw`(?:ist|sind) (?:\p{L}+ )?(?:kein muss|keine (?:bedingung|pflicht|voraussetzung)|nicht (?:ausschlaggebend|entscheidend|relevant|wichtig)|egal|nebensächlich|unwichtig|zweitrangig)|spiel(?:t|en) (?:(?:bei|für) uns )?keine rolle`,
  pseudoNegation: '',
  noNeed: String.raw`aber (?:kein\p{L}{0,2}|nicht)|wir haben uns von|(?:brauchst|benötigst|musst|brauchen|benötigen|müssen) (?:du |sie )?(?:keine?n?|nicht)`,
  hints: 'kein|nicht|egal|nebensächlich|unwichtig|zweitrangig',
  consolation: 'vorteil|wünsch|plus|gern',
  but: 'aber',
};
