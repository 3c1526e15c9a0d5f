/** German aliases, one skill a line, marks as `aliasesOf` says: transport, warehouse, hospitality, farming, service. */
export const transportAndService = `
// trades-and-service/aviation
aircraft-maintenance | Flugzeugmechanik, Luftfahrzeugtechnik, Flugzeugwartung
aircraft-repair | Flugzeugreparatur
air-traffic-control | Flugsicherung
cabin-crew-work | Flugbegleitung, Flugbegleiter
airport-ground-handling | Bodenabfertigung
passenger-check-in | Passagierabfertigung
// trades-and-service/beauty-and-wellness
beauty-treatments | kosmetische Behandlungen, Kosmetikbehandlungen
hairdressing | Friseurhandwerk
hair-styling | Haarstyling
haircutting | Haarschnitte, Haarschnitt, Haare schneiden
hair-coloring | Haare färben, Coloration*, Färbetechniken, Haarfärbung
barbering | Bartpflege
cosmetology | Kosmetik^
facials | Gesichtspflege, Gesichtsbehandlungen
waxing | Haarentfernung, Enthaarung
manicures | Nageldesign, Maniküre
pedicures | Fußpflege
body-treatments | Körperbehandlungen
funeral-services | Bestattung
// trades-and-service/cleaning
cleaning-of-buildings | Unterhaltsreinigung, Gebäudereinigung, Reinigungsarbeiten, Reinigungstätigkeiten
janitorial-work | Hausmeisterdienste
office-cleaning | Büroreinigung
residential-cleaning | Haushaltsreinigung, Wohnungsreinigung
deep-cleaning | Grundreinigung
industrial-cleaning | Industriereinigung
hospital-cleaning | Krankenhausreinigung
post-construction-cleaning | Bauendreinigung
window-cleaning | Fensterreinigung, Glasreinigung
floor-care | Bodenpflege, Bodenreinigung
carpet-cleaning | Teppichreinigung
pressure-washing | Hochdruckreinigung
restroom-cleaning | Sanitärreinigung
street-cleaning | Straßenreinigung
laundry | Wäschepflege, Wäscherei
ironing | Bügelarbeiten, Bügeln
dry-cleaning | Textilreinigung
cleaning-supervision | Objektleitung in der Reinigung
// trades-and-service/cooking
food-preparation | Zubereitung von Speisen, Küchenvorbereitung, Lebensmittelzubereitung, Küchenhilfe, Vorbereitung von Speisen, Speisenzubereitung
cooking | Küchenführung, Kochkenntnisse, Kocherfahrung, Warme Küche, Kochen^
culinary-arts | Kulinarik, Kochkunst
line-cooking | Postenkoch
grilling | Grillen von Speisen
vegetarian-cooking | vegetarische Küche
cold-kitchen | Kalte Küche
baking | Bäckerei, Backwaren, Bäckerhandwerk, Backen^
bread-making | Brotherstellung, Brotbacken
pastry-making | Konditorhandwerk, Konditorei
menu-planning | Speiseplanung, Speisekartengestaltung, Menüplanung
recipe-development | Rezeptentwicklung
kitchen-management | Küchenorganisation, Küchenleitung
kitchen-cleaning | Küchenreinigung
dishwashing | Spülküche, Abwasch, Spülkraft, Geschirrspülen
food-storage | Lagerung von Lebensmitteln
special-diets | Diätküche, Sonderkost
meat-cutting | Fleischverarbeitung, Zerlegung von Fleisch, Fleischerhandwerk, Metzgerei
slaughtering | Schlachten, Schlachtung
sausage-making | Wurstherstellung
food-safety | Hygienevorschriften, Hygienestandards, Lebensmittelhygiene, Lebensmittelsicherheit
haccp | HACCP-Kenntnisse, HACCP-Richtlinien, HACCP-Konzept
food-handler-certification | Infektionsschutzbelehrung, Gesundheitszeugnis
// trades-and-service/driving-and-transport
truck-driving | Berufskraftfahrer, Berufskraftfahrerin, Führen von Lkw, LKW-Fahren, Lkw-Fahrer
long-haul-driving | Fernverkehr
local-truck-driving | Nahverkehr
delivery-driving | Auslieferungsfahrten, Lieferfahrten, Kurierfahrten, Auslieferungsfahrer
parcel-delivery | Auslieferung, Zustellung von Paketen, Auslieferung von Paketen, Paketzustellung
driving-vehicles | Fahrpraxis, Fahrerfahrung
bus-driving | Busfahrer, Busfahren
passenger-transport | Fahrgastbeförderung, Personenbeförderung
taxi-driving | Taxifahren
moving-and-relocation-work | Umzüge
load-securement | Ladungssicherung
route-planning | Routenplanung, Disposition von Touren, Tourenplanung
dispatching | Disposition*, Disponieren, Disposition von Fahrern
fleet-management | Fuhrparkverwaltung, Flottenmanagement, Fuhrpark, Fuhrparkmanagement
hours-of-service | Lenk- und Ruhezeiten
traffic-laws | Straßenverkehrsordnung
liftgate | Hebebühne am Lkw
// trades-and-service/farming-and-forestry
fruit-picking | Obsternte, Erntearbeit, Erntehilfe
irrigation | Bewässerungssysteme, Bewässerung
plant-protection | Pflanzenschutz
agricultural-machinery-repair | Landmaschinentechnik
tractor-operation | Schlepperfahren, Bedienung von Landmaschinen, Traktorfahren
farm-machinery | Landtechnik, Landmaschinen
livestock-care | Viehhaltung, Versorgung von Tieren, Tierhaltung
milking | Melken, Melktechnik
livestock-breeding | Tierzucht, Viehzucht
pest-control | Schädlingsbekämpfung
forestry | Waldarbeit, Forstarbeiten, Forstwirtschaft, Waldwirtschaft
timber-harvesting | Holzernte
chainsaw-operation | Motorsägearbeiten, Kettensäge, Motorsäge
tree-care | Baumpflege
chainsaw-certificate | Motorsägenschein
// trades-and-service/gardening
groundskeeping | Grünanlagenpflege, Grünpflege
landscaping | GaLaBau, Landschaftsbau, Garten- und Landschaftsbau
gardening | Gartenarbeiten, Gartenarbeit, Gartenpflege, Gärtnern
landscape-design | Gartengestaltung
lawn-care | Rasenpflege
pruning | Baumschnitt, Heckenschnitt, Gehölzschnitt
planting-flowers-and-trees | Bepflanzung, Pflanzarbeiten
weeding | Unkrautbekämpfung
composting | Kompostierung
hardscaping | Pflasterarbeiten
// trades-and-service/hotel-and-tourism
hotel-management | Hotelmanagement, Hotelfach, Hotelfachfrau, Hotelfachmann, Hotelleitung
hotel-operations | Hotelbetrieb
hospitality-management | Hotel- und Gastgewerbe
front-desk-operations | Rezeption, Gästeempfang, Empfang von Gästen, Rezeptionserfahrung
guest-check-in | Check-in und Check-out, Gästecheck-in
concierge-services | Concierge-Dienste
reservations-management | Reservierungen, Reservierungsmanagement, Buchungsmanagement
conference-services | Tagungsbetreuung
housekeeping | Hauswirtschaft, Raumpflege, hauswirtschaftliche Tätigkeiten, Zimmerreinigung
tourism | Touristik, Fremdenverkehr, Tourismus
tour-guiding | Gästeführung, Stadtführungen, Reiseleiter, Reiseleitung
travel-agency-work | Reisevermittlung, Reiseverkauf, Reisebüro
ticket-sales | Ticketverkauf, Kartenverkauf
// trades-and-service/licences-and-certificates
drivers-license | Führerschein, Fahrerlaubnis
driving-licence-class-b | Führerschein Klasse B, Führerschein B, Führerschein Kl. B, Führerschein der Klasse B, PKW-Führerschein, Führerscheinklasse B, Fahrerlaubnis Klasse B
driving-licence-class-be | Führerschein Klasse BE, Führerschein BE
driving-licence-class-c | Führerschein Klasse C, Lkw-Führerschein, Führerscheinklasse C
driving-licence-class-ce | Führerschein Klasse CE, Führerschein CE, Führerscheinklasse CE, Führerschein C/CE
driving-licence-class-c1 | Führerschein Klasse C1
driving-licence-class-d | Führerschein Klasse D, Busführerschein
driving-licence-class-t | Führerschein Klasse T, Traktorführerschein
motorcycle-license | Motorradführerschein
taxi-licence | Personenbeförderungsschein
driver-cpc | Schlüsselzahl 95, Berufskraftfahrerqualifikation
tachograph-card | Fahrerkarte
crane-operator-certification | Kranschein, Kranführerschein
aerial-lift-certification | Hebebühnenschein
boating-license | Sportbootführerschein
trade-apprenticeship | abgeschlossene Berufsausbildung, Facharbeiterbrief, abgeschlossene handwerkliche Ausbildung, Gesellenbrief, Gesellenprüfung, Berufsausbildung
master-craftsman-certificate | Meisterbrief, Handwerksmeister, Industriemeister, Meisterprüfung
// trades-and-service/logistics-and-supply-chain
logistics | Transportlogistik, Logistikkenntnisse, Logistikerfahrung, Intralogistik, Logistik
transportation-management | Transportplanung
freight | Frachtgeschäft, Frachtverkehr
freight-forwarding | Speditionswesen, Speditionserfahrung, Spedition
reverse-logistics | Retourenlogistik
returns-processing | Retourenbearbeitung, Retouren
cold-chain | Kühlkette
supply-chain-management | Lieferkette, Lieferketten, Supply-Chain-Management, Lieferkettenmanagement
supply-chain-planning | Supply-Chain-Planung
demand-planning | Bedarfsplanung
materials-management | Materialdisposition, Materialwirtschaft, Disposition von Material
replenishment | Warennachschub
distribution-management | Distributionslogistik, Warenverteilung
order-management | Auftragsbearbeitung, Auftragserfassung, Auftragsabwicklung
import-and-export | Import und Export, Außenhandel
customs-clearance | Verzollung, Zollabwicklung
customs-regulations | Zollrecht, Zollbestimmungen, Zollwesen
shipping-documentation | Versandpapiere, Frachtpapiere
// trades-and-service/rail-and-maritime
train-driving | Lokführen, Triebfahrzeugführung, Triebfahrzeugführer
railway-engineering | Bahntechnik, Eisenbahntechnik, Schienenfahrzeugtechnik, Eisenbahnwesen
track-maintenance | Gleisbau, Gleisinstandhaltung
railway-signalling | Leit- und Sicherungstechnik
tram-driving | Straßenbahnfahrer
ship-navigation | Schiffsführung, Navigation von Schiffen
marine-engineering | Schiffsmaschinenbau
naval-architecture | Schiffbau^
locomotive-engineer-certification | Triebfahrzeugführerschein
// trades-and-service/restaurant-and-bar
food-service | Servicekraft, Gastronomieerfahrung, Servieren von Speisen und Getränken, Gastronomie^
table-service | Servieren, Bedienung von Gästen, Tischservice, Kellnern
banquet-service | Bankettservice
catering | Gemeinschaftsverpflegung, Eventcatering
fast-food-service | Systemgastronomie, Schnellgastronomie
room-service | Zimmerservice
taking-food-orders | Bestellungen aufnehmen, Bestellaufnahme, Aufnahme von Bestellungen
restaurant-management | Restaurantführung, Restaurantleitung
front-of-house-operations | Serviceleitung
bartending | Barservice, Getränkezubereitung, barkeeping, Barkeeper
mixology | Cocktails mixen
bar-management | Barleitung
barista-skills | Baristakenntnisse, Kaffeezubereitung
wine-service | Weinkunde, Weinberatung, Sommelierkenntnisse, Weinkenntnisse
beverage-service | Getränkeservice, Ausschank
// trades-and-service/retail
product-knowledge | Warenkunde, Warenkenntnisse, Produktkenntnisse
returns-and-exchanges | Umtausch und Reklamation
cash-drawer-balancing | Kassenabrechnung
fashion-retail | Textileinzelhandel, Modeverkauf
// trades-and-service/security-and-public-safety
patrolling-premises | Streifendienst, Kontrollgänge, Rundgänge
gate-and-entry-control | Zutrittskontrolle, Pfortendienst, Einlasskontrolle
cctv-monitoring | Videoüberwachung
event-security | Veranstaltungsschutz, Veranstaltungssicherheit
retail-security | Kaufhausdetektiv, Ladendetektiv
armored-transport | Geldtransport, Werttransport
self-defense | Selbstverteidigung
martial-arts | Kampfkunst
fire-inspection | Brandschau
emergency-evacuation | Evakuierung
explosive-ordnance-disposal | Kampfmittelräumung
// trades-and-service/sports-and-fitness
personal-training | Fitnesstrainer
fitness-instruction | Fitnesskurse, Fitnessanleitung, Fitnesstraining
group-fitness | Kursleitung Fitness
exercise-program-design | Trainingspläne
yoga-instruction | Yogaunterricht
soccer-coaching | Fußballtraining
swimming-instruction | Schwimmunterricht, Schwimmkurse
lifeguarding | Badeaufsicht, Rettungsschwimmen, Rettungsschwimmer
// trades-and-service/warehousing
warehouse-operations | Lagerwirtschaft, Lagerarbeiten, Lagerverwaltung, Lagertätigkeit, Lagererfahrung, Lagerlogistik, Lagerarbeit, Lagerhaltung
order-picking | Auftragskommissionierung, Kommissionierung, Kommissionieren
picking-and-packing | Kommissionieren und Verpacken, Verpacken und Versenden
shipping-and-receiving | Versand und Wareneingang
goods-receiving | Warenannahme, Wareneingangskontrolle, Wareneingang
goods-shipping | Warenversand, Versandabwicklung, Warenausgang, Versand
putaway | Einlagerung
loading-and-unloading | Beladen, Be- und Entladung, Entladen, Be- und Entladen von Lkw, Verladung, Be- und Entladetätigkeiten, Be- und Entladen
material-handling | Materialtransport, innerbetrieblicher Transport, Materialfluss
inventory-management | Bestandskontrolle, Lagerbestand, Lagerbestände, Bestandspflege, Bestandsmanagement, Bestandsführung, Lagerbestandsführung
stocktaking | Inventuren, Inventur
cycle-counting | permanente Inventur
lot-tracking | Chargenrückverfolgung
warehouse-supervision | Lagerleitung
warehouse-automation | Lagerautomatisierung
palletizing | Palettieren
shrink-wrapping | Folieren von Paletten
container-unloading | Containerentladung
barcode-scanning | Barcodescanner, Handscanner
forklift-operation | Gabelstaplerfahrer, Gabelstaplerfahren, Staplerfahrer, Flurförderzeuge, Stapler*, Gabelstapler, Staplerfahren
reach-truck-operation | Schubmaststapler
pallet-jack-operation | Elektrohubwagen, Handhubwagen, Hubwagen
forklift-certification | Flurfördermittelschein, Staplerschein, Gabelstaplerschein, Flurförderschein
`;
