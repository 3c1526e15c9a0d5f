import { type LinkBasis } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

const bases: Partial<Record<LinkBasis, string>> = {
  'role-title': 'durch deinen Titel',
  wording: 'ähnliche Wörter',
  stated: 'deine Angabe',
};

export const texts: Translation<typeof english.texts> = {
  title: 'Belege',
  points: 'Punkte',
  earned: (points) => `${formatNumber(points)} von 100`,
  share: (points, possible) => `${formatNumber(points)} / ${formatNumber(possible)}`,
  outOf: (possible) => ` / ${formatNumber(possible)}`,
  pointsUnit: 'Punkte',
  importance: { required: 'gefordert', preferred: 'erwünscht' },
  duty: 'Aufgabe',
  states: { missing: 'Fehlt', partly: 'Teilweise', found: 'Gefunden' },
  asked: (importance, verdict, by) => {
    if (verdict === 'contradicted') return `${importance}, dein Lebenslauf sagt etwas anderes`;
    const basis = by && verdict !== 'not-found' ? bases[by] : undefined;
    return basis === undefined ? importance : `${importance}, ${basis}`;
  },
  underOne: 'unter 1 Punkt',
  small: (count, points) =>
    pluralOf(points, {
      one: `${formatNumber(count)} kleine (1 Punkt)`,
      other: `${formatNumber(count)} kleine (# Punkte)`,
    }),
  legend: {
    found: 'gefunden',
    partly: 'teilweise gefunden',
    missing: 'fehlt in deinem Lebenslauf',
  },
  outsidePoints: 'Außerhalb der Punkte',
  noPoints: 'Zu diesem Ergebnis gibt es keine Punkte.',
  posting: 'Anzeige',
  resume: 'Lebenslauf',
  yourResume: 'Dein Lebenslauf',
  postingText: 'Text der Anzeige',
  resumeText: 'Text deines Lebenslaufs',
  noResumeText: 'Der Text dieses Lebenslaufs ist nicht mehr da.',
  notHere: 'Hier haben wir das nicht gefunden',
  fromPosting: 'Die Anzeige',
  postingSilent: 'Die Anzeige sagt dazu nichts.',
  resumeSilent: 'In deinem Lebenslauf haben wir das nicht gefunden.',
  notJudged: 'Nur erwünscht, darum nicht gesucht',
  youStated: (what) => `Deine Angabe: ${what}`,
  whatHelps: 'Was helfen würde:',
  quoted: (quote) => `„${quote}“`,
  chosen: (label, reason, posting, resume) =>
    `${label}. ${reason} Die Anzeige: ${posting} Dein Lebenslauf: ${resume}`,
};
