import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary:
      '(?:fach)?abitur|(?:fach)?hochschulreife|realschulabschluss|hauptschulabschluss|mittlere[nr]? (?:reife|schulabschluss|bildungsabschluss)|schulabschluss',
    vocational:
      'berufsausbildung|abgeschlossene[nr]? (?:[a-zäöüß]+ )?ausbildung|(?:einschlägig|gewerblich|handwerklich|kaufmännisch|landwirtschaftlich|medizinisch|pädagogisch|pflegerisch|technisch)e[nr]? ausbildung|(?:ausbildung|umschulung|lehre)(?= (?:als|zum|zur)(?![a-z]))|facharbeiterbrief|gesellenbrief',
    associate: '',
    bachelor:
      '(?:abgeschlossenes )?(?:hochschul|universitäts|bachelor|fach(?:hochschul)?)?studium|(?:hochschul|universitäts|bachelor|studien)abschluss|bachelor(?=-)',
    master: 'master(?:arbeit|studium|abschluss)|diplom(?:-?ingenieur)?',
    doctorate: 'promotion in|doktor',
  },
  initials: '',
  initialsBeforeSubject: '',
  honoursMarks: '',
  nouns: 'studium|universität',
  degreeNouns: '',
  ofField:
    '(?:im|in den) (?:bereich|studiengang|fach)(?:en)?|in|als|zum/zur|zur/zum|zum|zur|der|des',
  beforeField: '',
  afterField: String.raw`oder (?:als )?quereinst\p{L}*|oder (?:eine?[rn]?|(?:vergleichbar|gleichwertig|ähnlich)\p{L}{0,3})|mit|sowie|an (?:der|einer)`,
  afterComma: 'oder|gerne?|idealerweise',
  honours: String.raw`(?:gerne?|idealerweise|vorzugsweise|bevorzugt)(?!\p{L})`,
};
