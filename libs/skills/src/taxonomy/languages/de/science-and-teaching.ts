/** German aliases, one skill a line, marks as `aliasesOf` says: science, teaching, children, social work, safety. */
export const scienceAndTeaching = `
// care-and-science/agriculture-science
agriculture | Landwirtschaft, landwirtschaftliche Arbeiten
horticulture | Gartenbau
crop-production | Ackerbau, Pflanzenbau
greenhouse-operations | Gewächshaus
soil-management | Bodenbearbeitung
fertilizer-application | Düngung
viticulture | Weinbau
fruit-growing | Obstbau
vegetable-growing | Gemüsebau, Gemüseanbau
dairy-production | Milchviehhaltung
livestock-feeding | Fütterung von Tieren
// care-and-science/biology-and-biotechnology
dna-sequencing | DNA-Sequenzierung, Sequenzierung
cell-culture | Zellkultur, Zellkulturen, Zellkulturtechnik
biology | Biologie
molecular-biology | Molekularbiologie, molekularbiologische Methoden
genetics | Genetik
microbiology | Mikrobiologie
virology | Virologie
immunology | Immunologie
biochemistry | Biochemie
bioinformatics | Bioinformatik
biotechnology | Biotechnologie
biomedical-engineering | Medizintechnik
toxicology | Toxikologie
zoology | Zoologie
botany | Botanik
// care-and-science/chemistry
chemical-synthesis | chemische Synthese, Synthesechemie
distillation | Destillation
chemistry | Chemie
organic-chemistry | organische Chemie
inorganic-chemistry | anorganische Chemie
analytical-chemistry | analytische Chemie
physical-chemistry | physikalische Chemie
polymer-chemistry | Polymerchemie
electrochemistry | Elektrochemie
// care-and-science/childcare
child-care | Kinderbetreuung, Betreuung von Kindern, Kindertagesbetreuung
child-supervision | Beaufsichtigung von Kindern, Hausaufgabenbetreuung
infant-care | Säuglingspflege
early-childhood-education | frühkindliche Bildung, Elementarpädagogik, Kindererziehung, Kleinkindpädagogik, Frühpädagogik
kindergarten-teaching | Kindergartenarbeit, Kindergartenpädagogik, Kita-Erfahrung
parent-communication | Elterngespräche, Elternarbeit
// care-and-science/clinical-research-and-regulatory
clinical-research | klinische Forschung, klinische Studien, klinischer Studien, klinischen Studien
regulatory-affairs | Arzneimittelzulassung
medical-devices | Medizinprodukte
good-clinical-practice | gute klinische Praxis
good-manufacturing-practice | gute Herstellungspraxis
// care-and-science/earth-and-environment
environmental-management-systems | Umweltmanagement, Umweltmanagementsystem
waste-management | Abfallmanagement, Abfallentsorgung, Abfallwirtschaft
wastewater-treatment | Abwasserbehandlung, Abwasserreinigung, Abwassertechnik
water-treatment | Wasseraufbereitung
nature-conservation | Naturschutz
environmental-protection | Umweltschutz
environmental-science | Umweltwissenschaften
environmental-engineering | Umwelttechnik, Umweltingenieurwesen
environmental-regulations | Umweltvorschriften
ecology | Ökologie
geology | Geologie
hydrology | Hydrologie
gis | Geoinformationssysteme, Geoinformatik
meteorology | Meteorologie
geography | Geographie, Geografie
sustainability | Nachhaltigkeit, Nachhaltigkeitsmanagement
// care-and-science/food-science
food-science | Lebensmitteltechnologie, Lebensmittelwissenschaft
food-processing | Lebensmittelverarbeitung
beer-brewing | Bierbrauen, Brauwesen
// care-and-science/higher-education-and-training
university-teaching | Hochschullehre, universitäre Lehre
adult-education | Erwachsenenbildung, Weiterbildung Erwachsener
student-advising | Studienberatung, Schulberatung
career-counseling | Berufsberatung, Laufbahnberatung
e-learning | digitales Lernen, Lernplattformen
online-teaching | Fernunterricht, digitaler Unterricht, Onlineunterricht
e-learning-development | E-Learning-Entwicklung
training-needs-analysis | Bildungsbedarfsanalyse, Schulungsbedarfsanalyse
// care-and-science/laboratory-instruments
chromatography | Chromatographie, Chromatografie
mass-spectrometry | Massenspektrometrie
spectroscopy | Spektroskopie
microscopy | Mikroskopie
electron-microscopy | Elektronenmikroskopie
flow-cytometry | Durchflusszytometrie
// care-and-science/laboratory-work
laboratory-techniques | Labortechniken, Laborarbeit, Labortätigkeit, Laborerfahrung, Laboruntersuchungen, Labormethoden, Laborkenntnisse
laboratory-analysis | Laboranalysen, Laboranalytik
sample-preparation | Probenvorbereitung, Probenaufbereitung
equipment-calibration | Kalibrierung, Gerätekalibrierung, Kalibrierung von Messgeräten
laboratory-safety | Laborsicherheit
biosafety | biologische Sicherheit
experimental-design | Versuchsplanung
// care-and-science/library-and-museum
library-services | Bibliothekswesen, Bibliotheksdienste
cataloging | Katalogisierung
archival-work | Archivwesen
museum-work | Museumsarbeit
library-science | Bibliothekswissenschaft
// care-and-science/physics-and-mathematics
physics | Physik
thermodynamics | Thermodynamik
optics | Optik
fluid-mechanics | Strömungsmechanik, Strömungslehre
acoustics | Akustik
mathematics | Mathematikkenntnisse, Mathematik
metrology | Fertigungsmesstechnik
// care-and-science/public-safety
investigation | Ermittlungen, Ermittlungsarbeit
criminal-investigation | Kriminalermittlung
law-enforcement | Strafverfolgung, Polizeiarbeit, Gefahrenabwehr
security-guarding | Objektschutz, Wachdienst, Werkschutz, Sicherheitsdienst, Bewachung
physical-access-control | Zugangskontrolle
crowd-control | Ordnerdienst
executive-protection | Personenschutz
// care-and-science/social-science
psychology | Psychologie
sociology | Soziologie
archaeology | Archäologie
linguistics | Sprachwissenschaft
political-science | Politikwissenschaft, Politikwissenschaften
international-relations | internationale Beziehungen
philosophy | Philosophie
econometrics | Ökonometrie
urban-planning | Stadtplanung, Raumplanung
// care-and-science/social-work
social-work | Sozialarbeit, soziale Arbeit, sozialer Arbeit, Sozialpädagogik, Sozialberatung
case-management | Fallmanagement, Fallführung, Hilfeplanung
child-welfare | Kinderschutz, Kindeswohl
family-services | Familienhilfe
parenting-education | Elternbildung
homeless-services | Wohnungslosenhilfe, Obdachlosenhilfe
refugee-services | Flüchtlingshilfe, Flüchtlingsarbeit
youth-work | Jugendarbeit, Jugendhilfe, Kinder- und Jugendhilfe, offene Jugendarbeit
community-outreach | Gemeinwesenarbeit, Quartiersarbeit
volunteer-management | Ehrenamtskoordination, Freiwilligenmanagement
mediation | Mediationsverfahren, Streitschlichtung, Wirtschaftsmediation
pastoral-care | Seelsorge
child-development | kindliche Entwicklung
// care-and-science/statistics-and-research-methods
scientific-research | wissenschaftliches Arbeiten, wissenschaftliche Forschung, Forschungserfahrung, empirische Forschung
research-methodology | Forschungsmethoden
qualitative-research | qualitative Forschung
quantitative-research | quantitative Forschung
literature-review | Literaturrecherche, Literaturrecherchen
survey-design | Umfragen, Fragebögen, Fragebogenerstellung
scientific-writing | wissenschaftliches Schreiben, wissenschaftliche Publikationen, wissenschaftliche Veröffentlichungen
field-work | Feldarbeit, Feldforschung
research-and-development | Forschung und Entwicklung
// care-and-science/teaching
teaching | Unterrichten, Lehrtätigkeit, Unterrichtserfahrung, Lehrerfahrung, Unterrichtsgestaltung, Unterricht
classroom-management | Klassenführung, Klassenleitung
lesson-planning | Unterrichtsplanung, Unterrichtsvorbereitung
curriculum-development | Lehrplanentwicklung, Unterrichtskonzepte, Lehrpläne, Lehrplangestaltung
tutoring | Nachhilfe, Nachhilfeunterricht
elementary-school-teaching | Grundschulunterricht, Grundschullehramt
secondary-school-teaching | Sekundarschulunterricht, Gymnasialunterricht
special-education | Sonderpädagogik, Förderpädagogik, Heilpädagogik, Inklusionspädagogik, Sonderpädagogische Förderung
inclusive-education | inklusiver Unterricht, inklusive Bildung
mathematics-teaching | Mathematikunterricht
science-teaching | naturwissenschaftlicher Unterricht
language-teaching | Sprachunterricht, Deutsch als Fremdsprache, Englischunterricht, Fremdsprachenunterricht, Deutsch als Zweitsprache
physical-education | Sportunterricht
music-education | Musikunterricht, Musikpädagogik
art-education | Kunstunterricht, Kunstpädagogik
vocational-education | berufliche Bildung
religious-education | Religionsunterricht
student-assessment | Leistungsbewertung von Schülern
sports-coaching | Sporttraining, Trainertätigkeit
school-counseling | Schulsozialarbeit, Schulpsychologie
school-administration | Schulleitung, Schulverwaltung
pedagogy | Pädagogik, Didaktik, pädagogische Fähigkeiten, pädagogisches Geschick
`;
