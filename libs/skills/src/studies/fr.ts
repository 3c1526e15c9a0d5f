/** French names of fields of study: `id | names`. */
export const frStudies = `
accounting | comptabilité, audit, contrôle de gestion, expertise comptable
agriculture | agronomie, agriculture
architecture | architecture
arts | beaux arts, histoire de l art, arts plastiques
biology | biologie, sciences de la vie
business | gestion, gestion d entreprise, gestion des entreprises, administration des entreprises, management, commerce, école de commerce
chemistry | chimie, biochimie
civil-engineering | génie civil, travaux publics, bâtiment
communication | communication, journalisme, relations publiques
computer-science | informatique, génie logiciel, systèmes d information, développement informatique
data-science | science des données, statistique, statistiques
design | design, design graphique, graphisme
economics | économie, sciences économiques
education | sciences de l éducation, enseignement, pédagogie
electrical-engineering | génie électrique, électrotechnique, électronique
environment | environnement, écologie
finance | finance, banque, finance d entreprise
geography | géographie, géologie
history | histoire
hospitality | hôtellerie, tourisme, hôtellerie restauration
human-resources | ressources humaines, gestion des ressources humaines
industrial-engineering | génie industriel, productique
languages | langues, linguistique, traduction, langues étrangères appliquées
law | droit, sciences juridiques
logistics | logistique, transport, supply chain
marketing | marketing, publicité
mathematics | mathématiques
mechanical-engineering | mécanique, génie mécanique, mécatronique
medicine | médecine
nursing | soins infirmiers, sciences infirmières
nutrition | nutrition, diététique
pharmacy | pharmacie
philosophy | philosophie
physics | physique
physiotherapy | kinésithérapie, physiothérapie
politics | sciences politiques, science politique, relations internationales
psychology | psychologie
public-administration | administration publique
social-work | travail social, service social
sociology | sociologie, sciences sociales
sport | staps, sciences du sport
`;
