/** German aliases, one skill a line, marks as `aliasesOf` says: health, care, teaching, science. */
export const careAndScience = `
// care-and-science/agriculture-science
agriculture | Landwirtschaft, Ackerbau, Pflanzenbau, landwirtschaftliche Arbeiten
// care-and-science/biology-and-biotechnology
dna-sequencing | DNA-Sequenzierung, Sequenzierung
cell-culture | Zellkultur, Zellkulturen, Zellkulturtechnik
biology | Biologie
molecular-biology | Molekularbiologie, molekularbiologische Methoden
microbiology | Mikrobiologie
biochemistry | Biochemie
bioinformatics | Bioinformatik
// care-and-science/chemistry
chemistry | Chemie
organic-chemistry | organische Chemie
analytical-chemistry | analytische Chemie
// care-and-science/childcare
child-care | Kinderbetreuung, Betreuung von Kindern, Kindertagesbetreuung
child-supervision | Beaufsichtigung von Kindern, Hausaufgabenbetreuung
early-childhood-education | frühkindliche Bildung, Elementarpädagogik, Kindererziehung, Kleinkindpädagogik, Frühpädagogik
kindergarten-teaching | Kindergartenarbeit, Kindergartenpädagogik, Kita-Erfahrung
// care-and-science/clinical-research-and-regulatory
clinical-research | klinische Forschung, klinische Studien, klinischer Studien, klinischen Studien
good-clinical-practice | gute klinische Praxis
good-manufacturing-practice | gute Herstellungspraxis
// care-and-science/dental
dentistry | Zahnmedizin, Zahnheilkunde
dental-hygiene | Prophylaxe, Zahnhygiene, zahnmedizinische Prophylaxe, professionelle Zahnreinigung
dental-assisting | zahnärztliche Assistenz, Stuhlassistenz
orthodontics | Kieferorthopädie
// care-and-science/earth-and-environment
environmental-management-systems | Umweltmanagement, Umweltmanagementsystem
waste-management | Abfallmanagement, Abfallentsorgung, Abfallwirtschaft
environmental-science | Umweltwissenschaften, Umweltschutz, Umwelttechnik
environmental-regulations | Umweltvorschriften
geology | Geologie
gis | Geoinformationssysteme, Geoinformatik
sustainability | Nachhaltigkeit, Nachhaltigkeitsmanagement
// care-and-science/elder-and-home-care
geriatric-care | Seniorenbetreuung, Geriatrie, Seniorenpflege, Demenzbetreuung, Pflege älterer Menschen, Betreuung von Senioren, Langzeitpflege, Altenpflege
home-care | häusliche Pflege, ambulante Pflege, Hauspflege, ambulanter Pflegedienst, Haushaltshilfe, Alltagsbegleitung
personal-care | Körperpflege, Grundpflege, Unterstützung bei der Körperpflege
activities-of-daily-living | Aktivitäten des täglichen Lebens
meal-preparation-for-clients | Essenszubereitung für Senioren
caregiving | Betreuung pflegebedürftiger Menschen, Angehörigenpflege
disability-support | Behindertenhilfe, Behindertenbetreuung, Eingliederungshilfe, Heilerziehungspflege, Menschen mit Behinderung
// care-and-science/emergency-care
emergency-care | Notaufnahme, Notfallversorgung, Notfallmedizin, Notfallpflege
cpr | Reanimation, Wiederbelebung, Herz-Lungen-Wiederbelebung
first-aid | Erste Hilfe, Ersthelfer, Erste-Hilfe-Kurs, Ersthelferausbildung
emergency-management | Katastrophenschutz, Notfallmanagement
emergency-response | Einsatzdienst
firefighting | Brandbekämpfung, Feuerwehr
fire-prevention | Brandschutz, vorbeugender Brandschutz
// care-and-science/health-records-and-coding
clinical-documentation | Pflegedokumentation, medizinische Dokumentation, Patientenakten, Dokumentation der Pflege, Patientendokumentation
medical-coding | medizinische Kodierung, Abrechnung nach GOÄ, Klinische Kodierung, Leistungsabrechnung
medical-billing | ärztliche Abrechnung, Abrechnung nach EBM, Privatliquidation
patient-registration | Patientenaufnahme, Patientenannahme, administrative Aufnahme
electronic-health-records | elektronische Patientenakte, Krankenhausinformationssystem, Praxissoftware
// care-and-science/higher-education-and-training
university-teaching | Hochschullehre, universitäre Lehre
adult-education | Erwachsenenbildung, Weiterbildung Erwachsener
student-advising | Studienberatung, Schulberatung, Berufsberatung, Laufbahnberatung
e-learning | digitales Lernen, Fernunterricht, Lernplattformen, digitaler Unterricht
training-needs-analysis | Bildungsbedarfsanalyse, Schulungsbedarfsanalyse
// care-and-science/infection-control
infection-control | Hygienevorschriften in der Pflege, Infektionsschutz, Krankenhaushygiene, Infektionsprävention, Aufbereitung von Medizinprodukten, Sterilisation von Instrumenten
disinfection | Desinfektion
// care-and-science/laboratory-instruments
chromatography | Chromatographie, Chromatografie
mass-spectrometry | Massenspektrometrie
spectroscopy | Spektroskopie
microscopy | Mikroskopie, Elektronenmikroskopie
flow-cytometry | Durchflusszytometrie
// care-and-science/laboratory-work
laboratory-techniques | Labortechniken, Laborarbeit, Labortätigkeit, Laborerfahrung, Laboruntersuchungen, Labormethoden, Laborkenntnisse
laboratory-analysis | Laboranalysen, Laboranalytik
equipment-calibration | Kalibrierung, Gerätekalibrierung, Kalibrierung von Messgeräten
laboratory-safety | Laborsicherheit, biologische Sicherheit
// care-and-science/library-and-museum
library-services | Bibliothekswesen, Katalogisierung, Bibliotheksdienste
// care-and-science/licences-and-certificates
registered-nurse | Krankenschwester, Krankenpfleger, Pflegefachkraft, Pflegefachfrau, Pflegefachmann, Gesundheits- und Krankenpfleger, Gesundheits- und Krankenpflegerin, examinierte Pflegekraft, examinierte Pflegefachkraft, staatlich anerkannte Pflegefachkraft, Pflegefachperson
certified-nursing-assistant | Pflegehelfer, Pflegeassistent, Pflegehelferin, Pflegeassistentin, Pflegehilfskraft, Krankenpflegehelfer, Altenpflegehelfer
emt | Rettungssanitäter, Notfallsanitäter, Rettungsdienst, Rettungsassistent
teaching-license | Lehramt, Staatsexamen Lehramt, Lehrbefähigung, Lehramtsstudium
// care-and-science/medical-imaging
radiology | Radiologie, Röntgen, bildgebende Verfahren, Röntgendiagnostik, Computertomographie
magnetic-resonance-imaging | Magnetresonanztomographie, Kernspintomographie, MRT^*
ultrasound-imaging | Sonographie, Sonografie, Ultraschall, Ultraschalluntersuchungen, Echokardiographie
// care-and-science/medical-laboratory
phlebotomy | Blutentnahme, Blutabnahme, Blutentnahmen, Blutabnahmen
specimen-collection | Probenahme, Probenvorbereitung, Probenentnahme, Probenaufbereitung
hematology | Hämatologie
histology | Histologie, Pathologie
// care-and-science/medicine
medical-assisting | medizinische Fachangestellte, medizinischer Fachangestellter, Arzthelferin, MFA^*, Arzthelfer
family-medicine | Allgemeinmedizin, Hausarztmedizin
internal-medicine | Innere Medizin
pediatrics | Kinderkrankenpflege, Pädiatrie, Kinderheilkunde
cardiology | Kardiologie
oncology | Onkologie, Chemotherapie, onkologische Pflege
neurology | Neurologie
dermatology | Dermatologie
psychiatry | Psychiatrie
anesthesiology | Anästhesie, Anästhesiologie
surgery | Chirurgie, chirurgische Eingriffe
orthopedics | Orthopädie
palliative-care | Palliativpflege, Sterbebegleitung, Palliativmedizin, Hospizarbeit
telehealth | Telemedizin
anatomy | Anatomie
medical-terminology | medizinische Fachbegriffe, medizinische Terminologie, medizinische Fachsprache
// care-and-science/mental-health
mental-health-care | psychiatrische Pflege, psychosoziale Betreuung, psychische Gesundheit
counseling | psychosoziale Beratung, Beratungsgespräche, Lebensberatung
psychotherapy | Psychotherapie, Verhaltenstherapie
// care-and-science/nursing
patient-care | Patientenversorgung, Patientenpflege, Pflege von Patienten, Patientenbetreuung, Grund- und Behandlungspflege, Behandlungspflege, Betreuung von Patienten, Versorgung der Patienten, pflegerische Versorgung
nursing | Krankenpflege, Pflegeerfahrung, Gesundheits- und Krankenpflege, Pflegefachkenntnisse
patient-assessment | Patientenbeobachtung, Pflegeanamnese, Krankenbeobachtung, Anamnese
patient-triage | Ersteinschätzung von Patienten, Ersteinschätzung
care-planning | Pflegeplanung, Behandlungspläne, Pflegeprozess, Behandlungsplanung, Therapieplanung
medication-administration | Medikamentengabe, Medikamentenverabreichung, Verabreichung von Medikamenten, Medikamentenmanagement, Stellen von Medikamenten
iv-therapy | Infusionstherapie, Infusionen, Legen von Zugängen
wound-care | Wundversorgung, Wundmanagement, Verbandswechsel, Wundpflege, Verbandwechsel
vital-signs | Vitalzeichen, Vitalparameter, Kontrolle der Vitalwerte, Vitalzeichenkontrolle
patient-monitoring | Patientenüberwachung, Überwachung von Patienten
diabetes-care | Blutzuckermessung, Diabetesberatung, Blutzuckerkontrolle
catheterization | Katheterisierung, Katheterpflege, Legen von Blasenkathetern, Katheterwechsel
pain-management | Schmerztherapie, Schmerzmanagement
patient-education | Patientenedukation, Patientenschulung, Patientenberatung, Beratung von Patienten
discharge-planning | Entlassmanagement, Entlassungsmanagement
surgical-care | OP-Pflege, Operationssaal, perioperative Pflege, OP-Bereich
critical-care | Intensivpflege, Intensivstation, Intensivmedizin
telemetry | Monitoring von Patienten
electrocardiography | Elektrokardiographie, EKG^
maternity-care | Geburtshilfe, Entbindungspflege, Neonatologie, Hebammentätigkeit, Wochenbettpflege
dialysis | Dialyse, Hämodialyse
patient-transport | Patiententransport, Krankentransport, Mobilisation von Patienten, Krankentransporte
patient-positioning | Lagerung von Patienten, Patientenlagerung
// care-and-science/pharmacy
pharmacy-practice | Arzneimittelabgabe, Apothekenpraxis, Beratung in der Apotheke, Rezeptur und Defektur
pharmacy-technician-work | PTA^*, pharmazeutisch-technische Assistentin, pharmazeutisch-technischer Assistent
pharmacology | Pharmakologie, Arzneimittelkunde, Arzneimittellehre
// care-and-science/physics-and-mathematics
physics | Physik
mathematics | Mathematikkenntnisse, Mathematik
// care-and-science/public-health
immunization | Impfungen, Impfen, Schutzimpfungen
disease-prevention | Krankheitsprävention, Gesundheitsprävention
public-health | öffentliche Gesundheit, Gesundheitswesen, Gesundheitsförderung, öffentliches Gesundheitswesen
// care-and-science/public-safety
investigation | Ermittlungen, Ermittlungsarbeit
law-enforcement | Strafverfolgung, Polizeiarbeit, Gefahrenabwehr
security-guarding | Objektschutz, Wachdienst, Werkschutz, Sicherheitsdienst, Bewachung
// care-and-science/social-science
psychology | Psychologie
international-relations | internationale Beziehungen
// care-and-science/social-work
social-work | Sozialarbeit, soziale Arbeit, sozialer Arbeit, Sozialpädagogik, Sozialberatung, Krisenintervention, Familienhilfe
case-management | Fallmanagement, Fallführung, Hilfeplanung
child-welfare | Kinderschutz, Kindeswohl
youth-work | Jugendarbeit, Jugendhilfe, Kinder- und Jugendhilfe, offene Jugendarbeit
community-outreach | Gemeinwesenarbeit, Quartiersarbeit
mediation | Mediationsverfahren, Streitschlichtung
// care-and-science/statistics-and-research-methods
scientific-research | wissenschaftliches Arbeiten, wissenschaftliche Forschung, Forschungsmethoden, Literaturrecherche, Forschungserfahrung, qualitative Forschung, empirische Forschung
survey-design | Umfragen, Fragebögen, Fragebogenerstellung
scientific-writing | wissenschaftliches Schreiben, wissenschaftliche Publikationen, wissenschaftliche Veröffentlichungen
field-work | Feldarbeit, Feldforschung
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
language-teaching | Sprachunterricht, Deutsch als Fremdsprache, Englischunterricht, Fremdsprachenunterricht, Deutsch als Zweitsprache
physical-education | Sportunterricht
music-education | Musikunterricht, Musikpädagogik
art-education | Kunstunterricht, Kunstpädagogik
vocational-education | berufliche Bildung, Berufsausbildung
sports-coaching | Sporttraining, Trainertätigkeit
pedagogy | Pädagogik, Didaktik, pädagogische Fähigkeiten, pädagogisches Geschick
// care-and-science/therapy-and-rehabilitation
physical-therapy | Physiotherapie, Krankengymnastik, Rehabilitation, Bewegungstherapie, manuelle Therapie
occupational-therapy | Ergotherapie
speech-therapy | Logopädie, Sprachtherapie
ventilator-management | Beatmung, Beatmungspflege, Atemtherapie, Beatmungstherapie
massage-therapy | Massagen, Massagetherapie, medizinische Massage
nutrition | Ernährung, Ernährungsberatung, Ernährungswissenschaft, Diätetik
// care-and-science/veterinary
veterinary-care | Tiermedizin, Tierpflege, Veterinärmedizin, Behandlung von Tieren
apiculture | Imkerei, Bienenhaltung
`;
