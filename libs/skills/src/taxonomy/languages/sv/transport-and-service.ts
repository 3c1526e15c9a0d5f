/** Swedish aliases, one skill a line, marks as `aliasesOf` says: transport, warehouse, hospitality, farming, service. */
export const transportAndService = `
// trades-and-service/beauty-and-wellness
hairdressing | frisöryrket, frisörarbete
haircutting | hårklippning
facials | ansiktsbehandlingar
// trades-and-service/cleaning
cleaning-of-buildings | städning, lokalvård, städarbete, allmän städning
janitorial-work | fastighetsskötsel, vaktmästeri
office-cleaning | kontorsstädning
residential-cleaning | hemstädning
deep-cleaning | storstädning
industrial-cleaning | industristädning
hospital-cleaning | sjukhusstädning
post-construction-cleaning | byggstädning
window-cleaning | fönsterputsning, fönsterputs
floor-care | golvvård
laundry | tvättstuga, tvätthantering
ironing | strykning av kläder
// trades-and-service/cooking
food-preparation | matberedning, livsmedelsberedning, köksförberedelser
cooking | matlagning, varmkök, laga mat, köksarbete
cold-kitchen | kallskänk, kallskänka
baking | bakning, bageri
pastry-making | konditori, konditor
menu-planning | menyplanering
kitchen-management | köksledning
kitchen-cleaning | köksstädning
dishwashing | diskning, diskarbete
special-diets | specialkost, specialkoster
meat-cutting | styckning av kött, styckning
food-safety | livsmedelshygien, livsmedelssäkerhet, egenkontrollprogram
// trades-and-service/driving-and-transport
truck-driving | lastbilschaufför, lastbilsförare, lastbilskörning
long-haul-driving | fjärrtransporter, fjärrkörning
local-truck-driving | närdistribution
delivery-driving | distributionskörning, varuleveranser, budkörning
parcel-delivery | paketutdelning, paketleveranser
bus-driving | bussförare, busschaufför, busskörning
passenger-transport | persontransporter
taxi-driving | taxiförare
load-securement | lastsäkring
route-planning | ruttplanering, ruttoptimering
dispatching | trafikledning, transportledning
fleet-management | fordonsparken, vagnparksansvar
hours-of-service | kör- och vilotider
// trades-and-service/farming-and-forestry
plant-protection | växtskydd
tractor-operation | traktorkörning
livestock-care | djurhållning, skötsel av djur
milking | mjölkning
pest-control | skadedjursbekämpning
forestry | skogsbruk, skogsarbete, skogsvård
chainsaw-operation | motorsåg, motorsågskörning
chainsaw-certificate | motorsågskort
tree-care | trädvård
// trades-and-service/gardening
groundskeeping | grönyteskötsel, parkskötsel
landscaping | trädgårdsanläggning, markanläggning
gardening | trädgårdsarbete, trädgårdsskötsel
lawn-care | gräsklippning
pruning | beskärning
planting-flowers-and-trees | plantering
// trades-and-service/hotel-and-tourism
hotel-operations | hotelldrift
front-desk-operations | hotellreception, receptionsarbete, receptionstjänst
reservations-management | bokningshantering, hantering av bokningar
conference-services | konferensservice
housekeeping | hotellstädning, rumsstädning
tour-guiding | guidning
// trades-and-service/licences-and-certificates
drivers-license | körkort
driving-licence-class-b | B-körkort, körkort B, körkort klass B
driving-licence-class-be | BE-körkort
driving-licence-class-c | C-körkort, lastbilskörkort
driving-licence-class-ce | CE-körkort, körkort CE
driving-licence-class-d | D-körkort, busskörkort
taxi-licence | taxiförarlegitimation, taxilegitimation
driver-cpc | yrkeskompetensbevis, YKB^*
tachograph-card | förarkort
trade-apprenticeship | gesällbrev, yrkesbevis, lärlingsutbildning
master-craftsman-certificate | mästarbrev
// trades-and-service/logistics-and-supply-chain
logistics | logistikarbete, transportlogistik
transportation-management | transportplanering
freight-forwarding | spedition
returns-processing | returhantering
supply-chain-management | försörjningskedja, leveranskedja
demand-planning | behovsplanering
materials-management | materialhantering, materialplanering
order-management | orderhantering, ordermottagning
import-and-export | import och export
customs-clearance | tullhantering, förtullning
shipping-documentation | fraktsedlar, frakthandlingar
// trades-and-service/restaurant-and-bar
food-service | serveringspersonal, restaurangarbete
table-service | servering, bordsservering
banquet-service | bankettservering
bartending | bararbete
wine-service | vinkunskap
// trades-and-service/retail
product-knowledge | varukännedom, produktkunskap, produktkännedom
// trades-and-service/security-and-public-safety
patrolling-premises | rondering
gate-and-entry-control | entrékontroll, inpasseringskontroll
event-security | evenemangssäkerhet
// trades-and-service/sports-and-fitness
swimming-instruction | simundervisning
lifeguarding | badvakt, livräddning
// trades-and-service/warehousing
warehouse-operations | lagerarbete, lagerhantering, lagerhållning, lagerlogistik, lagervana
order-picking | orderplock, plockning av order, orderplockning, plockarbete
picking-and-packing | plock och pack, plock och packning
goods-receiving | godsmottagning, varumottagning, inleverans
goods-shipping | utleverans, godsavsändning
loading-and-unloading | lastning och lossning, lossning och lastning, lastning, lossning av gods
inventory-management | lagersaldo, lagerstyrning, lageradministration
stocktaking | inventering, inventeringar
warehouse-supervision | lagerchef, lagerledning
forklift-operation | truckkörning, truckförare, motviktstruck, ledstaplare
reach-truck-operation | skjutstativtruck, skjutstativ
forklift-certification | truckkort, truckförarutbildning, truckförarbevis, truckkörkort
`;
