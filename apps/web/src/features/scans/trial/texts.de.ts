import type * as english from './texts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  posting: 'Füg eine Anzeige ein',
  placeholder: 'Der ganze Text, mit Aufgaben und Anforderungen',
  samples: 'Vergleich sie mit einem Beispiel-Lebenslauf',
  sample: {
    developer: 'Front-end',
    nurse: 'Pflege',
    electrician: 'Elektrik',
  },
  submit: 'Bewerten',
  submitting: 'Wird bewertet …',
  promise: 'Kostenlos. Ohne KI-Schlüssel. Alles bleibt in deinem Browser.',

  example: 'Ein Beispiel, als wärst du Mara Lindqvist aus der Pflege (erfunden)',
  scoredAs: {
    developer: 'Deine Anzeige, als wärst du Daniel Okafor aus der Front-end-Entwicklung (erfunden)',
    nurse: 'Deine Anzeige, als wärst du Mara Lindqvist aus der Pflege (erfunden)',
    electrician: 'Deine Anzeige, als wärst du Marek Nowak aus der Elektroinstallation (erfunden)',
  },
  verdict: 'Ergebnis',
  pick: 'Wähl unten einen Punkt und sieh die beiden Zeilen dahinter.',
  ownResume: 'Mit deinem Lebenslauf vergleichen',
  kept: 'Melde dich an, dann ist diese Anzeige schon eingetragen.',
  announced: (score, word) => `${formatNumber(score)} von 100: ${word}`,

  problems: {
    empty: 'Füg zuerst eine Anzeige ein.',
    tooShort: (words, least) =>
      pluralOf(words, {
        one: `Das ist 1 Wort. Für eine Punktzahl braucht es mindestens ${formatNumber(least)}: Füg die ganze Anzeige ein.`,
        other: `Das sind # Wörter. Für eine Punktzahl braucht es mindestens ${formatNumber(least)}: Füg die ganze Anzeige ein.`,
      }),
    tooLong: (most) => `Das sind mehr als ${formatNumber(most)} Zeichen. Füg nur die Anzeige ein.`,
    notAPosting:
      'Das sieht nicht nach einer Stellenanzeige mit Aufgaben und Anforderungen aus. Füg den ganzen Text ein.',
    failed:
      'Wir konnten diesen Text nicht bewerten. Versuch es noch einmal oder mit einer anderen Anzeige.',
  },
};
