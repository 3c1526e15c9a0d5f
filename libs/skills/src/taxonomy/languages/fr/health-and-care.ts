/** French aliases, one skill a line, marks as `aliasesOf` says: medicine, nursing, therapy, care, animals. */
export const healthAndCare = `
// care-and-science/dental
dentistry | dentisterie, médecine dentaire, odontologie
dental-hygiene | hygiène dentaire, soins dentaires, hygiène bucco-dentaire
dental-assisting | assistance dentaire, assistance au fauteuil
orthodontics | orthodontie
dental-implants | implantologie, implants dentaires
dental-laboratory-work | prothèse dentaire, prothésiste dentaire
// care-and-science/elder-and-home-care
geriatric-care | soins aux personnes âgées, accompagnement des personnes âgées, gérontologie, personnes âgées dépendantes
memory-care | accompagnement des malades d'Alzheimer
home-care | aide à domicile, soins à domicile, maintien à domicile, hospitalisation à domicile
personal-care | soins d'hygiène, aide à la toilette, toilette des patients, soins d'hygiène et de confort
activities-of-daily-living | actes de la vie quotidienne, aide aux actes de la vie quotidienne
meal-preparation-for-clients | préparation de repas pour personnes âgées
companion-care | dame de compagnie, auxiliaire de vie
caregiving | aide à la personne, services à la personne, assistance aux personnes dépendantes
disability-support | accompagnement du handicap, accompagnement de personnes handicapées, personnes en situation de handicap
// care-and-science/emergency-care
emergency-care | soins d'urgence, service des urgences, médecine d'urgence, urgences médicales
cpr | réanimation cardio-pulmonaire, réanimation cardiopulmonaire
first-aid | premiers secours, secourisme, sauveteur secouriste du travail, gestes de premiers secours, PSC1
emergency-management | gestion des urgences
emergency-response | intervention d'urgence, secours d'urgence, gestes d'urgence
firefighting | lutte contre l'incendie, extinction d'incendies
fire-prevention | prévention incendie
// care-and-science/health-records-and-coding
clinical-documentation | dossier de soins, dossiers médicaux, dossier patient, transmissions ciblées, tenue du dossier de soins, transmissions écrites
medical-coding | codage médical, codage des actes
medical-billing | facturation médicale, tarification des actes
patient-registration | accueil des patients, admission des patients, enregistrement des patients
medical-office-administration | secrétaire médicale, secrétariat médical
electronic-health-records | dossier patient informatisé, dossier médical informatisé, logiciel de soins
// care-and-science/infection-control
infection-control | hygiène hospitalière, prévention des infections
hand-hygiene | hygiène des mains
personal-protective-equipment | équipements de protection individuelle, EPI^*
disinfection | désinfection
// care-and-science/licences-and-certificates
registered-nurse | infirmier diplômé d'État, infirmière diplômée d'État, infirmier, diplôme d'État infirmier, diplôme d'infirmier, IDE^*, infirmière
certified-nursing-assistant | aide-soignant, aide-soignante, diplôme d'aide-soignant, diplôme d'État d'aide-soignant
emt | ambulancier, diplôme d'ambulancier, ambulancière
teaching-license | certificat d'aptitude au professorat, CAPES^*, agrégation, CRPE^
// care-and-science/medical-imaging
medical-imaging | imagerie médicale
radiology | radiologie
radiography | radiographie
computed-tomography | scanner médical, tomodensitométrie
magnetic-resonance-imaging | imagerie par résonance magnétique, IRM^*
ultrasound-imaging | échographie, échographies
echocardiography | échocardiographie
nuclear-medicine | médecine nucléaire
// care-and-science/medical-laboratory
phlebotomy | prélèvements sanguins, prise de sang, prises de sang
specimen-collection | prélèvement d'échantillons, prélèvements
medical-laboratory-testing | analyses biologiques, analyses médicales
hematology | hématologie
histology | histologie
// care-and-science/medicine
medical-assisting | assistant médical, assistante médicale
family-medicine | médecine générale
internal-medicine | médecine interne
occupational-medicine | médecine du travail
sports-medicine | médecine du sport
pediatrics | pédiatrie, puériculture
geriatric-medicine | gériatrie
cardiology | cardiologie
gastroenterology | gastro-entérologie, gastroentérologie
endoscopy | endoscopie
nephrology | néphrologie
urology | urologie
oncology | oncologie, cancérologie
neurology | neurologie
dermatology | dermatologie
ophthalmology | ophtalmologie
optometry | optométrie
obstetrics-and-gynecology | obstétrique, gynécologie, gynécologie-obstétrique
psychiatry | psychiatrie
anesthesiology | anesthésie, anesthésiologie
surgery | chirurgie
orthopedics | orthopédie
neurosurgery | neurochirurgie
vascular-surgery | chirurgie vasculaire
trauma-surgery | traumatologie
palliative-care | soins palliatifs, accompagnement en fin de vie, fin de vie
homeopathy | homéopathie
osteopathy | ostéopathie
telehealth | télémédecine, téléconsultation
anatomy | anatomie
physiology | physiologie
pathology | anatomopathologie, pathologie*
medical-terminology | terminologie médicale, vocabulaire médical
// care-and-science/mental-health
mental-health-care | santé mentale
counseling | conseil et écoute, entretiens d'aide, accompagnement psychologique
psychotherapy | psychothérapie
family-therapy | thérapie familiale
substance-abuse-counseling | addictologie
crisis-intervention | intervention de crise
stress-management | gestion du stress
// care-and-science/nursing
patient-care | soins aux patients, prise en charge des patients, soins de base, prise en charge du patient, accompagnement des patients
nursing | soins infirmiers, soins de nursing
patient-safety | sécurité des patients
fall-prevention | prévention des chutes
patient-assessment | évaluation des patients, évaluation de l'état de santé, recueil de données cliniques, surveillance clinique
patient-triage | triage des patients, accueil et orientation des patients
care-planning | plan de soins, plans de soins, projet de soins, projets de soins
medication-administration | administration de médicaments, administration des traitements, distribution des médicaments, administration des médicaments
iv-therapy | perfusions*
iv-insertion | pose de perfusion, pose de perfusions
wound-care | soins des plaies
dressing-changes | pansements, réfection de pansements
pressure-injury-prevention | prévention des escarres
vital-signs | signes vitaux, prise des constantes, surveillance des constantes, paramètres vitaux
patient-monitoring | surveillance des patients, monitorage
blood-glucose-monitoring | glycémie capillaire
diabetes-care | suivi du diabète
diabetes-education | éducation diabétique
catheterization | sondage urinaire, cathétérisme, pose de cathéter, pose de cathéters
pain-management | prise en charge de la douleur, gestion de la douleur
patient-education | éducation thérapeutique, éducation du patient, éducation des patients
discharge-planning | planification de la sortie, organisation des sorties
care-coordination | coordination des soins
patient-handoff | transmissions infirmières
surgical-care | soins chirurgicaux
perioperative-nursing | soins périopératoires
operating-room-experience | bloc opératoire
critical-care | soins intensifs, soins critiques, service de réanimation, services de réanimation, réanimation adulte, réanimation polyvalente, réanimation médicale, réanimation chirurgicale, anesthésie-réanimation, unité de réanimation
cardiac-care | soins cardiaques
telemetry | surveillance cardiaque
electrocardiography | électrocardiogramme, électrocardiographie
maternity-care | maternité, néonatologie
midwifery | sage-femme, maïeutique
newborn-care | soins aux nouveau-nés
neonatal-intensive-care | soins néonataux
pediatric-nursing | soins pédiatriques
chemotherapy-administration | chimiothérapie
psychiatric-nursing | soins psychiatriques
dialysis | dialyse, hémodialyse
patient-transport | transport de patients, transport sanitaire, brancardage, transferts des patients
patient-positioning | installation du patient, positionnement des patients
patient-lifting | manutention des patients
// care-and-science/pharmacy
pharmacy-practice | pharmacie d'officine, dispensation*
pharmacy-technician-work | préparateur en pharmacie, préparatrice en pharmacie
dispensing-medications | délivrance de médicaments, délivrance des ordonnances
pharmaceutical-compounding | préparations magistrales
pharmacovigilance | pharmacovigilance clinique
pharmacology | pharmacologie
// care-and-science/public-health
immunization | vaccinations
health-education | éducation à la santé
disease-prevention | prévention des maladies, prévention santé
public-health | santé publique
// care-and-science/therapy-and-rehabilitation
rehabilitation | rééducation, rééducation fonctionnelle
physical-therapy | kinésithérapie, masso-kinésithérapie
occupational-therapy | ergothérapie
speech-therapy | orthophonie, logopédie
audiology | audioprothèse, audiologie
respiratory-therapy | kinésithérapie respiratoire
ventilator-management | ventilation mécanique, assistance respiratoire
massage-therapy | massages*, massothérapie
music-therapy | musicothérapie
art-therapy | art-thérapie
lymphedema-therapy | drainage lymphatique
nutrition-counseling | conseil nutritionnel, conseils nutritionnels
nutrition | diététique, nutrition clinique, équilibre alimentaire
// care-and-science/veterinary
veterinary-care | médecine vétérinaire, soins vétérinaires
animal-care | soins aux animaux, soin des animaux
animal-husbandry | productions animales
animal-welfare | bien-être animal
horse-care | soins aux chevaux
`;
