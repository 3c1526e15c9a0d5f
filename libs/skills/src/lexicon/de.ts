import { type SkillsLexicon, words } from './lexicon.js';

export const de: SkillsLexicon = {
  stopWords: words(`
    der die das den dem des ein eine einen einer und oder mit fur von zu im in auf aus bei nach als wie sie wir ihr ist sind werden
  `),
  functionWords: words(`
    und der das den dem des ein eine einen einer eines im mit fur von zu zur zum auf bei sie ihr ihre wir unser unsere ist sind oder nicht sowie uber
    durch werden haben als nach aus auch
  `),
  titles: `
software-engineering | softwareentwickler, entwickler, programmierer, anwendungsentwickler, webentwickler, softwareingenieur, informatiker, fachinformatiker anwendungsentwicklung, entwicklerin
data | datenanalyst, datenwissenschaftler, datenbankadministrator, dateningenieur, statistiker
devops | cloud architekt, plattformingenieur
security | it sicherheitsexperte, informationssicherheitsbeauftragter, it security beauftragter
it-support | systemadministrator, fachinformatiker systemintegration, fachinformatiker, netzwerkadministrator, it administrator, it techniker, it systemadministrator
quality-assurance | softwaretester, qualitätsprüfer, qualitätsmanager, qualitätsmanagementbeauftragter, qualitätsingenieur
architecture | softwarearchitekt, it architekt, systemarchitekt
product | produktmanager, produktleiter
project-management | projektleiter, projektmanager, projektkoordinator, bauprojektleiter
analysis | unternehmensberater, wirtschaftsanalyst, berater, beraterin
design | grafiker, grafikdesigner, mediengestalter, produktdesigner, innenarchitekt, architekt, webdesigner, modedesigner, bauzeichner
engineering | ingenieur, ingenieurin, maschinenbauingenieur, elektroingenieur, bauingenieur, konstrukteur, entwicklungsingenieur, verfahrensingenieur, technischer zeichner, technischer produktdesigner, versuchsingenieur
nursing | krankenschwester, krankenpfleger, gesundheits und krankenpfleger, altenpfleger, pflegefachkraft, pflegefachfrau, pflegefachmann, pflegehelfer, pflegeassistent, pflegekraft, pflegedienstleitung, stationsleitung, hebamme, kinderkrankenschwester, heilerziehungspfleger, praxisanleiter pflege, praxisanleiter
medicine | arzt, ärztin, assistenzarzt, oberarzt, chefarzt, facharzt, hausarzt, zahnarzt, chirurg, internist, kieferorthopäde
therapy | physiotherapeut, ergotherapeut, logopäde, logopädin, psychologe, psychologin, psychotherapeut, masseur, ernährungsberater
pharmacy | apotheker, pharmazeutisch technischer assistent, pharmazeutisch technische assistentin
veterinary | tierarzt, tierärztin, tierarzthelfer, tiermedizinische fachangestellte
health-support | arzthelfer, medizinische fachangestellte, medizinischer fachangestellter, zahnmedizinische fachangestellte, zahnarzthelfer, rettungssanitäter, notfallsanitäter, röntgenassistent, medizinisch technischer assistent, medizinisch technische assistentin, operationstechnischer assistent, zahntechniker, augenoptiker, hörakustiker, podologe, podologin
laboratory | laborant, chemielaborant, biologielaborant, laborassistent
research | wissenschaftlicher mitarbeiter, wissenschaftliche mitarbeiterin, wissenschaftler, forscher, biologe, biologin, chemiker, physiker, doktorand, geologe, mathematiker
finance | finanzanalyst, bankkaufmann, bankkauffrau, bankberater, finanzberater, versicherungskaufmann, versicherungskauffrau, versicherungsmakler, kreditberater, finanzleiter, finanzcontroller
accounting | buchhalter, finanzbuchhalter, bilanzbuchhalter, lohnbuchhalter, steuerberater, steuerfachangestellte, steuerfachangestellter, wirtschaftsprüfer, debitorenbuchhalter, kreditorenbuchhalter, buchhalterin, steuerfachwirt
sales | verkäufer, vertriebsmitarbeiter, außendienstmitarbeiter, vertriebsleiter, verkaufsberater, kaufmann im einzelhandel, kauffrau im einzelhandel, einzelhandelskaufmann, einzelhandelskauffrau, filialleiter, kassierer, vertriebsingenieur, gebietsleiter, marktleiter, handelsvertreter, florist, großhandelskaufmann, großhandelskauffrau, außenhandelskaufmann, außenhandelskauffrau, handelsfachwirt, mitarbeiter vertrieb
marketing | marketingmanager, marketingreferent, pressesprecher, texter, pr referent, kommunikationsmanager
media | journalist, redakteur, moderator rundfunk
creative-arts | fotograf, schauspieler, tänzer, kameramann, tontechniker, veranstaltungstechniker, maskenbildner, regisseur
customer-service | kundenberater, kundenbetreuer, kundendienstmitarbeiter, callcenter agent, rezeptionist, empfangsmitarbeiter, kundenservice mitarbeiter
human-resources | personalreferent, personalleiter, personalsachbearbeiter, personalberater, personalmanager
training | ausbilder, schulungsreferent, personalentwickler, trainer erwachsenenbildung
education | lehrer, lehrkraft, grundschullehrer, gymnasiallehrer, dozent, professor, schulleiter, sonderpädagoge, nachhilfelehrer, bibliothekar, berufsschullehrer, studienrat
childcare | erzieher, kinderpfleger, tagesmutter, kinderbetreuer, pädagogische fachkraft, heilpädagoge
social-work | sozialarbeiter, sozialpädagoge, sozialpädagogin, jugendbetreuer, familienhelfer, schulsozialarbeiter, suchtberater, integrationshelfer, schulbegleiter
law | rechtsanwalt, rechtsanwältin, jurist, juristin, notar, rechtsanwaltsfachangestellte, staatsanwalt, justiziar, richter am amtsgericht, wirtschaftsjurist, justizfachangestellte
public-safety | polizist, polizeibeamter, feuerwehrmann, sicherheitsmitarbeiter, justizvollzugsbeamter, wachmann, werkschutzmitarbeiter, soldat, pförtner
public-administration | verwaltungsfachangestellte, verwaltungsfachangestellter, beamter, sachbearbeiter öffentlicher dienst, verwaltungswirt, stadtplaner, bürgermeister, referent öffentliche verwaltung, zollbeamter, finanzwirt
procurement | einkäufer, einkaufsleiter, einkaufssachbearbeiter, beschaffer
logistics | lagerist, lagermitarbeiter, fachkraft für lagerlogistik, lagerhelfer, kommissionierer, staplerfahrer, gabelstaplerfahrer, logistiker, disponent, speditionskaufmann, speditionskauffrau, lagerleiter, fachlagerist, versandmitarbeiter
transport | fahrer, lkw fahrer, berufskraftfahrer, kraftfahrer, busfahrer, kurierfahrer, auslieferungsfahrer, lokführer, triebfahrzeugführer, pilot, flugbegleiter, taxifahrer, zusteller, postbote, straßenbahnfahrer
maintenance | mechaniker, mechatroniker, kfz mechaniker, kfz mechatroniker, industriemechaniker, servicetechniker, instandhalter, betriebselektriker, hausmeister, haustechniker, schlosser, anlagenmechaniker, wartungstechniker, fahrradmechaniker, landmaschinenmechatroniker, elektroniker für betriebstechnik, fluggerätmechaniker, kundendiensttechniker
construction | elektriker, elektroniker, elektroinstallateur, klempner, installateur, sanitärinstallateur, maurer, tischler, schreiner, zimmerer, dachdecker, maler und lackierer, maler, fliesenleger, bauleiter, polier, bauarbeiter, bauhelfer, schweißer, trockenbauer, gerüstbauer, straßenbauer, baggerfahrer, kranführer, anlagenmechaniker shk, betonbauer, vermesser
production | produktionsmitarbeiter, produktionshelfer, maschinenbediener, maschinenführer, anlagenführer, zerspanungsmechaniker, cnc fräser, cnc dreher, montagemitarbeiter, produktionsleiter, schichtleiter, fertigungsmitarbeiter, industriemeister, maschinen und anlagenführer, werkzeugmechaniker, verpacker, chemikant, metallbauer, konstruktionsmechaniker, näherin, fleischer
hospitality | koch, köchin, kellner, servicekraft, küchenhilfe, küchenchef, hotelfachfrau, hotelfachmann, restaurantfachfrau, restaurantfachmann, barkeeper, konditor, bäcker, spülkraft, hoteldirektor, restaurantleiter, zimmermädchen, hausdame, reiseleiter, beikoch, jungkoch, veranstaltungskaufmann, reiseverkehrskauffrau
cleaning | reinigungskraft, gebäudereiniger, raumpfleger, putzfrau, putzkraft, fensterputzer, hauswirtschafter, hauswirtschaftskraft, müllwerker
beauty | friseur, friseurin, kosmetiker, nageldesigner, fußpfleger, visagist
fitness | fitnesstrainer, sportlehrer, schwimmlehrer, physiotrainer, yogalehrer, übungsleiter
agriculture | landwirt, gärtner, landschaftsgärtner, forstwirt, winzer, tierpfleger, erntehelfer, landarbeiter, pferdewirt, förster, forstarbeiter, agrarwissenschaftler
property | immobilienmakler, immobilienkaufmann, immobilienkauffrau, hausverwalter, immobilienverwalter, objektmanager
office | sekretär, bürokaufmann, bürokauffrau, kaufmann für büromanagement, kauffrau für büromanagement, sachbearbeiter, bürokraft, assistenz der geschäftsführung, teamassistent, verwaltungsangestellte, verwaltungsangestellter, büroassistent, vorstandssekretär, übersetzer, dolmetscher, sekretärin, industriekaufmann, industriekauffrau, kaufmännischer mitarbeiter, kaufmännische mitarbeiterin, kaufmännischer angestellter, kaufmännische angestellte, empfangskraft
operations | betriebsleiter, geschäftsführer, niederlassungsleiter, werksleiter, standortleiter
`,
  titleEndings: `
software-engineering | entwickler, programmierer
engineering | ingenieur, konstrukteur
nursing | pfleger, pflegekraft, schwester
medicine | arzt, ärztin
therapy | therapeut, psychologe
finance | bankkaufmann, bankkauffrau
accounting | buchhalter
sales | verkäufer, vertriebler
education | lehrer, lehrkraft, dozent
transport | fahrer, chauffeur
logistics | lagerist, disponent
maintenance | mechaniker, mechatroniker, schlosser
construction | installateur, elektriker, fliesenleger
production | maschinenführer, fräser, dreher
hospitality | koch, köchin, kellner
project-management | projektleiter, projektmanager
analysis | analyst, berater
law | anwalt, anwältin, jurist
agriculture | gärtner, landwirt, züchter
research | forscher, wissenschaftler
office | sekretär, sachbearbeiter
laboratory | laborant
design | designer, gestalter, architekt
cleaning | reiniger
`,
  genericHeads: words(`
    ingenieur mechaniker sachbearbeiter berater
  `),
  seniority: {
    intern: 'praktikant(?:in)?|werkstudent(?:in)?',
    junior: 'berufseinsteiger(?:in)?',
    mid: '',
    senior: '',
    lead: 'leiter(?:in)?|teamleiter(?:in)?',
    executive: 'geschäftsführer(?:in)?',
  },
  feminineEndings: [
    [/krankenschwestern?$/, 'krankenpfleger'],
    [/(?:frau|leute|frauen)$/, 'mann'],
    [
      /(?<=(?:er|or|ist|ent|ant|eur|eut|tekt|ilot|log|gog|arzt|koch|wirt|anwalt|graf))in(?:nen)?$/,
      '',
    ],
    [/(?<=(?:angestellt|beauftragt|beamt|bildend|vorsitzend|sachverstandig))(?:er|en|in)$/, 'e'],
    [/(?<=.(?:isch|gepruft|examiniert|gelernt|leitend|zertifiziert|anerkannt))(?:er|en)$/, 'e'],
  ],
  surnames: words(`
    koch richter maurer backer schreiner zimmerer gartner forster winzer maler schlosser schneider bauer weber muller schmied schafer fischer jager
    fleischer metzger topfer zimmermann kaufmann dreher gerber binder seiler glaser schuster schumacher sattler kellner
  `),
  beforeTrades: [],
  commonWords: {
    everywhere: words(`
      arbeit erfahrung kenntnisse kenntnis team bereich unternehmen aufgaben aufgabe sowie sehr gute gut idealerweise wünschenswert vorteil mindestens
      abgeschlossene abgeschlossen vergleichbar bringen mitbringen fähigkeit bereitschaft sicherer sicher umgang selbstständig eigenverantwortlich
    `),
    widespread: words(`
      kunden kunde planung durchführung unterstützung erstellung bearbeitung betreuung organisation entwicklung verantwortung zusammenarbeit qualität
    `),
    frequent: [],
  },
  phraseEnds: {
    loose: 'und|oder|mit|für|bei|zur|zum|von|als|sowie|auf|durch|inklusive',
    close: 'des|der|den|dem|an|im',
    dangling: 'ein|eine|einer|einem|einen',
  },
  restsOfLists: 'andere[nrs]?|weitere[nrs]?|einige|ähnliche[nrs]?',
  diplomas: 'diplom|staatlich (?:geprüft|anerkannt)|zeugnis',
  credentials: String.raw`zertifikat|(?:führer|schweißer|bedien)schein|approb(?:ation|iert)|(?<!\p{L})lizenz(?!\p{L})|meisterbrief|gesundheitszeugnis|sachkundenachweis|berufserlaubnis`,
  licenceWords: words(`
      klasse
    `),
  licenceCategories: 'klasse',
  conjunctions: 'und|oder',
  beforeSkills: 'mit',
  announcements: 'erfahrung(?:en)?|kenntnisse|werkzeuge|technologien|programmiersprachen',
  afterAnnouncements: 'mit|in|von',
  beforeLetters: String.raw`programmier\w{0,6}|entwickl\w{0,6}|kenntnisse|erfahrung(?:en)?|skripte?|auswertung(?:en)?|analysen?|statistik(?:en)?`,
  towardsLetters: 'in|mit|von',
  directlyBeforeLetters: 'programmiersprachen?:?',
  afterSkills: String.raw`entwickler(?:in)?|entwicklung|programmier\w{2,6}|kenntnisse|anwendungen?|datenbanken?|dienste|skripte?|bibliotheken|zertifizierung`,
  afterLetters: String.raw`entwickler(?:in)?|entwicklung|programmier\w{2,6}|kenntnisse|skripte?|bibliotheken`,
  letterNames: 'dur|moll|niveau|stufe',
  series:
    'vitamine?|klassen?|führerschein(?:klassen?)?|typ|stufe|gruppen?|kategorien?|anlage|anhang|teil|gebäude|halle|tor|linie|zone|block',
  or: 'oder',
  compoundEndings: ['kenntnisse', 'kenntnissen', 'erfahrung', 'erfahrungen'],
  compoundJoints: 'grund|fach',
};
