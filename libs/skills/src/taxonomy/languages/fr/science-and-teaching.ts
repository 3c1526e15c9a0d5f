/** French aliases, one skill a line, marks as `aliasesOf` says: science, teaching, children, social work, safety. */
export const scienceAndTeaching = `
// care-and-science/agriculture-science
agriculture | travaux agricoles
agronomy | agronomie
horticulture | horticulture ornementale
organic-farming | agriculture biologique
crop-production | cultures agricoles, grandes cultures
greenhouse-operations | culture sous serre
fertilizer-application | fertilisation des sols
viticulture | travail de la vigne
winemaking | vinification
fruit-growing | arboriculture fruitière
vegetable-growing | maraîchage
dairy-production | production laitière
// care-and-science/biology-and-biotechnology
dna-sequencing | séquençage, séquençage ADN
cell-culture | culture cellulaire, cultures cellulaires
biology | biologie
molecular-biology | biologie moléculaire
genetics | génétique
microbiology | microbiologie
virology | virologie
immunology | immunologie
biochemistry | biochimie
bioinformatics | bio-informatique, bioinformatique
biotechnology | biotechnologie
biomedical-engineering | génie biomédical
toxicology | toxicologie
zoology | zoologie
botany | botanique
// care-and-science/chemistry
chemical-synthesis | synthèse chimique
chemistry | chimie
organic-chemistry | chimie organique
inorganic-chemistry | chimie inorganique, chimie minérale
analytical-chemistry | chimie analytique
physical-chemistry | chimie physique, physico-chimie
polymer-chemistry | chimie des polymères
electrochemistry | électrochimie
// care-and-science/childcare
child-care | garde d'enfants, accueil du jeune enfant
child-supervision | surveillance d'enfants, surveillance des enfants, encadrement d'enfants, animation auprès d'enfants
infant-care | soins aux nourrissons
early-childhood-education | petite enfance, éducation préscolaire, éducation de la petite enfance
kindergarten-teaching | enseignement en maternelle, école maternelle
parent-communication | relations avec les familles, relation avec les parents
// care-and-science/clinical-research-and-regulatory
clinical-research | recherche clinique, essais cliniques, études cliniques
regulatory-affairs | affaires réglementaires
medical-devices | dispositifs médicaux
good-clinical-practice | bonnes pratiques cliniques
good-manufacturing-practice | bonnes pratiques de fabrication, BPF^*
// care-and-science/earth-and-environment
environmental-management-systems | management environnemental, gestion de l'environnement, gestion environnementale
waste-management | gestion des déchets, traitement des déchets
wastewater-treatment | traitement des eaux usées, assainissement
water-treatment | traitement de l'eau, traitement des eaux
environmental-protection | protection de l'environnement
environmental-science | sciences de l'environnement, sciences environnementales
environmental-engineering | génie de l'environnement
environmental-regulations | réglementation environnementale
ecology | écologie
geology | géologie
hydrology | hydrologie
gis | systèmes d'information géographique, SIG^*, géomatique
meteorology | météorologie
geography | géographie
sustainability | développement durable
// care-and-science/food-science
food-science | sciences des aliments
food-processing | transformation alimentaire, agroalimentaire
cheesemaking | fabrication de fromage, fromagerie
beer-brewing | brassage de bière
// care-and-science/higher-education-and-training
university-teaching | enseignement supérieur, enseignement universitaire
adult-education | formation pour adultes, formation des adultes, andragogie
student-advising | orientation scolaire, conseil d'orientation
career-counseling | orientation professionnelle
instructional-design | ingénierie pédagogique, conception pédagogique
e-learning | formation en ligne, formation à distance, apprentissage en ligne
online-teaching | enseignement à distance
training-needs-analysis | analyse des besoins en formation
// care-and-science/laboratory-instruments
chromatography | chromatographie
mass-spectrometry | spectrométrie de masse
spectroscopy | spectroscopie
spectrophotometry | spectrophotométrie
microscopy | microscopie
electron-microscopy | microscopie électronique
flow-cytometry | cytométrie en flux, cytométrie de flux
// care-and-science/laboratory-work
laboratory-techniques | techniques de laboratoire, travail en laboratoire
laboratory-analysis | analyses de laboratoire, analyses en laboratoire
sample-preparation | préparation des échantillons, préparation d'échantillons
equipment-calibration | calibration d'appareils, étalonnage des appareils
laboratory-safety | sécurité au laboratoire
biosafety | biosécurité, sécurité biologique
experimental-design | plans d'expériences, plan d'expériences
// care-and-science/library-and-museum
library-services | gestion de bibliothèque
cataloging | catalogage
library-science | bibliothéconomie
// care-and-science/physics-and-mathematics
physics | physique*, sciences physiques
thermodynamics | thermodynamique
optics | optique
fluid-mechanics | mécanique des fluides
acoustics | acoustique
mathematics | mathématiques
metrology | métrologie
// care-and-science/public-safety
investigation | investigations policières
criminal-investigation | enquêtes judiciaires
law-enforcement | maintien de l'ordre, forces de l'ordre
security-guarding | gardiennage, surveillance de sites, agent de sécurité, sécurité privée, prévention et sécurité
crowd-control | gestion de foule
executive-protection | protection rapprochée
// care-and-science/social-science
psychology | psychologie
sociology | sociologie
archaeology | archéologie
linguistics | linguistique
political-science | sciences politiques, science politique
international-relations | relations internationales, coopération internationale
philosophy | philosophie
econometrics | économétrie
macroeconomics | macroéconomie
microeconomics | microéconomie
urban-planning | urbanisme, aménagement du territoire
public-opinion-polling | sondages
// care-and-science/social-work
social-work | travail social, action sociale, accompagnement social, assistance sociale, accompagnement éducatif, intervention sociale
case-management | gestion de cas, suivi de dossiers sociaux
child-welfare | protection de l'enfance, aide sociale à l'enfance
family-services | accompagnement des familles
housing-assistance | accès au logement, aide au logement
refugee-services | accompagnement des réfugiés
youth-work | animation jeunesse, travail auprès des jeunes, accompagnement de jeunes
community-outreach | animation sociale, développement local, action communautaire
volunteer-management | gestion de bénévoles, gestion des bénévoles
mediation | médiation sociale
child-development | développement de l'enfant
// care-and-science/statistics-and-research-methods
scientific-research | recherche universitaire, recherche scientifique
research-methodology | méthodes de recherche, méthodologie de recherche
qualitative-research | recherche qualitative, études qualitatives
quantitative-research | recherche quantitative, études quantitatives
literature-review | revue de littérature, recherche documentaire
survey-design | élaboration de questionnaires
survey-administration | enquêtes
scientific-writing | rédaction scientifique, publications scientifiques, articles scientifiques
field-work | travail de terrain, enquêtes de terrain
research-and-development | recherche et développement
// care-and-science/teaching
teaching | animation de cours, donner des cours, enseignement
classroom-management | gestion de classe, tenue de classe
lesson-planning | préparation des cours, préparation de cours
curriculum-development | conception de programmes pédagogiques, élaboration de programmes
tutoring | soutien scolaire, cours particuliers
elementary-school-teaching | enseignement primaire, enseignement élémentaire
secondary-school-teaching | enseignement secondaire
special-education | éducation spécialisée, enseignement spécialisé, élèves en situation de handicap, besoins éducatifs particuliers
inclusive-education | éducation inclusive, école inclusive
mathematics-teaching | enseignement des mathématiques, cours de mathématiques
science-teaching | enseignement des sciences
language-teaching | enseignement des langues, français langue étrangère, cours de langues, cours d'anglais, FLE^*
physical-education | éducation physique, EPS^*
music-education | enseignement musical, éducation musicale
art-education | enseignement artistique, éducation artistique
vocational-education | enseignement professionnel
student-assessment | évaluation des élèves
sports-coaching | encadrement sportif, entraînement d'équipes sportives
school-administration | direction d'école, direction d'établissement scolaire
pedagogy | pédagogie, didactique, méthodes pédagogiques, sens de la pédagogie
`;
