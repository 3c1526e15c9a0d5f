/** French aliases, one skill a line, marks as `aliasesOf` says: transport, warehouse, hospitality, farming, service. */
export const transportAndService = `
// trades-and-service/aviation
aircraft-maintenance | maintenance d'aéronefs, maintenance aéronautique
aircraft-repair | réparation aéronautique
aircraft-assembly | assemblage aéronautique
air-traffic-control | contrôle aérien
cabin-crew-work | personnel navigant commercial, hôtesse de l'air
airport-ground-handling | assistance en escale
// trades-and-service/beauty-and-wellness
beauty-treatments | soins esthétiques
hairdressing | coupe et coloration, coiffure
hair-styling | coiffage
haircutting | coupes de cheveux, coupe de cheveux
hair-coloring | coloration capillaire, colorations*
barbering | barbier
esthetics | esthétique
facials | soins du visage
waxing | épilations, épilation
permanent-makeup | maquillage permanent
manicures | pose d'ongles, manucure
pedicures | soins des pieds
body-treatments | soins du corps
funeral-services | pompes funèbres
// trades-and-service/cleaning
cleaning-of-buildings | nettoyage de bâtiments, nettoyage des locaux, entretien des locaux, agent d'entretien
janitorial-work | conciergerie d'immeuble, gardiennage d'immeuble, concierge d'immeuble
office-cleaning | ménage de bureaux, nettoyage de bureaux
residential-cleaning | ménage à domicile, ménage chez des particuliers
deep-cleaning | nettoyage approfondi
industrial-cleaning | nettoyage industriel
hospital-cleaning | bionettoyage
window-cleaning | nettoyage de vitres, nettoyage des vitres, lavage de vitres
floor-care | entretien des sols
carpet-cleaning | nettoyage de moquettes
pressure-washing | nettoyage haute pression
restroom-cleaning | nettoyage des sanitaires
cleaning-chemicals | produits d'entretien, produits de nettoyage
laundry | lingerie hôtelière, pressing textile, blanchisserie
ironing | repassage
dry-cleaning | nettoyage à sec
cleaning-supervision | encadrement d'équipes de nettoyage
// trades-and-service/cooking
food-preparation | préparation des repas, préparation culinaire, aide de cuisine, préparation de repas, préparations culinaires, commis de cuisine, préparation des aliments
cooking | cuisine traditionnelle, techniques de cuisine, techniques culinaires
culinary-arts | art culinaire, arts culinaires
grilling | grillades
italian-cuisine | cuisine italienne
french-cuisine | cuisine française
asian-cuisine | cuisine asiatique
cold-kitchen | cuisine froide
baking | viennoiserie, boulangerie
bread-making | fabrication du pain, panification
pastry-making | pâtisseries
cake-decorating | décoration de gâteaux
menu-planning | élaboration des menus, élaboration de menus, création de cartes
recipe-development | création de recettes, élaboration de recettes
food-plating | dressage des assiettes
kitchen-management | gestion de cuisine, organisation de la cuisine
kitchen-cleaning | nettoyage de la cuisine, nettoyage de cuisine
dishwashing | lavage de vaisselle, vaisselle, plonge
food-storage | stockage des denrées
meat-cutting | découpe de viande, boucherie
slaughtering | abattage d'animaux
sausage-making | charcuterie*
food-safety | normes d'hygiène, règles d'hygiène, hygiène alimentaire, sécurité alimentaire, sécurité des aliments
haccp | normes HACCP, méthode HACCP
food-handler-certification | attestation HACCP, formation HACCP, certificat d'hygiène alimentaire
// trades-and-service/driving-and-transport
truck-driving | conducteur routier, chauffeur routier, chauffeur poids lourd, conducteur poids lourd, transport routier, conduite de poids lourds
long-haul-driving | conduite longue distance, transport longue distance, conduite internationale
local-truck-driving | transport régional
delivery-driving | conduite de livraison, tournées de livraison
parcel-delivery | livraison, livraisons, distribution de colis, livraison du dernier kilomètre, livraison de colis
driving-vehicles | conduite de véhicules, conduite de véhicule
bus-driving | transport en commun de personnes, conducteur de bus, conduite d'autobus
passenger-transport | transport de voyageurs, transport de personnes
taxi-driving | conduite de taxi
moving-and-relocation-work | déménagement
load-securement | arrimage des charges, arrimage
route-planning | planification des tournées, optimisation des tournées, organisation des tournées, planification de tournées
dispatching | régulation des transports, exploitation transport
fleet-management | gestion du parc automobile, gestion de parc automobile, gestion de flotte
// trades-and-service/farming-and-forestry
fruit-picking | cueillette de fruits, récolte de fruits, vendanges
irrigation | systèmes d'irrigation, arrosage
plant-protection | protection des cultures, protection des plantes
tractor-operation | conduite de tracteur, conduite d'engins agricoles, conduite de tracteurs
farm-machinery | machines agricoles, machinisme agricole
livestock-care | soins au bétail, conduite d'élevage, élevage
milking | traite, traite des vaches
livestock-breeding | élevage bovin
pest-control | lutte contre les nuisibles, dératisation, désinsectisation
pesticide-application | traitements phytosanitaires, certiphyto
forestry | exploitation forestière, foresterie, sylviculture
timber-harvesting | abattage d'arbres, bûcheronnage
chainsaw-operation | maniement de la tronçonneuse, tronçonneuse
tree-care | élagage
// trades-and-service/gardening
groundskeeping | espaces verts, entretien des espaces verts
landscaping | aménagement paysager
gardening | jardinage
landscape-design | paysagisme
landscape-maintenance | entretien paysager
lawn-care | tonte de pelouse
pruning | taille de haies, taille des arbres
planting-flowers-and-trees | plantations*, plantation d'arbres
weeding | désherbage
// trades-and-service/hotel-and-tourism
hotel-management | management hôtelier, hôtellerie-restauration, gestion hôtelière
hotel-operations | exploitation hôtelière
hospitality-management | gestion de l'hospitalité
front-desk-operations | réception hôtelière, accueil des clients à l'hôtel, accueil du public, réception d'hôtel
guest-check-in | check-in et check-out, enregistrement des clients
concierge-services | conciergerie d'hôtel
reservations-management | gestion des réservations, prise de réservations, réservations hôtelières
housekeeping | ménage, entretien des chambres, entretien et nettoyage, propreté des locaux, entretien ménager
tourism | tourisme
tour-guiding | visites guidées, accompagnement touristique, guide touristique
travel-agency-work | agence de voyages, vente de voyages
ticket-sales | billetterie, vente de billets
tour-guide-license | carte de guide conférencier
// trades-and-service/licences-and-certificates
drivers-license | permis VL, permis de conduire
driving-licence-class-b | permis B
driving-licence-class-c | permis C, permis poids lourd
driving-licence-class-ce | permis CE, permis EC
driving-licence-class-d | permis D
driver-cpc | FCO^*, FIMO^
transport-manager-cpc | capacité de transport
tachograph-card | carte chronotachygraphe, carte conducteur
trade-apprenticeship | apprentissage en métier, certificat d'aptitude professionnelle
master-craftsman-certificate | brevet de maîtrise
// trades-and-service/logistics-and-supply-chain
logistics | transport et logistique, gestion des flux, logistique
transportation-management | gestion des transports
freight | fret*, transport de marchandises
freight-forwarding | affrètement, transit et affrètement
ocean-freight | fret maritime, transport maritime
air-freight | fret aérien, transport aérien
reverse-logistics | logistique inverse
returns-processing | gestion des retours, traitement des retours
cold-chain | chaîne du froid
supply-chain-management | chaîne d'approvisionnement, gestion de la chaîne logistique, gestion de la chaîne d'approvisionnement, chaîne logistique
supply-chain-planning | planification logistique
demand-planning | planification de la demande
materials-management | gestion des matières, gestion des approvisionnements
replenishment | réapprovisionnement
distribution-management | logistique de distribution
order-management | traitement des commandes, saisie de commandes, gestion des commandes
import-and-export | import-export
customs-clearance | formalités douanières, dédouanement, douane
customs-regulations | réglementation douanière, procédures douanières
shipping-documentation | documents de transport, bons de livraison
// trades-and-service/rail-and-maritime
train-driving | conduite de train, conduite de trains
railway-engineering | ingénierie ferroviaire, génie ferroviaire
track-maintenance | maintenance des voies ferrées, entretien des voies
railway-signalling | signalisation ferroviaire
tram-driving | conduite de tramway
ship-navigation | navigation maritime
marine-engineering | génie maritime
// trades-and-service/restaurant-and-bar
food-service | restauration, service des plats, service en restauration, restauration rapide et service
table-service | dressage des tables, service en salle, service à table
banquet-service | service de banquets
catering | restauration collective, service traiteur
fast-food-service | restauration rapide
room-service | service en chambre
taking-food-orders | prise de commandes, prise de commande
restaurant-management | direction de restaurant, gestion de restaurant
front-of-house-operations | responsable de salle
bartending | service au bar, préparation de cocktails
mixology | mixologie
bar-management | gestion de bar
barista-skills | préparation de cafés, préparation du café
wine-service | œnologie, sommellerie
beverage-service | service des boissons
// trades-and-service/retail
product-knowledge | connaissance des produits, connaissance produits
fashion-retail | vente de prêt-à-porter, prêt-à-porter
// trades-and-service/security-and-public-safety
patrolling-premises | rondes de surveillance, rondes de sécurité
gate-and-entry-control | contrôle d'accès, contrôle des accès, filtrage des entrées
cctv-monitoring | vidéosurveillance
event-security | sécurité événementielle
retail-security | sécurité en magasin, sécurité magasin
armored-transport | transport de fonds
self-defense | autodéfense
emergency-evacuation | évacuation incendie
security-guard-license | carte professionnelle de sécurité
// trades-and-service/sports-and-fitness
personal-training | coaching sportif, entraînement sportif, entraînement personnel
fitness-instruction | cours de fitness
group-fitness | animation de cours collectifs
strength-and-conditioning | préparation physique
yoga-instruction | cours de yoga, enseignement du yoga
soccer-coaching | entraînement de football
swimming-instruction | enseignement de la natation, cours de natation
lifeguarding | surveillance de baignade, maître-nageur, sauvetage aquatique, BNSSA
sports-management | gestion sportive
// trades-and-service/warehousing
warehouse-operations | magasinage, entreposage, gestion d'entrepôt
order-picking | préparation des commandes, préparateur de commandes, préparation de commandes, picking*
picking-and-packing | picking et emballage, préparation et emballage
shipping-and-receiving | réception et expédition
goods-receiving | réception des marchandises, réception de marchandises
goods-shipping | expédition des marchandises, expédition de marchandises, expédition*, expéditions*
loading-and-unloading | chargement, déchargement, chargement et déchargement de camions, chargement et déchargement
material-handling | manutention de matériaux, manutention
inventory-management | gestion de stocks, suivi des stocks, gestion du stock, contrôle des stocks, gestion des stocks
stocktaking | inventaires, comptage des stocks, inventaire
cycle-counting | inventaires tournants, inventaire tournant
warehouse-supervision | encadrement d'entrepôt, chef d'entrepôt
palletizing | palettisation, mise en palette
container-unloading | dépotage de conteneurs
barcode-scanning | lecteur de codes-barres, scanner de codes-barres
forklift-operation | conduite de chariot élévateur, chariots élévateurs, cariste, conduite de chariots, chariot élévateur, conduite de chariots élévateurs
reach-truck-operation | chariot à mât rétractable
pallet-jack-operation | transpalette électrique, transpalette
forklift-certification | certificat de cariste, permis cariste
caces | CACES, CACES 1, CACES 3, CACES 5
`;
