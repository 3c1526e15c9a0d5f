/** French aliases, one skill a line, marks as `aliasesOf` says: health, care, teaching, science. */
export const careAndScience = `
// care-and-science/agriculture-science
agriculture | agriculture biologique, agronomie, cultures agricoles, travaux agricoles
// care-and-science/biology-and-biotechnology
dna-sequencing | séquençage, séquençage ADN
cell-culture | culture cellulaire, cultures cellulaires
biology | biologie
molecular-biology | biologie moléculaire
microbiology | microbiologie
biochemistry | biochimie
bioinformatics | bio-informatique, bioinformatique
// care-and-science/chemistry
chemistry | chimie
organic-chemistry | chimie organique
analytical-chemistry | chimie analytique
// care-and-science/childcare
child-care | garde d'enfants, accueil du jeune enfant
child-supervision | surveillance d'enfants, surveillance des enfants, encadrement d'enfants, animation auprès d'enfants
early-childhood-education | petite enfance, éducation préscolaire, éducation de la petite enfance
kindergarten-teaching | enseignement en maternelle, école maternelle
// care-and-science/clinical-research-and-regulatory
clinical-research | recherche clinique, essais cliniques, études cliniques
good-clinical-practice | bonnes pratiques cliniques
good-manufacturing-practice | bonnes pratiques de fabrication, BPF^*
// care-and-science/dental
dentistry | dentisterie, médecine dentaire, odontologie
dental-hygiene | hygiène dentaire, soins dentaires, hygiène bucco-dentaire
dental-assisting | assistance dentaire, assistance au fauteuil
orthodontics | orthodontie
// care-and-science/earth-and-environment
environmental-management-systems | management environnemental, gestion de l'environnement, gestion environnementale
waste-management | gestion des déchets, traitement des déchets
environmental-science | sciences de l'environnement, protection de l'environnement, sciences environnementales
environmental-regulations | réglementation environnementale
geology | géologie
gis | systèmes d'information géographique, SIG^*, géomatique
sustainability | développement durable, responsabilité sociétale des entreprises
// care-and-science/elder-and-home-care
geriatric-care | gériatrie, soins aux personnes âgées, accompagnement des personnes âgées, gérontologie, personnes âgées dépendantes
home-care | aide à domicile, soins à domicile, maintien à domicile, hospitalisation à domicile
personal-care | soins d'hygiène, aide à la toilette, toilette des patients, soins d'hygiène et de confort
activities-of-daily-living | actes de la vie quotidienne, aide aux actes de la vie quotidienne
meal-preparation-for-clients | préparation de repas pour personnes âgées
caregiving | aide à la personne, services à la personne, assistance aux personnes dépendantes
disability-support | accompagnement du handicap, accompagnement de personnes handicapées, personnes en situation de handicap
// care-and-science/emergency-care
emergency-care | soins d'urgence, service des urgences, médecine d'urgence, gestes d'urgence, urgences médicales
cpr | réanimation cardio-pulmonaire, réanimation cardiopulmonaire
first-aid | premiers secours, secourisme, sauveteur secouriste du travail, gestes de premiers secours, PSC1
emergency-management | gestion des urgences, gestion de crises
emergency-response | intervention d'urgence, secours d'urgence
firefighting | lutte contre l'incendie, extinction d'incendies
fire-prevention | prévention incendie, sécurité incendie
// care-and-science/health-records-and-coding
clinical-documentation | dossier de soins, dossiers médicaux, transmissions écrites, dossier patient, transmissions ciblées, tenue du dossier de soins
medical-coding | codage médical, codage des actes
medical-billing | facturation médicale, tarification des actes
patient-registration | accueil des patients, admission des patients, enregistrement des patients
electronic-health-records | dossier patient informatisé, dossier médical informatisé, logiciel de soins
// care-and-science/higher-education-and-training
university-teaching | enseignement supérieur, enseignement universitaire
adult-education | formation pour adultes, formation des adultes, andragogie
student-advising | orientation scolaire, orientation professionnelle, conseil d'orientation
e-learning | formation en ligne, formation à distance, enseignement à distance, apprentissage en ligne
training-needs-analysis | analyse des besoins en formation
// care-and-science/infection-control
infection-control | hygiène hospitalière, prévention des infections, bionettoyage
disinfection | désinfection
// care-and-science/laboratory-instruments
chromatography | chromatographie
mass-spectrometry | spectrométrie de masse
spectroscopy | spectroscopie, spectrophotométrie
microscopy | microscopie, microscopie électronique
flow-cytometry | cytométrie en flux, cytométrie de flux
// care-and-science/laboratory-work
laboratory-techniques | techniques de laboratoire, analyses biologiques, travail en laboratoire
laboratory-analysis | analyses de laboratoire, analyses en laboratoire
equipment-calibration | calibration d'appareils, étalonnage des appareils
laboratory-safety | sécurité au laboratoire, biosécurité, sécurité biologique
// care-and-science/library-and-museum
library-services | bibliothéconomie, catalogage, gestion de bibliothèque
// care-and-science/licences-and-certificates
registered-nurse | infirmier diplômé d'État, infirmière diplômée d'État, infirmier, diplôme d'État infirmier, diplôme d'infirmier, IDE^*, infirmière
certified-nursing-assistant | aide-soignant, aide-soignante, diplôme d'aide-soignant, diplôme d'État d'aide-soignant
emt | ambulancier, diplôme d'ambulancier, ambulancière
teaching-license | certificat d'aptitude au professorat, CAPES^*, agrégation, CRPE^
// care-and-science/medical-imaging
radiology | radiologie, imagerie médicale, radiographie, scanner médical
magnetic-resonance-imaging | imagerie par résonance magnétique, IRM^*
ultrasound-imaging | échographie, échographies, échocardiographie
// care-and-science/medical-laboratory
phlebotomy | prélèvements sanguins, prise de sang, prises de sang
specimen-collection | prélèvement d'échantillons, préparation des échantillons, préparation d'échantillons, prélèvements
hematology | hématologie
histology | histologie, anatomopathologie
// care-and-science/medicine
medical-assisting | assistant médical, assistante médicale, secrétaire médicale, secrétariat médical
family-medicine | médecine générale
internal-medicine | médecine interne
pediatrics | pédiatrie, soins pédiatriques, puériculture
cardiology | cardiologie
oncology | oncologie, chimiothérapie, cancérologie
neurology | neurologie
dermatology | dermatologie
psychiatry | psychiatrie
anesthesiology | anesthésie, anesthésiologie
surgery | chirurgie
orthopedics | orthopédie
palliative-care | soins palliatifs, accompagnement en fin de vie, fin de vie
telehealth | télémédecine, téléconsultation
anatomy | anatomie
medical-terminology | terminologie médicale, vocabulaire médical
// care-and-science/mental-health
mental-health-care | santé mentale, soins psychiatriques
counseling | conseil et écoute, entretiens d'aide, accompagnement psychologique
psychotherapy | psychothérapie
// care-and-science/nursing
patient-care | soins aux patients, prise en charge des patients, soins de base, prise en charge du patient, accompagnement des patients
nursing | soins infirmiers, soins de nursing
patient-assessment | évaluation des patients, évaluation de l'état de santé, recueil de données cliniques, surveillance clinique
patient-triage | triage des patients, accueil et orientation des patients
care-planning | plan de soins, plans de soins, projet de soins, projets de soins
medication-administration | administration de médicaments, administration des traitements, distribution des médicaments, administration des médicaments
iv-therapy | perfusions*, pose de perfusion, pose de perfusions
wound-care | soins des plaies, pansements, réfection de pansements
vital-signs | signes vitaux, prise des constantes, surveillance des constantes, paramètres vitaux
patient-monitoring | surveillance des patients, monitorage
diabetes-care | suivi du diabète, glycémie capillaire, éducation diabétique
catheterization | sondage urinaire, cathétérisme, pose de cathéter, pose de cathéters
pain-management | prise en charge de la douleur, gestion de la douleur
patient-education | éducation thérapeutique, éducation du patient, éducation à la santé, éducation des patients
discharge-planning | planification de la sortie, coordination des soins, organisation des sorties
surgical-care | bloc opératoire, soins chirurgicaux
critical-care | soins intensifs, soins critiques
telemetry | surveillance cardiaque
electrocardiography | électrocardiogramme, électrocardiographie
maternity-care | obstétrique, maternité, néonatologie, soins néonataux
dialysis | dialyse, hémodialyse
patient-transport | transport de patients, transport sanitaire, brancardage, transferts des patients, manutention des patients
patient-positioning | installation du patient, positionnement des patients
// care-and-science/pharmacy
pharmacy-practice | délivrance de médicaments, pharmacie d'officine, dispensation*, délivrance des ordonnances
pharmacy-technician-work | préparateur en pharmacie, préparatrice en pharmacie
pharmacology | pharmacologie
// care-and-science/physics-and-mathematics
physics | physique*, sciences physiques
mathematics | mathématiques
// care-and-science/public-health
immunization | vaccinations
disease-prevention | prévention des maladies, prévention santé
public-health | santé publique
// care-and-science/public-safety
investigation | enquêtes judiciaires, investigations policières
law-enforcement | maintien de l'ordre, forces de l'ordre
security-guarding | gardiennage, surveillance de sites, agent de sécurité, sécurité privée, prévention et sécurité
// care-and-science/social-science
psychology | psychologie
international-relations | relations internationales, coopération internationale
// care-and-science/social-work
social-work | travail social, action sociale, accompagnement social, assistance sociale, accompagnement éducatif, intervention sociale
case-management | gestion de cas, suivi de dossiers sociaux
child-welfare | protection de l'enfance, aide sociale à l'enfance
youth-work | animation jeunesse, travail auprès des jeunes, accompagnement de jeunes
community-outreach | animation sociale, développement local, action communautaire
// care-and-science/statistics-and-research-methods
scientific-research | méthodes de recherche, recherche universitaire, revue de littérature, recherche documentaire, méthodologie de recherche, recherche scientifique
survey-design | enquêtes, élaboration de questionnaires, sondages
scientific-writing | rédaction scientifique, publications scientifiques, articles scientifiques
field-work | travail de terrain, enquêtes de terrain
// care-and-science/teaching
teaching | animation de cours, donner des cours, enseignement
classroom-management | gestion de classe, tenue de classe
lesson-planning | préparation des cours, préparation de cours
curriculum-development | conception de programmes pédagogiques, ingénierie pédagogique, élaboration de programmes, conception pédagogique
tutoring | soutien scolaire, cours particuliers
elementary-school-teaching | enseignement primaire, enseignement élémentaire
secondary-school-teaching | enseignement secondaire
special-education | éducation spécialisée, enseignement spécialisé, élèves en situation de handicap, besoins éducatifs particuliers
inclusive-education | éducation inclusive, école inclusive
language-teaching | enseignement des langues, français langue étrangère, cours de langues, cours d'anglais, FLE^*
physical-education | éducation physique, EPS^*
music-education | enseignement musical, éducation musicale
art-education | enseignement artistique, éducation artistique
vocational-education | enseignement professionnel
sports-coaching | encadrement sportif, entraînement d'équipes sportives
pedagogy | pédagogie, didactique, méthodes pédagogiques, sens de la pédagogie
// care-and-science/therapy-and-rehabilitation
physical-therapy | kinésithérapie, rééducation, masso-kinésithérapie, rééducation fonctionnelle
occupational-therapy | ergothérapie
speech-therapy | orthophonie, logopédie
ventilator-management | ventilation mécanique, assistance respiratoire, kinésithérapie respiratoire
massage-therapy | massages*, massothérapie
nutrition | diététique, nutrition clinique, équilibre alimentaire
// care-and-science/veterinary
veterinary-care | médecine vétérinaire, soins aux animaux, soins vétérinaires, soin des animaux
`;
