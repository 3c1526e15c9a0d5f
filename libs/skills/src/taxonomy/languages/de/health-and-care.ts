/** German aliases, one skill a line, marks as `aliasesOf` says: medicine, nursing, therapy, care, animals. */
export const healthAndCare = `
// care-and-science/dental
dentistry | Zahnmedizin, Zahnheilkunde
dental-hygiene | Prophylaxe, Zahnhygiene, zahnmedizinische Prophylaxe, professionelle Zahnreinigung
dental-assisting | zahnärztliche Assistenz, Stuhlassistenz
orthodontics | Kieferorthopädie
dental-implants | Zahnimplantate, Implantologie
oral-surgery | Oralchirurgie
dental-laboratory-work | Zahntechnik
// care-and-science/elder-and-home-care
geriatric-care | Seniorenbetreuung, Seniorenpflege, Pflege älterer Menschen, Betreuung von Senioren, Altenpflege
long-term-care | Langzeitpflege
memory-care | Demenzbetreuung
home-care | häusliche Pflege, ambulante Pflege, Hauspflege, ambulanter Pflegedienst
personal-care | Körperpflege, Grundpflege, Unterstützung bei der Körperpflege
activities-of-daily-living | Aktivitäten des täglichen Lebens
meal-preparation-for-clients | Essenszubereitung für Senioren
light-housekeeping | Haushaltshilfe
companion-care | Alltagsbegleitung
respite-care | Kurzzeitpflege, Verhinderungspflege
caregiving | Betreuung pflegebedürftiger Menschen, Angehörigenpflege
disability-support | Behindertenhilfe, Behindertenbetreuung, Eingliederungshilfe, Heilerziehungspflege, Menschen mit Behinderung
// care-and-science/emergency-care
emergency-care | Notaufnahme, Notfallversorgung, Notfallmedizin, Notfallpflege
prehospital-care | Rettungsdienst
cpr | Reanimation^, Wiederbelebung, Herz-Lungen-Wiederbelebung
first-aid | Erste Hilfe, Ersthelfer, Erste-Hilfe-Kurs, Ersthelferausbildung
emergency-management | Katastrophenschutz, Notfallmanagement
emergency-response | Einsatzdienst
firefighting | Brandbekämpfung, Feuerwehr
fire-prevention | vorbeugender Brandschutz
// care-and-science/health-records-and-coding
clinical-documentation | Pflegedokumentation, medizinische Dokumentation, Patientenakten, Dokumentation der Pflege, Patientendokumentation
medical-coding | medizinische Kodierung, Klinische Kodierung
medical-billing | ärztliche Abrechnung, Abrechnung nach EBM, Privatliquidation, Abrechnung nach GOÄ, Leistungsabrechnung
patient-registration | Patientenaufnahme, Patientenannahme, administrative Aufnahme
electronic-health-records | elektronische Patientenakte, Krankenhausinformationssystem, Praxissoftware
// care-and-science/infection-control
infection-control | Hygienevorschriften in der Pflege, Infektionsschutz, Krankenhaushygiene, Infektionsprävention
hand-hygiene | Händehygiene, Händedesinfektion
sterilization | Sterilisation von Instrumenten
sterile-processing | Aufbereitung von Medizinprodukten
disinfection | Desinfektion
// care-and-science/licences-and-certificates
registered-nurse | Krankenschwester, Krankenpfleger, Pflegefachkraft, Pflegefachfrau, Pflegefachmann, Gesundheits- und Krankenpfleger, Gesundheits- und Krankenpflegerin, examinierte Pflegekraft, examinierte Pflegefachkraft, staatlich anerkannte Pflegefachkraft, Pflegefachperson
nursing-assistance | Pflegehelfer, Pflegeassistent, Pflegehelferin, Pflegeassistentin, Pflegehilfskraft, Krankenpflegehelfer, Altenpflegehelfer
emt | Rettungssanitäter, Rettungsassistent
paramedic | Notfallsanitäter
teaching-license | Lehramt, Staatsexamen Lehramt, Lehrbefähigung, Lehramtsstudium
// care-and-science/medical-imaging
medical-imaging | bildgebende Verfahren, bildgebende Diagnostik
radiology | Radiologie
radiography | Röntgen, Röntgendiagnostik
computed-tomography | Computertomographie, Computertomografie
magnetic-resonance-imaging | Magnetresonanztomographie, Kernspintomographie, MRT^*
ultrasound-imaging | Sonographie, Sonografie, Ultraschall, Ultraschalluntersuchungen
echocardiography | Echokardiographie, Echokardiografie
nuclear-medicine | Nuklearmedizin
// care-and-science/medical-laboratory
phlebotomy | Blutentnahme, Blutabnahme, Blutentnahmen, Blutabnahmen
specimen-collection | Probenahme, Probenentnahme
hematology | Hämatologie
histology | Histologie
// care-and-science/medicine
medical-assisting | medizinische Fachangestellte, medizinischer Fachangestellter, Arzthelferin, MFA^*, Arzthelfer
family-medicine | Allgemeinmedizin, Hausarztmedizin
internal-medicine | Innere Medizin
preventive-care | Vorsorgeuntersuchungen
occupational-medicine | Arbeitsmedizin
sports-medicine | Sportmedizin
pediatrics | Pädiatrie, Kinderheilkunde
geriatric-medicine | Geriatrie
cardiology | Kardiologie
gastroenterology | Gastroenterologie
endoscopy | Endoskopie
nephrology | Nephrologie
urology | Urologie
oncology | Onkologie
neurology | Neurologie
dermatology | Dermatologie
ophthalmology | Augenheilkunde
optometry | Optometrie
obstetrics-and-gynecology | Gynäkologie, Gynäkologie und Geburtshilfe
psychiatry | Psychiatrie
anesthesiology | Anästhesie, Anästhesiologie
surgery | Chirurgie, chirurgische Eingriffe
orthopedics | Orthopädie
neurosurgery | Neurochirurgie
vascular-surgery | Gefäßchirurgie
trauma-surgery | Unfallchirurgie
palliative-care | Palliativpflege, Sterbebegleitung, Palliativmedizin, Hospizarbeit
homeopathy | Homöopathie
acupuncture | Akupunktur
osteopathy | Osteopathie
telehealth | Telemedizin
anatomy | Anatomie
physiology | Physiologie
pathology | Pathologie
medical-terminology | medizinische Fachbegriffe, medizinische Terminologie, medizinische Fachsprache
// care-and-science/mental-health
mental-health-care | psychosoziale Betreuung, psychische Gesundheit
counseling | psychosoziale Beratung, Beratungsgespräche, Lebensberatung
psychotherapy | Psychotherapie
family-therapy | Familientherapie
grief-counseling | Trauerbegleitung
substance-abuse-counseling | Suchtberatung
crisis-intervention | Krisenintervention
de-escalation | Deeskalation, Deeskalationstraining
cognitive-behavioral-therapy | Verhaltenstherapie
// care-and-science/nursing
patient-care | Patientenversorgung, Patientenpflege, Pflege von Patienten, Patientenbetreuung, Grund- und Behandlungspflege, Behandlungspflege, Betreuung von Patienten, Versorgung der Patienten, pflegerische Versorgung
nursing | Krankenpflege, Pflegeerfahrung, Gesundheits- und Krankenpflege, Pflegefachkenntnisse
patient-safety | Patientensicherheit
fall-prevention | Sturzprophylaxe
patient-assessment | Patientenbeobachtung, Pflegeanamnese, Krankenbeobachtung, Anamnese
patient-triage | Ersteinschätzung von Patienten, Ersteinschätzung
care-planning | Pflegeplanung, Behandlungspläne, Pflegeprozess, Behandlungsplanung, Therapieplanung
medication-administration | Medikamentengabe, Medikamentenverabreichung, Verabreichung von Medikamenten, Stellen von Medikamenten
medication-management | Medikamentenmanagement
administering-injections | Injektionen verabreichen, Verabreichung von Injektionen
iv-therapy | Infusionstherapie, Infusionen
iv-insertion | Legen von Zugängen
wound-care | Wundversorgung, Wundmanagement, Wundpflege
dressing-changes | Verbandswechsel, Verbandwechsel
ostomy-care | Stomapflege, Stomaversorgung
pressure-injury-prevention | Dekubitusprophylaxe
vital-signs | Vitalzeichen, Vitalparameter, Kontrolle der Vitalwerte, Vitalzeichenkontrolle
patient-monitoring | Patientenüberwachung, Überwachung von Patienten
blood-glucose-monitoring | Blutzuckermessung, Blutzuckerkontrolle
diabetes-education | Diabetesberatung
catheterization | Katheterisierung, Legen von Blasenkathetern, Katheterwechsel
catheter-care | Katheterpflege
tracheostomy-care | Tracheostomapflege
pain-management | Schmerztherapie, Schmerzmanagement
patient-education | Patientenedukation, Patientenschulung, Patientenberatung, Beratung von Patienten
discharge-planning | Entlassmanagement, Entlassungsmanagement
patient-handoff | Dienstübergabe, Patientenübergabe
nurse-management | Pflegedienstleitung, Stationsleitung
perioperative-nursing | OP-Pflege, perioperative Pflege
operating-room-experience | Operationssaal, OP-Bereich
critical-care | Intensivpflege, Intensivstation, Intensivmedizin
telemetry | Monitoring von Patienten
electrocardiography | Elektrokardiographie, EKG^
maternity-care | Geburtshilfe, Neonatologie
labor-and-delivery | Entbindungspflege
postpartum-care | Wochenbettpflege
midwifery | Hebammentätigkeit, Hebammenkunde
newborn-care | Neugeborenenpflege
pediatric-nursing | Kinderkrankenpflege
oncology-nursing | onkologische Pflege
chemotherapy-administration | Chemotherapie
psychiatric-nursing | psychiatrische Pflege
dialysis | Dialyse, Hämodialyse
patient-transport | Patiententransport, Krankentransport, Mobilisation von Patienten, Krankentransporte
patient-positioning | Lagerung von Patienten, Patientenlagerung
// care-and-science/pharmacy
pharmacy-practice | Apothekenpraxis
pharmacy-technician-work | PTA^*, pharmazeutisch-technische Assistentin, pharmazeutisch-technischer Assistent
dispensing-medications | Arzneimittelabgabe
pharmaceutical-compounding | Rezeptur und Defektur, Arzneimittelherstellung
patient-medication-counseling | Beratung in der Apotheke
pharmacovigilance | Arzneimittelsicherheit
pharmacology | Pharmakologie, Arzneimittelkunde, Arzneimittellehre
// care-and-science/public-health
immunization | Impfungen, Impfen, Schutzimpfungen
disease-prevention | Krankheitsprävention, Gesundheitsprävention
public-health | öffentliche Gesundheit, Gesundheitswesen, Gesundheitsförderung, öffentliches Gesundheitswesen
// care-and-science/therapy-and-rehabilitation
physical-therapy | Physiotherapie, Krankengymnastik
occupational-therapy | Ergotherapie
speech-therapy | Logopädie, Sprachtherapie
audiology | Hörakustik, Audiologie
respiratory-therapy | Atemtherapie
ventilator-management | Beatmung, Beatmungspflege, Beatmungstherapie
manual-therapy | manuelle Therapie
therapeutic-exercise | Bewegungstherapie
massage-therapy | Massagen, Massagetherapie, medizinische Massage
music-therapy | Musiktherapie
art-therapy | Kunsttherapie
lymphedema-therapy | manuelle Lymphdrainage, Lymphdrainage
nutrition-counseling | Ernährungsberatung
nutrition | Ernährung, Ernährungswissenschaft, Diätetik
// care-and-science/veterinary
veterinary-care | Tiermedizin, Veterinärmedizin, Behandlung von Tieren
animal-care | Tierpflege
animal-husbandry | Nutztierhaltung
dog-training | Hundetraining, Hundeausbildung
animal-welfare | Tierschutz
horse-care | Pferdepflege
apiculture | Imkerei, Bienenhaltung
`;
