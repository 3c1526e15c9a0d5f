/** French aliases, one skill a line: `skill-id | Alias, Alias`; marks are explained at `aliasesOf`. */
export const frenchAliases = `
web-development | applications web, développement d'applications web, création de sites web, création de sites internet
front-end-development | développement front-end, développement front, développement frontend
web-accessibility | accessibilité numérique, accessibilité web
back-end-development | développement back-end, développement backend
full-stack-development | développement full-stack, développement fullstack
api-design | conception d'API, développement d'API, services web
mobile-development | développement mobile, applications mobiles, développement d'applications mobiles
augmented-reality | réalité augmentée, réalité virtuelle
game-development | développement de jeux vidéo, développement de jeux
software-testing | tests logiciels, recette fonctionnelle, tests fonctionnels, tests d'intégration, cas de test
test-automation | automatisation des tests, automatisation de tests
unit-testing | tests unitaires, tests automatisés
debugging | débogage
software-development | développement de logiciels, développement d'applications, programmation, génie logiciel, développement informatique
code-review | revue de code, revues de code
technical-documentation | documentation technique, rédaction technique
system-design | architecture logicielle, conception de systèmes, architecture des systèmes, architecture technique
microservices | architecture microservices, architecture de microservices
distributed-systems | systèmes distribués
design-patterns | patrons de conception
object-oriented-programming | programmation orientée objet, programmation objet, conception orientée objet
functional-programming | programmation fonctionnelle
data-structures | structures de données, algorithmique, algorithmes
agile | méthodes agiles, méthode agile, méthodologie agile, méthodologies agiles, agilité
test-driven-development | développement piloté par les tests
itil | gestion des services informatiques
database-management | base de données, bases de données relationnelles, administration de bases de données, gestion de bases de données
data-engineering | ingénierie des données, pipelines de données, traitement de données, traitement des données
data-warehousing | entrepôt de données, entrepôts de données
data-modeling | modélisation de données, modélisation des données
big-data | mégadonnées, données massives
data-governance | gouvernance des données, qualité des données, gestion des données de référence
data-analysis | analyse des données, analyses de données
data-science | science des données, sciences des données
data-visualization | visualisation de données, visualisation des données, tableaux de bord
data-mining | fouille de données, exploration de données
business-intelligence | informatique décisionnelle, décisionnel BI
statistics | analyse statistique, analyses statistiques, statistique, méthodes statistiques
linear-algebra | algèbre linéaire
simulation | simulation numérique, modélisation numérique
machine-learning | apprentissage machine
deep-learning | apprentissage profond, réseaux de neurones
artificial-intelligence | intelligence artificielle, IA^*
natural-language-processing | traitement du langage naturel, traitement automatique du langage, traitement automatique des langues
computer-vision | vision par ordinateur, traitement d'images, reconnaissance d'images
large-language-models | grands modèles de langage, modèles de langage
cloud-computing | informatique en nuage, infrastructure cloud, solutions cloud, services cloud
cloud-migration | migration vers le cloud
git | gestion de versions, contrôle de version, gestion de version
ci-cd | intégration continue, déploiement continu, livraison continue
infrastructure-as-code | infrastructure en tant que code
incident-response | gestion des incidents, gestion d'incidents, réponse aux incidents, astreintes informatiques
performance-optimization | optimisation des performances
load-balancing | répartition de charge, haute disponibilité, scalabilité
disaster-recovery | reprise après sinistre, sauvegarde des données, plan de reprise d'activité, plan de continuité d'activité
penetration-testing | tests d'intrusion, test d'intrusion
vulnerability-management | gestion des vulnérabilités, analyse de vulnérabilités
information-security | sécurité informatique, cybersécurité, sécurité de l'information, sécurité des systèmes d'information
network-security | sécurité réseau, sécurité des réseaux
cryptography | cryptographie, chiffrement
identity-and-access-management | gestion des identités et des accès, gestion des identités, gestion des accès
gdpr | protection des données, protection des données personnelles
computer-networking | réseaux informatiques, réseau informatique, protocoles réseau
network-administration | administration réseau, administration réseaux, administration des réseaux, administration systèmes et réseaux, gestion de réseaux
linux | administration Linux, systèmes Linux
virtualization | machines virtuelles
system-administration | administration système, administration systèmes, administration des systèmes, administration de serveurs
technical-support | support technique, assistance technique, support informatique, support utilisateur, support utilisateurs, assistance informatique, dépannage informatique
embedded-systems | systèmes embarqués, logiciel embarqué, logiciels embarqués, microcontrôleurs, informatique embarquée
signal-processing | traitement du signal
iot | internet des objets, objets connectés
accounting | comptable*
management-accounting | maîtrise des coûts
bookkeeping | saisie comptable, tenue des comptes, saisie des écritures comptables, écritures comptables
accounts-payable | factures fournisseurs
accounts-receivable | suivi des paiements, relances clients
debt-collection | recouvrement de créances
account-reconciliation | lettrage des comptes, clôtures mensuelles
financial-reporting | bilan comptable, clôture des comptes, bilans comptables, arrêté des comptes
payroll | bulletins de paie, établissement des paies, gestion de paie, bulletins de salaire
banking | secteur bancaire, services bancaires, opérations bancaires, banque de détail, produits bancaires
credit-analysis | analyse crédit, risque de crédit, octroi de crédit
insurance | gestion de sinistres, produits d'assurance, secteur de l'assurance
anti-money-laundering | lutte contre le blanchiment, blanchiment d'argent
business-analysis | analyse fonctionnelle
requirements-analysis | cahier des charges, expression des besoins, rédaction de cahiers des charges
public-relations | communication institutionnelle
customer-service | service clients, accueil clientèle, conseil clientèle, relation clientèle
customer-relations | fidélisation client, suivi de la relation client
complaint-handling | traitement des réclamations, gestion des litiges, réclamations clients
call-center-operations | centre d'appel, appels entrants, appels sortants
digital-marketing | marketing en ligne
seo | optimisation pour les moteurs de recherche, référencement web
search-advertising | référencement payant, publicité en ligne
content-marketing | rédaction de contenus, production de contenus
social-media-marketing | gestion des réseaux sociaux, animation des réseaux sociaux, médias sociaux
email-marketing | campagnes emailing, emailing, campagnes d'emailing
interior-design | aménagement intérieur
financial-analysis | analyses financières, évaluation d'entreprise
budgeting | gestion de budgets, suivi budgétaire, élaboration du budget, contrôle budgétaire
forecasting | prévisions des ventes, prévision de la demande, prévisions de ventes
treasury-management | gestion de la trésorerie
investment-management | gestion de patrimoine, marchés de capitaux, produits financiers
economics | économétrie, sciences économiques, macroéconomie, microéconomie
graphic-design | création graphique, design graphique
typography | théorie des couleurs
human-resources | gestion des ressources humaines, gestion du personnel
recruiting | recrutements, entretiens d'embauche, gestion du recrutement, processus de recrutement
onboarding | accueil des nouveaux arrivants, intégration des nouveaux salariés
employee-relations | relations du travail, dialogue social
performance-management | évaluation des performances, entretiens d'évaluation
compensation-and-benefits | politique de rémunération
training-delivery | formation*, animation de formations, formation professionnelle, formation des équipes, animer des formations, formation continue
diversity-and-inclusion | diversité et inclusion
labor-law | droit social, législation sociale
legal-research | recherches juridiques, veille juridique, analyse juridique
legal-drafting | rédaction d'actes, rédaction d'actes juridiques
litigation | précontentieux, procédures judiciaires
intellectual-property | propriété industrielle, droit d'auteur, droit des marques
immigration-law | droit des étrangers
administrative-law | droit public
operations-management | gestion d'exploitation, direction des opérations
strategic-planning | stratégie d'entreprise, plan stratégique
business-process-improvement | optimisation des processus, gestion des processus, démarche d'amélioration continue
change-management | accompagnement au changement
risk-management | analyse des risques, gestion de risques, analyse de risques
quality-assurance | management de la qualité, démarche qualité
staff-supervision | encadrement, encadrement du personnel, gestion du personnel encadré, management d'équipes, encadrer une équipe
consulting | conseil en entreprise, conseil en management
lean | lean management industriel, production allégée
okrs | indicateurs clés de performance
marketing | campagnes marketing, mercatique
brand-management | image de marque, stratégie de marque
event-planning | événementiel, gestion d'événements
office-administration | secrétariat, gestion administrative, travaux administratifs, suivi administratif, assistanat
scheduling | gestion des plannings, planification, élaboration des plannings, gestion de planning, gestion des rendez-vous
data-entry | saisie des données
record-keeping | classement, tenue des dossiers, classement de dossiers
minute-taking | prise de notes, comptes rendus de réunion
travel-arrangements | organisation des déplacements
report-writing | rédaction de rapport
mail-handling | gestion du courrier, distribution du courrier
microsoft-office | logiciels bureautiques, outils de bureautique
photography | retouche d'images
video-editing | réalisation vidéo
procurement | gestion des achats, approvisionnements, négociation fournisseurs
contract-management | gestion de contrats, négociation des contrats
erp-systems | logiciel ERP, progiciel de gestion, PGI^*
project-management | conduite de projets, pilotage de projet, pilotage de projets, management de projet
program-management | gestion de programme, gestion de portefeuille de projets
product-management | gestion de produits
policy-analysis | analyse des politiques publiques
program-evaluation | évaluation des politiques publiques
grant-management | demandes de subvention, gestion des subventions, recherche de subventions, demandes de financement
fundraising | levée de fonds, mécénat
public-administration | fonction publique, administration territoriale
journalism | rédaction journalistique
real-estate | syndic de copropriété, transaction immobilière
sales | vente directe, force de vente, action commerciale, démarche commerciale
technical-sales | vente technique, technico-commercial, vente de solutions techniques
export-sales | commerce extérieur, ventes export
account-management | gestion de portefeuille clients, suivi de clientèle, portefeuille clients
business-development | développement des affaires, prospection téléphonique, développement d'affaires
retail-sales | vente au détail, vente en magasin, merchandising en magasin
cash-handling | gestion de caisse, gestion de la caisse, encaissements, opérations de caisse
loss-prevention | prévention des vols, lutte contre la démarque
e-commerce | vente en ligne, commerce en ligne
crm-software | logiciel CRM, gestion de la relation client, outil CRM
communication | capacités de communication, bonne communication, expression écrite, sens de la communication, qualités rédactionnelles, aisance rédactionnelle
interpersonal-skills | bon relationnel, qualités relationnelles, excellent relationnel, capacités relationnelles
empathy | sens de l'écoute, qualités d'écoute, capacité d'écoute, bienveillance
teamwork | sens du travail en équipe, esprit collaboratif
leadership | leadership d'équipe, capacité à fédérer, qualités de meneur, capacités managériales
mentoring | tutorat, accompagnement des juniors, accompagnement individuel
problem-solving | résolution de problème, esprit de résolution, recherche de solutions
critical-thinking | capacités d'analyse, esprit de synthèse, sens de l'analyse, capacité d'analyse et de synthèse
decision-making | capacité de décision
time-management | sens des priorités, gestion des délais
organizational-skills | capacités d'organisation, capacité d'organisation, organisation et rigueur, qualités organisationnelles
attention-to-detail | rigueur et précision, attention aux détails
adaptability | faculté d'adaptation
creativity | esprit créatif
initiative | force de proposition
work-ethic | conscience professionnelle, assiduité
customer-focus | sens du client
negotiation | négociations, techniques de négociation, capacité de négociation
conflict-resolution | résolution des conflits
presentation-skills | aisance orale, présentations orales
facilitation | animation de réunions, animation de groupes, animation de groupe
tax-preparation | déclaration de TVA, déclarations de TVA, impôts
auditing | audit externe, audits internes
compliance | conformité, mise en conformité, affaires réglementaires
ux-design | ergonomie des interfaces
ui-design | interface utilisateur, interfaces utilisateurs, conception d'interfaces
user-research | entretiens utilisateurs
human-centered-design | conception centrée sur l'utilisateur
copywriting | rédaction publicitaire, correction de textes
translation | interprétariat, traductions
patient-care | soins aux patients, soins infirmiers, prise en charge des patients, soins de base, soins d'hygiène et de confort, prise en charge du patient, accompagnement des patients
patient-assessment | évaluation des patients, évaluation de l'état de santé, recueil de données cliniques, surveillance clinique
patient-triage | triage des patients, accueil et orientation des patients
care-planning | plan de soins, plans de soins, projet de soins, projets de soins
medication-administration | administration de médicaments, administration des traitements, distribution des médicaments, administration des médicaments
iv-therapy | perfusions, pose de perfusion, pose de perfusions
wound-care | soins des plaies, pansements, réfection de pansements
vital-signs | signes vitaux, prise des constantes, surveillance des constantes, paramètres vitaux
diabetes-care | suivi du diabète, glycémie capillaire, éducation diabétique
catheterization | sondage urinaire, cathétérisme, pose de cathéter, pose de cathéters
pain-management | prise en charge de la douleur, anesthésie, gestion de la douleur
patient-education | éducation thérapeutique, éducation du patient, éducation à la santé, éducation des patients
discharge-planning | planification de la sortie, coordination des soins, organisation des sorties
surgical-care | bloc opératoire, soins chirurgicaux, chirurgie
critical-care | soins intensifs, soins critiques
telemetry | électrocardiogramme, surveillance cardiaque
maternity-care | obstétrique, maternité, néonatologie, soins néonataux
dialysis | dialyse, hémodialyse
patient-transport | transport de patients, transport sanitaire, brancardage, transferts des patients, manutention des patients
infection-control | hygiène hospitalière, prévention des infections, bionettoyage
medical-assisting | assistant médical, assistante médicale, secrétaire médicale, secrétariat médical
pediatrics | pédiatrie, soins pédiatriques, puériculture
oncology | oncologie, chimiothérapie, cancérologie
palliative-care | soins palliatifs, accompagnement en fin de vie, fin de vie
telehealth | télémédecine, téléconsultation
anatomy | anatomie
medical-terminology | terminologie médicale, vocabulaire médical
emergency-care | soins d'urgence, service des urgences, médecine d'urgence, gestes d'urgence, urgences médicales
cpr | réanimation cardio-pulmonaire, réanimation cardiopulmonaire
first-aid | premiers secours, secourisme, sauveteur secouriste du travail, gestes de premiers secours, PSC1
emergency-management | gestion des urgences, gestion de crises
firefighting | lutte contre l'incendie, sécurité incendie, extinction d'incendies
physical-therapy | kinésithérapie, rééducation, masso-kinésithérapie, rééducation fonctionnelle
occupational-therapy | ergothérapie
speech-therapy | orthophonie, logopédie
ventilator-management | ventilation mécanique, assistance respiratoire, kinésithérapie respiratoire
massage-therapy | massages, massothérapie
nutrition | diététique, nutrition clinique, équilibre alimentaire
mental-health-care | psychiatrie, santé mentale, soins psychiatriques
dental-hygiene | hygiène dentaire, dentisterie, soins dentaires, assistance dentaire, hygiène bucco-dentaire
pharmacy-practice | délivrance de médicaments, pharmacie d'officine, dispensation, délivrance des ordonnances
pharmacy-technician-work | préparateur en pharmacie, préparatrice en pharmacie
pharmacology | pharmacologie
radiology | radiologie, imagerie médicale, radiographie, scanner médical
magnetic-resonance-imaging | imagerie par résonance magnétique, IRM^
ultrasound-imaging | échographie, échographies, échocardiographie
phlebotomy | prélèvements sanguins, prise de sang, prises de sang
specimen-collection | prélèvement d'échantillons, préparation des échantillons, préparation d'échantillons, prélèvements
hematology | hématologie
histology | histologie, anatomopathologie
clinical-documentation | dossier de soins, dossiers médicaux, transmissions écrites, dossier patient, transmissions ciblées, tenue du dossier de soins
medical-coding | codage médical, facturation médicale, codage des actes
electronic-health-records | dossier patient informatisé, dossier médical informatisé, logiciel de soins
public-health | santé publique
geriatric-care | gériatrie, soins aux personnes âgées, accompagnement des personnes âgées, gérontologie, personnes âgées dépendantes
home-care | aide à domicile, soins à domicile, maintien à domicile, hospitalisation à domicile, aide à la toilette
veterinary-care | médecine vétérinaire, soins aux animaux, soins vétérinaires, soin des animaux
social-work | travail social, action sociale, accompagnement social, assistance sociale, protection de l'enfance, accompagnement éducatif, intervention sociale
community-outreach | animation sociale, développement local, action communautaire
child-supervision | surveillance d'enfants, surveillance des enfants, encadrement d'enfants, animation auprès d'enfants
early-childhood-education | petite enfance, éducation préscolaire, garde d'enfants, éducation de la petite enfance, accueil du jeune enfant
teaching | cours particuliers, soutien scolaire, animation de cours, gestion de classe, donner des cours, préparation des cours
curriculum-development | conception de programmes pédagogiques, ingénierie pédagogique, élaboration de programmes, conception pédagogique
special-education | éducation spécialisée, enseignement spécialisé, élèves en situation de handicap, besoins éducatifs particuliers
language-teaching | enseignement des langues, français langue étrangère, cours de langues, cours d'anglais, FLE^*
pedagogy | pédagogie, didactique, méthodes pédagogiques, sens de la pédagogie
student-advising | orientation scolaire, orientation professionnelle, conseil d'orientation
e-learning | formation en ligne, formation à distance, enseignement à distance, apprentissage en ligne
library-services | bibliothéconomie, catalogage, gestion de bibliothèque
laboratory-techniques | techniques de laboratoire, analyses de laboratoire, analyses biologiques, travail en laboratoire
equipment-calibration | calibration d'appareils, étalonnage des appareils
laboratory-safety | sécurité au laboratoire, biosécurité, sécurité biologique
chromatography | chromatographie
mass-spectrometry | spectrométrie de masse
spectroscopy | spectroscopie, spectrophotométrie
microscopy | microscopie, microscopie électronique
flow-cytometry | cytométrie en flux, cytométrie de flux
dna-sequencing | séquençage, séquençage ADN
cell-culture | culture cellulaire, cultures cellulaires
biology | biologie
molecular-biology | biologie moléculaire
microbiology | microbiologie
biochemistry | biochimie
bioinformatics | bio-informatique, bioinformatique
chemistry | chimie, chimie analytique, chimie organique
physics | physique*, sciences physiques
scientific-research | méthodes de recherche, recherche universitaire, revue de littérature, recherche documentaire, méthodologie de recherche
survey-design | enquêtes, élaboration de questionnaires, sondages
scientific-writing | rédaction scientifique, publications scientifiques, articles scientifiques
field-work | travail de terrain, enquêtes de terrain
environmental-science | sciences de l'environnement, protection de l'environnement, sciences environnementales
environmental-regulations | réglementation environnementale
geology | géologie
gis | systèmes d'information géographique, SIG^, géomatique
agriculture | agriculture biologique, agronomie, cultures agricoles, travaux agricoles
psychology | psychologie, psychothérapie
international-relations | relations internationales, coopération internationale
clinical-research | recherche clinique, essais cliniques, études cliniques
good-clinical-practice | bonnes pratiques cliniques
good-manufacturing-practice | bonnes pratiques de fabrication, BPF^
investigation | enquêtes judiciaires, investigations policières
law-enforcement | maintien de l'ordre, forces de l'ordre
security-guarding | gardiennage, surveillance de sites, agent de sécurité, rondes de surveillance, sécurité privée, prévention et sécurité
registered-nurse | infirmier diplômé d'État, infirmière diplômée d'État, infirmier, diplôme d'État infirmier, diplôme d'infirmier, IDE^*
certified-nursing-assistant | aide-soignant, aide-soignante, diplôme d'aide-soignant, diplôme d'État d'aide-soignant
emt | ambulancier, diplôme d'ambulancier, ambulancière
teaching-license | certificat d'aptitude au professorat, CAPES^, agrégation, CRPE^
industrial-automation | automatisme, automatismes industriels, régulation, instrumentation et régulation
automotive-repair | carrosserie automobile, réparation de véhicules
diesel-engine-repair | moteurs diesel, mécanique poids lourds
tire-service | montage de pneus, pneumatiques et géométrie
aircraft-maintenance | maintenance d'aéronefs
beauty-treatments | soins du visage
hairdressing | coupe et coloration
facilities-management | gestion des bâtiments, maintenance des bâtiments, services généraux, gestion technique du bâtiment, entretien des bâtiments
finite-element-analysis | calcul par éléments finis
computational-fluid-dynamics | mécanique des fluides numérique
carpentry | charpenterie, menuisier
painting-and-decorating | peinture bâtiment, papier peint, travaux de peinture
civil-engineering | travaux publics, calcul de structures
building-codes | réglementation du bâtiment, normes de construction, normes du bâtiment, droit de l'urbanisme
surveying | géomètre, levés topographiques
laundry | lingerie hôtelière, pressing textile
construction-management | gestion de chantier, suivi de chantier, suivi de chantiers, maîtrise d'œuvre, conduite de chantier
cost-estimating | chiffrage, établissement de devis, études de prix, élaboration de devis
demolition | travaux de démolition, travaux routiers
masonry | gros œuvre, gros oeuvre, béton armé, maçon
roofing | couverture et zinguerie, travaux de toiture, couvreur
scaffolding | montage d'échafaudages, échafaudages
heavy-equipment-operation | conduite d'engins, conduite d'engins de chantier, CACES engins
food-preparation | préparation des repas, préparation culinaire, aide de cuisine, préparation de repas, préparations culinaires, commis de cuisine
cooking | cuisine traditionnelle, techniques de cuisine, art culinaire, techniques culinaires
baking | viennoiserie, pâtisseries
dishwashing | lavage de vaisselle, vaisselle
meat-cutting | découpe de viande, charcuterie
food-safety | normes HACCP, normes d'hygiène, règles d'hygiène, méthode HACCP
food-handler-certification | attestation HACCP, formation HACCP, certificat d'hygiène alimentaire
truck-driving | conducteur routier, chauffeur routier, chauffeur poids lourd, conducteur poids lourd, transport routier
parcel-delivery | livraison, livraisons, distribution de colis, livraison du dernier kilomètre
bus-driving | transport de voyageurs, transport en commun de personnes, conducteur de bus
route-planning | planification des tournées, optimisation des tournées, organisation des tournées
fleet-management | gestion du parc automobile, gestion de parc automobile
electrical-engineering | électrotechnique
electronics | cartes électroniques, circuits électroniques
soldering | soudure électronique
electrical-installation | câblage, installations électriques, électricité bâtiment, électricité industrielle
renewable-energy | énergie éolienne
irrigation | systèmes d'irrigation, arrosage
tractor-operation | conduite de tracteur, machinisme agricole, conduite d'engins agricoles, conduite de tracteurs
livestock-care | soins au bétail, traite des vaches, conduite d'élevage, élevage bovin
pest-control | lutte contre les nuisibles, dératisation, désinsectisation, certiphyto
forestry | exploitation forestière, bûcheronnage
groundskeeping | espaces verts, tonte de pelouse
hotel-management | management hôtelier, hôtellerie-restauration
front-desk-operations | réception hôtelière, accueil des clients à l'hôtel, accueil physique et téléphonique, accueil du public
reservations-management | gestion des réservations, prise de réservations
housekeeping | ménage, entretien des locaux, entretien des chambres, nettoyage des locaux, entretien et nettoyage, propreté des locaux
tour-guiding | visites guidées, accompagnement touristique
commercial-drivers-license | FCO^
drivers-license | permis VL
logistics | expédition, transport et logistique, gestion des flux, gestion des transports, expéditions, réception et expédition
supply-chain-management | chaîne d'approvisionnement, gestion de la chaîne logistique
import-and-export | douane, formalités douanières, procédures douanières
machining | commande numérique, tournage et fraisage, usinage sur commande numérique
industrial-engineering | organisation industrielle, méthodes et industrialisation
manufacturing | production industrielle, procédés de fabrication, fabrication*
assembly-work | assemblage, travaux d'assemblage, montage industriel, montage mécanique, assemblage de pièces
machine-operation | conduite de ligne, conducteur de ligne, réglage de machines, conduite de lignes, pilotage de ligne, conduite de machine, réglage des machines
3d-printing | fabrication additive
grinding-and-polishing | polissage, meulage, ponçage
packaging | conditionnement, mise en carton, emballage de produits
equipment-repair | réparation, réparation d'équipements, réparations, réparation de machines
preventive-maintenance | entretien préventif, entretien des machines, maintenance des équipements
mechanical-engineering | construction mécanique, conception mécanique, mécanique générale
materials-science | sciences des matériaux
hydraulics | pneumatique
engineering-drawings | dessin industriel
blueprint-reading | lecture de plan, plans techniques, lecture de schémas
occupational-safety | consignes de sécurité, prévention des risques professionnels, règles de sécurité, prévention des risques, hygiène et sécurité, hygiène sécurité environnement, QHSE
hazardous-materials | produits dangereux, transport de matières dangereuses
plumbing | installations sanitaires, plombier
hvac | chauffage et climatisation, génie climatique, froid industriel, ventilation et climatisation
quality-inspection | inspection qualité, métrologie, contrôle visuel, contrôle dimensionnel, contrôle qualité des produits
food-service | restauration, service des plats, restauration collective, service en restauration
bartending | service au bar, préparation de cocktails, mixologie
wine-service | œnologie, oenologie
personal-training | coaching sportif, préparation physique, entraînement sportif
lifeguarding | surveillance de baignade, maître-nageur, sauvetage aquatique, BNSSA
sewing | retouche de vêtements
warehouse-operations | magasinage, réception des marchandises, picking, préparation des commandes, préparateur de commandes
loading-and-unloading | chargement, déchargement, chargement et déchargement de camions, port de charges
inventory-management | inventaires, gestion de stocks, suivi des stocks, gestion du stock, contrôle des stocks
forklift-operation | conduite de chariot élévateur, chariots élévateurs, cariste, conduite de chariots
forklift-certification | certificat de cariste, permis cariste
welding | soudure, travaux de soudure, soudage TIG, soudage MIG, soudure à l'arc, soudeur
sheet-metal-work | serrurerie, travail des métaux
`;
