/** Spanish aliases, one skill a line, marks as `aliasesOf` says: transport, warehouse, hospitality, farming, service. */
export const transportAndService = `
// trades-and-service/aviation
aircraft-maintenance | mantenimiento de aeronaves, mantenimiento aeronáutico
aircraft-repair | reparación de aeronaves
air-traffic-control | control de tráfico aéreo
// trades-and-service/beauty-and-wellness
beauty-treatments | estética, tratamientos de belleza
hairdressing | corte y color, barbería, peluquería
haircutting | corte de pelo, corte de cabello
hair-coloring | coloración capilar, tinte de pelo, tintes, coloración del cabello
facials | tratamientos faciales, limpieza facial
waxing | depilación
manicures | uñas acrílicas, manicura
// trades-and-service/cleaning
cleaning-of-buildings | limpieza de edificios, limpieza de locales, servicios de limpieza
janitorial-work | conserjería
office-cleaning | limpieza de oficinas
residential-cleaning | limpieza doméstica, limpieza de hogares, limpieza del hogar
industrial-cleaning | limpieza industrial
window-cleaning | limpieza de cristales, limpieza de ventanas
cleaning-chemicals | productos de limpieza
laundry | plancha y lavado, lavandería
ironing | planchar, planchado
// trades-and-service/cooking
food-preparation | elaboración de platos, ayudante de cocina, preparación de comidas, preparación de alimentos
cooking | técnicas culinarias, cocina tradicional, cocinero, cocina^
culinary-arts | artes culinarias, gastronomía
cold-kitchen | cocina fría, cuarto frío
baking | bollería, panadería
bread-making | panificación
pastry-making | repostería, pastelería
menu-planning | planificación de menús, elaboración de menús
kitchen-management | gestión de cocina, organización de cocina
kitchen-cleaning | limpieza de cocina
dishwashing | lavado de vajilla, fregado de platos, lavaplatos
meat-cutting | corte de carne, despiece, carnicería
food-safety | inocuidad alimentaria, normas de higiene, seguridad alimentaria, higiene alimentaria, manipulación de alimentos
haccp | normativa APPCC, APPCC^
food-handler-certification | manipulador de alimentos, carné de manipulador de alimentos, carnet de manipulador de alimentos
// trades-and-service/driving-and-transport
truck-driving | conductor de camión, chófer de camión, transporte por carretera, camionero, conducción de camiones
long-haul-driving | transporte internacional por carretera, ruta internacional
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
tractor-operation | manejo de tractor, tractorista, conducción de tractor
farm-machinery | maquinaria agrícola
livestock-care | cuidado de ganado, cría de animales, producción ganadera, ganadería
milking | ordeño
pest-control | fitosanitarios, desinsectación, tratamientos fitosanitarios, control de plagas
forestry | gestión forestal, trabajos forestales, silvicultura
chainsaw-operation | manejo de motosierra, motosierra
// trades-and-service/gardening
groundskeeping | zonas verdes, cuidado de jardines, mantenimiento de jardines
landscaping | paisajismo, jardinería y paisajismo
gardening | jardinería
pruning | poda, poda de árboles
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
commercial-drivers-license | carnet de camión, licencia de conducir profesional, permiso de conducir C, CAP mercancías
drivers-license | carné de conducir, permiso de conducir B, carnet de conducir, licencia de conducir, permiso de conducir, licencia de manejo
driving-licence-class-b | carnet B, permiso B
driving-licence-class-c | carnet C, permiso C
driving-licence-class-ce | carnet C+E, carnet de tráiler
driver-cpc | CAP de conductor
tachograph-card | tarjeta de tacógrafo
trade-apprenticeship | aprendizaje de oficio
master-craftsman-certificate | título de maestro artesano
// trades-and-service/logistics-and-supply-chain
logistics | transporte y logística, gestión logística, distribución logística, logística
freight | transporte de mercancías, fletes
freight-forwarding | transitario, tránsito aduanero y fletes
returns-processing | gestión de devoluciones
cold-chain | cadena de frío
supply-chain-management | cadena de abastecimiento, cadena logística, gestión de la cadena de suministro, cadena de suministro
demand-planning | planificación de la demanda
materials-management | gestión de materiales
order-management | tramitación de pedidos, procesamiento de pedidos, gestión de pedidos
import-and-export | importación y exportación, aduanas, trámites aduaneros, gestión aduanera, comercio exterior
customs-clearance | despacho aduanero, despacho de aduanas
// trades-and-service/rail-and-maritime
train-driving | conducción de trenes
railway-engineering | ingeniería ferroviaria
// trades-and-service/restaurant-and-bar
food-service | hostelería, restauración, atención en sala, camarero, servicio en mesa
table-service | servicio de sala, atención de mesas, servicio de mesas
catering | servicio de catering, restauración colectiva
fast-food-service | comida rápida
taking-food-orders | toma de comandas, toma de pedidos, comandas
restaurant-management | dirección de restaurantes, gestión de restaurantes
bartending | servicio de barra, barra y coctelería, coctelería
barista-skills | preparación de café, barismo
wine-service | enología, servicio de vinos, sumillería
beverage-service | servicio de bebidas
// trades-and-service/retail
product-knowledge | conocimiento de producto, conocimiento de productos
fashion-retail | venta de moda, comercio textil
// trades-and-service/security-and-public-safety
patrolling-premises | rondas de vigilancia
gate-and-entry-control | control de accesos, control de acceso
retail-security | seguridad en tiendas
// trades-and-service/sports-and-fitness
personal-training | entrenador personal, preparación física, entrenamiento personal
fitness-instruction | clases de fitness, actividades dirigidas
swimming-instruction | clases de natación, enseñanza de la natación
lifeguarding | socorrismo, salvamento acuático, socorrista
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
barcode-scanning | lector de códigos de barras, pistola lectora
forklift-operation | manejo de carretilla elevadora, carretillero, manejo de montacargas, carretillas elevadoras, carretilla elevadora, montacargas
reach-truck-operation | carretilla retráctil
pallet-jack-operation | transpaleta eléctrica, transpaleta
forklift-certification | carnet de carretillero, carné de carretillero, certificado de carretillero, licencia de montacargas
`;
