import { type SkillsLexicon, words } from './lexicon.js';

export const fr: SkillsLexicon = {
  stopWords: words(`
    le la les un une des du de et ou avec pour par sur dans au aux en est sont vous nous votre notre
  `),
  functionWords: words(`
    et les des du une dans pour vous nous avec sur aux au est votre vos notre nos ou sont qui ainsi ce cette leur leurs plus chez avez etes en
  `),
  titles: `
software-engineering | développeur, développeuse, programmeur, programmeuse, ingénieur logiciel, ingénieur développement, concepteur développeur, intégrateur web
data | analyste de données, data scientiste, ingénieur données, administrateur de bases de données, statisticien, statisticienne
devops | ingénieur devops, ingénieur cloud, ingénieur systèmes
security | expert cybersécurité, ingénieur sécurité informatique, responsable sécurité des systèmes
it-support | informaticien, administrateur systèmes, administrateur réseau, technicien informatique, technicien support, technicien réseau, support informatique
quality-assurance | testeur logiciel, contrôleur qualité, technicien qualité, responsable qualité, ingénieur qualité
architecture | architecte logiciel, architecte technique, architecte solutions
product | chef de produit, responsable produit
project-management | chef de projet, cheffe de projet, chargé de projet, chargée de projet, coordinateur de projet, responsable de projet
analysis | analyste, consultant en organisation, conseiller en gestion
design | graphiste, infographiste, architecte d'intérieur, architecte, directeur artistique, styliste, maquettiste
engineering | ingénieur, ingénieur mécanique, ingénieur électrique, ingénieur civil, dessinateur industriel, dessinateur projeteur, technicien bureau d'études, ingénieur procédés
nursing | infirmier, infirmière, aide soignant, aide soignante, sage femme, puéricultrice, cadre de santé, auxiliaire de vie, aide à domicile, infirmier anesthésiste
medicine | médecin, médecin généraliste, chirurgien, chirurgienne, dentiste, chirurgien dentiste, psychiatre, radiologue, pédiatre, cardiologue, anesthésiste
therapy | kinésithérapeute, masseur kinésithérapeute, ergothérapeute, orthophoniste, psychologue, diététicien, diététicienne, ostéopathe, psychomotricien, psychomotricienne
pharmacy | pharmacien, pharmacienne, préparateur en pharmacie, préparatrice en pharmacie
veterinary | vétérinaire, auxiliaire vétérinaire, assistant vétérinaire
health-support | ambulancier, ambulancière, assistant dentaire, assistante dentaire, secrétaire médicale, manipulateur radio, prothésiste dentaire, opticien, opticienne, brancardier
laboratory | technicien de laboratoire, technicienne de laboratoire, laborantin, laborantine, préparateur de laboratoire
research | chercheur, chercheuse, ingénieur de recherche, biologiste, chimiste, physicien, doctorant, doctorante, géologue, attaché de recherche clinique
finance | controlleur de gestion, contrôleur de gestion, contrôleuse de gestion, conseiller bancaire, conseiller financier, conseiller clientèle banque, analyste financier, directeur financier, agent d'assurance, gestionnaire de sinistres, courtier en assurances, trésorier, actuaire
accounting | comptable, aide comptable, expert comptable, assistant comptable, assistante comptable, gestionnaire de paie, auditeur, commissaire aux comptes
sales | vendeur, vendeuse, commercial, commerciale, conseiller de vente, conseillère de vente, attaché commercial, technico commercial, responsable de magasin, directeur de magasin, caissier, caissière, hôte de caisse, hôtesse de caisse, chef de rayon, ingénieur commercial, responsable commercial, directeur commercial, délégué commercial, fleuriste
marketing | responsable marketing, chargé de marketing, chargée de communication, chargé de communication, responsable communication, rédacteur, rédactrice, attaché de presse, rédacteur web, chef de publicité, directeur marketing, responsable de marketing
media | journaliste, reporter, présentateur, éditeur, écrivain
creative-arts | photographe, musicien, musicienne, comédien, comédienne, danseur, danseuse, monteur vidéo, cadreur, ingénieur du son, régisseur, réalisateur, technicien son
customer-service | conseiller clientèle, conseillère clientèle, téléconseiller, téléconseillère, chargé de clientèle, réceptionniste, hôte d'accueil, hôtesse d'accueil, standardiste, agent d'accueil, téléopérateur
human-resources | recruteur, recruteuse, chargé de recrutement, chargée de recrutement, responsable ressources humaines, assistant ressources humaines, gestionnaire des ressources humaines, directeur des ressources humaines
training | formateur, formatrice, responsable formation, formateur pour adultes
education | enseignant, enseignante, professeur, professeure, professeur des écoles, maître de conférences, instituteur, institutrice, conseiller principal d'éducation, accompagnant d'élèves, directeur d'école, bibliothécaire
childcare | auxiliaire de puériculture, assistante maternelle, éducateur de jeunes enfants, éducatrice de jeunes enfants, animateur périscolaire, garde d'enfants
social-work | assistant social, assistante sociale, éducateur spécialisé, éducatrice spécialisée, travailleur social, conseiller en insertion, conseillère en économie sociale, moniteur éducateur
law | avocat, avocate, juriste, notaire, greffier, huissier de justice, magistrat, assistant juridique, assistante juridique, clerc de notaire, juge
public-safety | policier, policière, gendarme, pompier, agent de sécurité, agent de sûreté, surveillant pénitentiaire, agent de surveillance, militaire, maître nageur
public-administration | agent administratif, fonctionnaire, attaché territorial, attaché d'administration, urbaniste, inspecteur des finances publiques, secrétaire de mairie, instructeur administratif
procurement | acheteur, acheteuse, responsable achats, approvisionneur, approvisionneuse, assistant achats
logistics | magasinier, magasinière, cariste, préparateur de commandes, préparatrice de commandes, manutentionnaire, logisticien, logisticienne, agent logistique, gestionnaire de stock, responsable logistique, affréteur, agent d'exploitation
transport | chauffeur, chauffeuse, conducteur, conductrice, chauffeur livreur, livreur, livreuse, conducteur de bus, conducteur routier, coursier, facteur, pilote de ligne, hôtesse de l'air, steward, machiniste receveur, chauffeur de taxi
maintenance | mécanicien, mécanicienne, technicien de maintenance, technicienne de maintenance, agent de maintenance, électromécanicien, dépanneur, mécanicien automobile, technicien sav, carrossier, gardien d'immeuble, responsable maintenance, ascensoriste
construction | électricien, électricienne, plombier, plombier chauffagiste, maçon, menuisier, charpentier, couvreur, carreleur, peintre en bâtiment, plaquiste, conducteur de travaux, chef de chantier, ouvrier du bâtiment, soudeur, soudeuse, grutier, conducteur d'engins, géomètre, chauffagiste, frigoriste, façadier, serrurier métallier, manoeuvre
production | opérateur de production, opératrice de production, agent de production, ouvrier de production, conducteur de ligne, opérateur machine, usineur, tourneur fraiseur, chaudronnier, régleur, agent de fabrication, monteur assembleur, chef d'équipe production, responsable de production, couturière, agent de conditionnement
hospitality | cuisinier, cuisinière, serveur, serveuse, commis de cuisine, chef de cuisine, second de cuisine, plongeur, barman, barmaid, pâtissier, pâtissière, boulanger, boulangère, femme de chambre, valet de chambre, gouvernante, réceptionniste hôtel, maître d'hôtel, chef de rang, employé polyvalent de restauration, directeur d'hôtel, guide touristique, agent de voyage, aide cuisinier, crêpier
cleaning | agent d'entretien, agente d'entretien, agent de propreté, technicien de surface, femme de ménage, aide ménagère, employé de ménage, laveur de vitres, éboueur, agent de nettoyage
beauty | coiffeur, coiffeuse, esthéticien, esthéticienne, prothésiste ongulaire, barbier
fitness | coach sportif, éducateur sportif, professeur de sport, moniteur de ski, professeur de yoga, animateur sportif, entraîneur
agriculture | agriculteur, agricultrice, jardinier, jardinière, ouvrier agricole, paysagiste, ouvrier paysagiste, éleveur, viticulteur, bûcheron, technicien agricole, ouvrier viticole, maraîcher, agronome, soigneur animalier, pêcheur
property | agent immobilier, gestionnaire locatif, gestionnaire de copropriété, négociateur immobilier, conseiller immobilier, syndic de copropriété
office | secrétaire, secrétaire de direction, assistant de direction, assistante de direction, assistant administratif, assistante administrative, agent de bureau, employé de bureau, employé administratif, gestionnaire administratif, traducteur, traductrice, interprète, archiviste
operations | responsable d'exploitation, directeur des opérations, directeur général, responsable de site, directeur d'usine
`,
  titleEndings: '',
  genericHeads: words(`
    commercial
  `),
  seniority: {
    intern: 'stagiaire',
    junior: 'débutant',
    mid: '',
    senior: '',
    lead: '',
    executive: 'directeur|directrice',
  },
  feminineEndings: [
    [/(?<=...)trice$/, 'teur'],
    [/(?<=...)(?:euse|eure)$/, 'eur'],
    [/(?<=...)iere$/, 'ier'],
    [/(?<=...)enne$/, 'en'],
    [/(?<=...(?:ll|ch|g))ere$/, 'er'],
    [/(?<=...)ante$/, 'ant'],
    [/(?<=....)ente$/, 'ent'],
    [/(?<=...[bcdfgijklmnprstvy])ee$/, 'e'],
    [/(?<=....)ive$/, 'if'],
    [/(?<=...)nelle$/, 'nel'],
    [/(?<=....)iale$/, 'ial'],
    [/(?<=adjoint|avocat|apprenti|expert)e$/, ''],
  ],
  surnames: words(`
    boulanger facteur marin
  `),
  beforeTrades: [],
  commonWords: {
    everywhere: words(`
      travail expérience connaissance connaissances équipe entreprise poste profil mission missions bonne bon capacité maîtrise souhaité idéalement
      minimum ans année
    `),
    widespread: words(`
      client clients gestion organisation suivi mise place développement réalisation responsable assurer
    `),
    frequent: [],
  },
  phraseEnds: {
    loose: 'et|ou|avec|pour|dans|sur|ainsi',
    close: 'de|du|des|au|aux',
    dangling: 'le|la|les|un|une',
  },
  restsOfLists: 'autres?|quelques|similaires?',
  diplomas: 'diplôm|certificat|brevet',
  credentials: String.raw`(?<!\p{L})permis(?!\p{L})|certificat(?!\p{L})|certification|(?<!\p{L})certifiée?s?(?!\p{L})|(?<!\p{L})habilitations?(?!\p{L})|carte professionnelle|inscri(?:te?|ption) (?:à l['’]|au tableau de l['’])ordre`,
  licenceWords: words(`
      catégorie
    `),
  licenceCategories: 'catégorie',
  conjunctions: 'et|ou',
  beforeSkills: 'avec|en',
  announcements: 'expérience|connaissances?|maîtrise|outils|langages',
  afterAnnouncements: 'avec|en|de|des',
  beforeLetters: String.raw`programm\w{0,6}|développ\w{0,6}|connaissances?|expérience|scripts?|analyses?|statistiques?`,
  towardsLetters: 'en|avec|de|du',
  directlyBeforeLetters: 'langages?(?: ?:)?',
  letterNames: 'majeur|mineur|bis|niveau',
  series:
    'vitamines?|permis|classes?|catégories?|types?|groupes?|annexe|partie|bâtiment|hall|ligne|zone|hépatite',
  or: 'ou',
};
