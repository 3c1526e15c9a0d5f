/** French aliases, one skill a line, marks as `aliasesOf` says: people, law, public service, office, media, design; soft skills. */
export const peopleLawAndMedia = `
// business/certificates
ata-certified-translator | traducteur assermenté
// business/communication-and-pr
public-relations | communication institutionnelle, relations publiques
media-relations | relations médias, relations presse
press-releases | communiqués de presse
corporate-communications | communication d'entreprise
internal-communications | communication interne
communications-strategy | stratégie de communication
// business/fashion-and-interior
fashion-design | création de mode
pattern-making | modélisme
clothing-alterations | retouche de vêtements, retouches*
textile-design | design textile
interior-design | aménagement intérieur, décoration d'intérieur, architecture d'intérieur
makeup-artistry | maquillage
// business/graphic-design
graphic-design | création graphique, design graphique, conception graphique, graphisme
visual-communication | communication visuelle
layout-design | maquette*, mise en page
brand-identity-design | identité visuelle
packaging-design | design de packaging
illustration | illustrations graphiques
drawing | dessin artistique, dessin à main levée
photo-retouching | retouche photo
prepress | prépresse
animation | film d'animation, films d'animation
3d-animation | animation 3D
3d-modeling | modélisation 3D
color-theory | théorie des couleurs
// business/human-resources
human-resources | gestion des ressources humaines, gestion du personnel, ressources humaines
hr-administration | gestion administrative du personnel, administration du personnel
hr-compliance | réglementation sociale
recruiting | recrutements, entretiens d'embauche, gestion du recrutement, processus de recrutement, recrutement
talent-acquisition | acquisition de talents
candidate-interviewing | entretiens de recrutement, conduite d'entretiens
onboarding | accueil des nouveaux arrivants, intégration des nouveaux salariés, intégration des nouveaux collaborateurs
employee-relations | relations du travail, dialogue social, relations sociales
union-relations | instances représentatives du personnel, relations syndicales
collective-bargaining | négociation collective, négociations collectives
employee-engagement | engagement des collaborateurs, qualité de vie au travail
employee-retention | fidélisation des collaborateurs, fidélisation des salariés
performance-management | évaluation des performances, entretiens d'évaluation, gestion de la performance
performance-appraisals | entretiens annuels
employee-development | développement des collaborateurs, développement des compétences
talent-management | gestion des talents
workforce-planning | gestion prévisionnelle des emplois et des compétences, GPEC^
compensation-and-benefits | politique de rémunération, rémunération et avantages sociaux
leave-administration | gestion des absences, gestion des congés
training-delivery | animation de formations, formation professionnelle, formation des équipes, animer des formations, formation continue, formation du personnel
learning-and-development | formation et développement
diversity-and-inclusion | diversité et inclusion
labor-law | droit social, législation sociale, droit du travail
// business/law
legal-research | recherches juridiques, veille juridique, recherche juridique
legal-drafting | rédaction d'actes, rédaction d'actes juridiques, rédaction juridique
contract-drafting | rédaction de contrats
litigation | précontentieux, procédures judiciaires
legal-advice | conseils juridiques, conseil juridique
legal-analysis | analyse juridique
trademark-prosecution | droit des marques
intellectual-property | propriété industrielle, droit d'auteur, propriété intellectuelle
patent-law | droit des brevets
contract-law | droit des contrats
criminal-law | droit pénal
constitutional-law | droit constitutionnel
immigration-law | droit des étrangers
corporate-law | droit des sociétés, droit des affaires
commercial-law | droit commercial
civil-law | droit civil
family-law | droit de la famille
estate-law | droit des successions
real-estate-law | droit immobilier
administrative-law | droit public, droit administratif
environmental-law | droit de l'environnement
bankruptcy-law | droit des faillites, droit des entreprises en difficulté
antitrust-law | droit de la concurrence
banking-law | droit bancaire
health-law | droit de la santé
international-law | droit international
human-rights | droits de l'homme, droits humains
eu-law | droit européen
insurance-law | droit des assurances
criminal-procedure | procédure pénale
civil-procedure | procédure civile
law | droit privé, connaissances juridiques, études de droit
// business/music-and-performing-arts
acting | jeu d'acteur
stage-management | régie de plateau
stagecraft | machinerie théâtrale
music-theory | théorie musicale, solfège
// business/office-and-administration
office-administration | secrétariat*, gestion administrative, travaux administratifs, suivi administratif, assistanat, tâches administratives
clerical-work | travail de bureau, travaux de bureau
office-management | office management en entreprise, gestion de bureau
executive-assistance | secrétariat de direction
scheduling | planification, gestion de planning
calendar-management | gestion d'agenda, gestion des agendas
appointment-scheduling | gestion des rendez-vous, prise de rendez-vous
staff-scheduling | gestion des plannings, élaboration des plannings, planning du personnel, planification des horaires
data-entry | saisie des données, saisie de données, saisie informatique
typing | frappe de documents, dactylographie
transcription | audiotypie
record-keeping | tenue des dossiers, tenue de registres
records-management | gestion des dossiers
filing | classement, classement de documents, classement de dossiers
document-management | gestion documentaire
archiving | archivage
correspondence | courriers administratifs, rédaction de courriers, correspondance
minute-taking | prise de notes, comptes rendus de réunion, rédaction de comptes rendus
meeting-preparation | préparation de réunions, organisation de réunions, préparation des réunions
travel-arrangements | organisation des déplacements, organisation de voyages, organisation de déplacements
report-writing | rédaction de rapport, rédaction de rapports
mail-handling | gestion du courrier, traitement du courrier
mail-sorting | tri du courrier
mail-delivery | distribution du courrier
office-supplies-management | gestion des fournitures, commande de fournitures
office-equipment-operation | utilisation du matériel de bureau
internet-research | recherche sur internet
spreadsheet-work | tableur, tableurs
presentation-preparation | préparation de présentations, élaboration de présentations
reception | accueil des visiteurs, accueil physique et téléphonique, accueil physique
word-processing | traitement de texte
microsoft-office | logiciels bureautiques, outils de bureautique, suite Office, Pack Office
pivot-tables | tableaux croisés dynamiques
video-conferencing | visioconférence
computer-literacy | maîtrise de l'outil informatique, maîtrise des outils informatiques, outil informatique, compétences informatiques
office-software | bureautique, outils bureautiques
// business/photo-film-and-audio
photography | photographie
photo-editing | retouche d'images
video-production | production vidéo
video-editing | réalisation vidéo, montage vidéo
videography | prise de vue
color-grading | étalonnage
film-production | production cinématographique
audio-engineering | technique du son, ingénierie du son
stage-lighting | éclairage scénique, régie lumière
set-design | scénographie
// business/public-service-and-policy
policy-analysis | analyse des politiques publiques, analyse des politiques
policy-development | élaboration de politiques
program-evaluation | évaluation des politiques publiques, évaluation de programmes
monitoring-and-evaluation | suivi et évaluation
grant-management | gestion des subventions, recherche de subventions, gestion de subventions
grant-writing | demandes de subvention, demandes de financement
fundraising | levée de fonds, mécénat, collecte de fonds
economic-development | développement économique
public-administration | fonction publique, administration territoriale, administration publique
local-government | collectivités territoriales
public-policy | politiques publiques
// business/publishing-and-media
journalism | rédaction journalistique, journalisme
book-publishing | édition de livres
// business/soft-skills
communication | capacités de communication, bonne communication, sens de la communication, compétences en communication
written-communication | communication écrite, bonne expression écrite, expression écrite, aisance rédactionnelle
verbal-communication | expression orale
interpersonal-skills | bon relationnel, qualités relationnelles, excellent relationnel, capacités relationnelles, compétences relationnelles, sens du relationnel, aisance relationnelle
relationship-building | création de liens
listening-skills | sens de l'écoute, qualités d'écoute, capacité d'écoute
active-listening | écoute active
empathy | bienveillance
patience | patience et écoute
emotional-intelligence | intelligence émotionnelle
courtesy | courtoisie, politesse, amabilité, bonne présentation
teamwork | sens du travail en équipe, esprit collaboratif, travail d'équipe, travail en équipe, esprit d'équipe
collaboration | travail collaboratif, esprit de collaboration, collaboration en équipe
cross-functional-collaboration | équipes pluridisciplinaires
leadership | leadership d'équipe, capacité à fédérer, qualités de meneur, capacités managériales, capacité à diriger
team-leadership | direction d'équipe, animation d'équipes, animation d'équipe
motivating-others | motivation d'équipe, motivation des équipes
delegation | sens de la délégation, capacité à déléguer
mentoring | tutorat, accompagnement des juniors, accompagnement individuel, mentorat
coaching | accompagnement d'équipes, coaching d'équipe
problem-solving | résolution de problème, esprit de résolution, recherche de solutions, résolution de problèmes
troubleshooting | dépannage
critical-thinking | esprit de synthèse, esprit critique
analytical-skills | capacités d'analyse, esprit d'analyse, capacité d'analyse, esprit analytique, sens de l'analyse, capacité d'analyse et de synthèse
logical-thinking | raisonnement logique
strategic-thinking | pensée stratégique, vision stratégique
numeracy | aisance avec les chiffres, sens des chiffres
decision-making | capacité de décision, prise de décision, prise de décisions
time-management | gestion des délais, gestion du temps
meeting-deadlines | respect des délais
prioritization | gestion des priorités, sens des priorités
multitasking | gestion simultanée de plusieurs tâches, capacité à gérer plusieurs tâches, polyvalence et multitâche, polyvalence
organizational-skills | capacités d'organisation, capacité d'organisation, organisation et rigueur, qualités organisationnelles, sens de l'organisation, rigueur et organisation
planning-skills | capacités de planification
coordination-skills | sens de la coordination
attention-to-detail | rigueur et précision, attention aux détails, souci du détail, sens du détail, minutie
adaptability | faculté d'adaptation, adaptabilité, capacité d'adaptation
flexibility | disponibilité et flexibilité, flexibilité
open-mindedness | ouverture d'esprit
resilience | résilience
working-under-pressure | travail sous pression, résistance au stress
creativity | esprit créatif, créativité
innovation | esprit d'innovation
curiosity | curiosité
willingness-to-learn | envie d'apprendre, capacité d'apprentissage, soif d'apprendre
initiative | force de proposition, esprit d'initiative, prise d'initiative, sens de l'initiative
self-motivation | auto-motivation, dynamisme et motivation
independent-working | travail en autonomie
self-discipline | autodiscipline
ownership-and-accountability | sens des responsabilités
work-ethic | conscience professionnelle, assiduité, éthique de travail
punctuality | ponctualité
integrity | intégrité
confidentiality | discrétion*, sens de la confidentialité, discrétion professionnelle, confidentialité
professionalism | professionnalisme
results-orientation | goût du résultat, goût du challenge, orientation résultats
customer-focus | sens du client, orientation client, sens du service, sens du service client
negotiation | négociations, techniques de négociation, capacité de négociation, négociation, négociation commerciale
conflict-resolution | résolution des conflits, résolution de conflits, gestion de conflits, gestion des conflits
presentation-skills | aisance orale, présentations orales, techniques de présentation
public-speaking | aisance à l'oral, prise de parole en public, expression en public
facilitation | animation de réunions, animation de groupes, animation de groupe, animation d'ateliers
cultural-awareness | sensibilité interculturelle, compétences interculturelles, ouverture culturelle, sensibilité culturelle
manual-dexterity | habileté manuelle, dextérité, dextérité manuelle
physical-stamina | port de charges lourdes, port de charges, manutention de charges lourdes, bonne condition physique, endurance physique, résistance physique
technical-aptitude | sens technique, appétence technique, goût pour la technique
resourcefulness | débrouillardise
// business/ux-design
ux-design | ergonomie des interfaces, expérience utilisateur
ui-design | interface utilisateur, interfaces utilisateurs, conception d'interfaces, design d'interface
product-design | conception de produits, conception produit
user-research | entretiens utilisateurs, recherche utilisateur
usability-testing | tests utilisateurs
human-centered-design | conception centrée sur l'utilisateur, conception centrée utilisateur
// business/writing-and-translation
writing | capacités rédactionnelles, qualités rédactionnelles
business-writing | rédaction professionnelle
copywriting | rédaction publicitaire, conception-rédaction
editing | révision de textes, secrétariat de rédaction, édition de texte
proofreading | correction de textes, correction d'épreuves
creative-writing | écriture créative
screenwriting | écriture de scénarios, écriture de scénario
translation | traductions*, traduction
interpreting | interprétariat, interprétation de conférence
simultaneous-interpreting | interprétation simultanée
sign-language-interpreting | langue des signes
localization | localisation de logiciels
grammar-and-punctuation | maîtrise de l'orthographe
`;
