/** Spanish aliases, one skill a line, marks as `aliasesOf` says: transport, warehouse, hospitality, farming, service. */
export const transportAndService = `
// trades-and-service/aviation
aircraft-maintenance | mantenimiento de aeronaves, mantenimiento aeronáutico
aircraft-repair | reparación de aeronaves
air-traffic-control | control de tráfico aéreo
cabin-crew-work | tripulante de cabina, auxiliar de vuelo
airport-ground-handling | asistencia en tierra
// trades-and-service/beauty-and-wellness
beauty-treatments | tratamientos de belleza
hairdressing | corte y color, peluquería
hair-styling | peinados
haircutting | corte de pelo, corte de cabello
hair-coloring | coloración capilar, tinte de pelo, tintes, coloración del cabello
barbering | barbería
esthetics | estética
facials | tratamientos faciales, limpieza facial
waxing | depilación
permanent-makeup | micropigmentación, maquillaje permanente
manicures | uñas acrílicas, manicura
pedicures | pedicura
body-treatments | tratamientos corporales
funeral-services | servicios funerarios
// trades-and-service/cleaning
cleaning-of-buildings | limpieza de edificios, limpieza de locales, servicios de limpieza
janitorial-work | conserjería
office-cleaning | limpieza de oficinas
residential-cleaning | limpieza doméstica, limpieza de hogares, limpieza del hogar
deep-cleaning | limpieza a fondo
industrial-cleaning | limpieza industrial
hospital-cleaning | limpieza hospitalaria
window-cleaning | limpieza de cristales, limpieza de ventanas
floor-care | pulido de suelos
carpet-cleaning | limpieza de alfombras
pressure-washing | limpieza a presión, hidrolimpieza
cleaning-chemicals | productos de limpieza
laundry | plancha y lavado, lavandería
ironing | planchar, planchado
dry-cleaning | tintorería, limpieza en seco
cleaning-supervision | supervisión de limpieza
// trades-and-service/cooking
food-preparation | elaboración de platos, ayudante de cocina, preparación de comidas, preparación de alimentos
cooking | técnicas culinarias, cocina tradicional, cocinero, cocina^
culinary-arts | artes culinarias, gastronomía
grilling | parrilla
italian-cuisine | cocina italiana
asian-cuisine | cocina asiática
mexican-cuisine | cocina mexicana
mediterranean-cuisine | cocina mediterránea
cold-kitchen | cocina fría, cuarto frío
baking | bollería, panadería
bread-making | panificación
pastry-making | repostería, pastelería
ice-cream-making | elaboración de helados
menu-planning | planificación de menús, elaboración de menús
recipe-development | creación de recetas, elaboración de recetas
food-plating | emplatado
kitchen-management | gestión de cocina, organización de cocina
kitchen-cleaning | limpieza de cocina
dishwashing | lavado de vajilla, fregado de platos, lavaplatos
food-storage | almacenamiento de alimentos, conservación de alimentos
meat-cutting | corte de carne, despiece, carnicería
slaughtering | matadero
sausage-making | elaboración de embutidos
fish-preparation | limpieza de pescado, pescadería
food-safety | inocuidad alimentaria, normas de higiene, seguridad alimentaria, higiene alimentaria, manipulación de alimentos
haccp | normativa APPCC, APPCC^
food-handler-certification | manipulador de alimentos, carné de manipulador de alimentos, carnet de manipulador de alimentos
// trades-and-service/driving-and-transport
truck-driving | conductor de camión, chófer de camión, transporte por carretera, camionero, conducción de camiones
long-haul-driving | transporte internacional por carretera, ruta internacional
local-truck-driving | transporte regional
delivery-driving | reparto con furgoneta, conducción de reparto
parcel-delivery | reparto, entrega de paquetes, paquetería, reparto a domicilio, reparto de paquetería
driving-vehicles | conducción de vehículos, manejo de vehículos
bus-driving | conductor de autobús, conducción de autobuses
passenger-transport | transporte de pasajeros, transporte de viajeros
taxi-driving | conducción de taxi
load-securement | estiba, sujeción de la carga
route-planning | optimización de rutas, planificación de rutas
dispatching | despacho de vehículos, tráfico de transporte
fleet-management | gestión de flota, flota de vehículos, gestión de flotas
tachograph | tacógrafo
// trades-and-service/farming-and-forestry
fruit-picking | recogida de fruta, recolección de fruta, vendimia
irrigation | sistemas de riego, regadío, riego
plant-protection | fitosanitarios, sanidad vegetal
tractor-operation | manejo de tractor, tractorista, conducción de tractor
farm-machinery | maquinaria agrícola
livestock-care | cuidado de ganado, producción ganadera, ganadería
milking | ordeño
livestock-breeding | cría de animales
pest-control | desinsectación, control de plagas
pesticide-application | tratamientos fitosanitarios, aplicación de fitosanitarios
forestry | gestión forestal, trabajos forestales, silvicultura
chainsaw-operation | manejo de motosierra, motosierra
// trades-and-service/gardening
groundskeeping | zonas verdes, cuidado de jardines, mantenimiento de jardines
landscaping | paisajismo, jardinería y paisajismo
gardening | jardinería
landscape-design | diseño de jardines
lawn-care | mantenimiento de césped
pruning | poda
weeding | desbroce
// trades-and-service/hotel-and-tourism
hotel-management | dirección hotelera, administración hotelera, gestión hotelera
hotel-operations | operación hotelera, hotelería
front-desk-operations | recepción de huéspedes, recepción hotelera, atención de recepción, recepción de hotel
guest-check-in | check-in y check-out, registro de huéspedes
reservations-management | reservas hoteleras, toma de reservas, gestión de reservas
housekeeping | servicio de limpieza, labores de limpieza, limpieza y desinfección, limpieza de habitaciones
tourism | turismo
tour-guiding | visitas guiadas, guía de turismo, guía turístico
travel-agency-work | venta de viajes, agencia de viajes
ticket-sales | venta de entradas, venta de billetes, taquilla
tour-guide-license | guía oficial
// trades-and-service/licences-and-certificates
commercial-drivers-license | licencia de conducir profesional
drivers-license | carné de conducir, carnet de conducir, licencia de conducir, permiso de conducir, licencia de manejo
driving-licence-class-b | carnet B, permiso B, permiso de conducir B
driving-licence-class-c | carnet C, permiso C, carnet de camión, permiso de conducir C
driving-licence-class-ce | carnet C+E, carnet de tráiler
driver-cpc | CAP de conductor, CAP mercancías
tachograph-card | tarjeta de tacógrafo
trade-apprenticeship | aprendizaje de oficio
master-craftsman-certificate | título de maestro artesano
// trades-and-service/logistics-and-supply-chain
logistics | transporte y logística, gestión logística, distribución logística, logística
transportation-management | gestión de transporte, gestión del transporte
freight | transporte de mercancías, fletes
freight-forwarding | transitario, tránsito aduanero y fletes
ocean-freight | transporte marítimo, flete marítimo
air-freight | transporte aéreo, carga aérea
reverse-logistics | logística inversa
returns-processing | gestión de devoluciones
cold-chain | cadena de frío
supply-chain-management | cadena de abastecimiento, cadena logística, gestión de la cadena de suministro, cadena de suministro
supply-chain-planning | planificación de la cadena de suministro
demand-planning | planificación de la demanda
materials-management | gestión de materiales
replenishment | reaprovisionamiento
distribution-management | gestión de la distribución
order-management | tramitación de pedidos, procesamiento de pedidos, gestión de pedidos
import-and-export | importación y exportación, aduanas, comercio exterior
customs-clearance | despacho aduanero, despacho de aduanas, trámites aduaneros, gestión aduanera
customs-regulations | normativa aduanera, legislación aduanera
shipping-documentation | albaranes, documentación de transporte
// trades-and-service/rail-and-maritime
train-driving | conducción de trenes
railway-engineering | ingeniería ferroviaria
track-maintenance | mantenimiento de vías
railway-signalling | señalización ferroviaria
ship-navigation | navegación marítima
naval-architecture | arquitectura naval
// trades-and-service/restaurant-and-bar
food-service | hostelería, restauración, atención en sala, camarero, servicio en mesa
table-service | servicio de sala, atención de mesas, servicio de mesas
banquet-service | servicio de banquetes, banquetes
catering | servicio de catering, restauración colectiva
fast-food-service | comida rápida
room-service | servicio de habitaciones
taking-food-orders | toma de comandas, toma de pedidos, comandas
restaurant-management | dirección de restaurantes, gestión de restaurantes
bartending | servicio de barra, barra y coctelería
mixology | coctelería, mixología
barista-skills | preparación de café, barismo
wine-service | enología, servicio de vinos, sumillería
beverage-service | servicio de bebidas
// trades-and-service/retail
product-knowledge | conocimiento de producto, conocimiento de productos
fashion-retail | venta de moda, comercio textil
// trades-and-service/security-and-public-safety
patrolling-premises | rondas de vigilancia, patrullaje
gate-and-entry-control | control de accesos, control de acceso
cctv-monitoring | control de cámaras
event-security | seguridad en eventos
retail-security | seguridad en tiendas
armored-transport | transporte de valores, transporte de fondos
self-defense | defensa personal
emergency-evacuation | planes de evacuación
// trades-and-service/sports-and-fitness
personal-training | entrenador personal, entrenamiento personal
fitness-instruction | clases de fitness
group-fitness | actividades dirigidas
strength-and-conditioning | preparación física
yoga-instruction | clases de yoga
soccer-coaching | entrenamiento de fútbol
swimming-instruction | clases de natación, enseñanza de la natación
lifeguarding | socorrismo, salvamento acuático, socorrista
sports-management | gestión deportiva
// trades-and-service/warehousing
warehouse-operations | gestión de almacén, almacenaje, mozo de almacén, almacén, operaciones de almacén, gestión de almacenes
order-picking | picking de pedidos, preparación de pedidos
picking-and-packing | picking y packing
goods-receiving | recepción de mercancía, recepción de mercancías
goods-shipping | expedición de mercancías, envío de mercancías
loading-and-unloading | carga y descarga de camiones, manipulación de cargas, carga y descarga de mercancías, carga y descarga
material-handling | manipulación de materiales, manipulación de mercancías, manejo de materiales
inventory-management | control de inventario, control de stock, inventarios, control de inventarios, gestión de stocks, inventario, gestión de inventarios, gestión de inventario, gestión de stock
stocktaking | recuento de inventario, toma de inventario
cycle-counting | inventarios cíclicos, conteo cíclico
warehouse-supervision | jefe de almacén, supervisión de almacén
palletizing | paletizado, paletización
container-unloading | descarga de contenedores
barcode-scanning | lector de códigos de barras, pistola lectora
forklift-operation | manejo de carretilla elevadora, carretillero, manejo de montacargas, carretillas elevadoras, carretilla elevadora, montacargas
reach-truck-operation | carretilla retráctil
pallet-jack-operation | transpaleta eléctrica, transpaleta
forklift-certification | carnet de carretillero, carné de carretillero, certificado de carretillero, licencia de montacargas
`;
