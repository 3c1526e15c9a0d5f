import { parseSkills } from '../../parse-skills.js';

/** Trucks, buses, taxis, deliveries, dispatch. */
export const drivingAndTransport = [
  ...parseSkills(
    'practice',
    `
Truck driving | truck driver, driving trucks, commercial driving, commercial truck driving, commercial driver, lorry driving, HGV driving, truck drivers | ~ driving-vehicles, tractor-trailer-driving, long-haul-driving, regional-driving, local-truck-driving
Tractor-trailer driving | tractor-trailer, tractor trailer, tractor-trailers, semi truck driving, 18-wheeler, semi-trailer, tractor trailer driving, 53' trailer, semi trucks | > truck-driving
Long-haul driving | long haul, long-haul, over the road, over-the-road, OTR^?, OTR driving, long distance driving | > truck-driving ? driv, truck, CDL, haul, freight, route, trailer, class
Regional driving | regional hauling, regional truck driving | > truck-driving
Local truck driving | short-haul driving, short haul, local CDL driving | > truck-driving
Flatbed hauling | flatbed, flatbeds, flatbed trucking, load securement on flatbeds, flatbed driving | > truck-driving ~ load-securement
Tanker driving | tanker truck, tank truck driving, tanker hauling, fuel tanker, fuel delivery | > truck-driving
Refrigerated transport | reefer loads, reefer trailers, refrigerated trailers, temperature-controlled transport | ~ truck-driving, cold-chain
Oversize load hauling | oversized loads, heavy haul, heavy hauling, Schwertransport | ~ truck-driving
Box truck driving | box truck, straight truck, straight truck driving, box trucks, 26-foot box truck | ~ truck-driving
Manual transmission driving | stick shift, manual transmission vehicle | ~ driving-vehicles
Delivery driving | delivery driver, delivering goods by van, van driving, delivery routes, chauffeur-livreur, repartidor, local delivery, delivery drivers, route delivery, driver/delivery | ~ parcel-delivery, driving-vehicles
Parcel delivery | last-mile delivery, package delivery, last mile delivery, delivering packages, courier services, last mile logistics, courier^ | ~ delivery-driving
Food delivery | meal delivery driving, delivering food, pizza delivery | ~ delivery-driving
Route sales | route sales driver, DSD^*, direct store delivery | ~ delivery-driving, sales
Proof of delivery | delivery receipts, delivery confirmations | ~ delivery-driving
Vehicle driving | safe driving, operating a motor vehicle, operating motor vehicles, vehicle operation, driving company vehicles, driving vehicles, driving skills | # driving-vehicles
Defensive driving | defensive driver training, Smith System, defensive driving techniques | ~ driving-vehicles
Bus driving | bus driver, passenger transport by bus, transit bus operation, bus operation, transit operator | ~ truck-driving, passenger-transport
School bus driving | school bus driver, school bus operation, school bus | > bus-driving
Coach driving | motorcoach driving, motorcoach, coach driver, motor coach | > bus-driving
Passenger transport | transporting passengers, passenger transportation, shuttle driving, shuttle driver, shuttle service, non-emergency medical transportation | ~ driving-vehicles
Taxi driving | taxi driver, cab driving | > passenger-transport
Rideshare driving | rideshare, Uber driver, Lyft driver | > passenger-transport ~ taxi-driving
Chauffeuring | chauffeur, limousine driving, limo driver, executive transport | > passenger-transport
Valet parking | valet, parking cars, parking attendant, parking vehicles | ~ driving-vehicles, customer-service
Parking management | parking operations, parking lot management | ~ valet-parking
Moving and relocation work | furniture moving, household moving, moving furniture, residential moving, mudanzas, house removals | ~ loading-and-unloading
Load securement | securing loads, cargo securement, load securing, cargo securing, strapping and tarping, securing cargo | ~ loading-and-unloading, truck-driving
Trailer coupling | coupling and uncoupling trailers, hitching trailers, backing trailers, trailer towing | ~ tractor-trailer-driving
Yard jockey driving | yard jockey, yard hostler, hostler, spotter truck, yard spotter, yard truck | ~ tractor-trailer-driving
Route planning | route optimization, route optimisation, planning routes, delivery route planning, routing of vehicles, routing and scheduling | ~ logistics
Dispatching | dispatch^*, truck dispatch, dispatch operations, freight dispatch, fleet dispatching, dispatching drivers, dispatcher^, driver dispatch | ~ route-planning, logistics
Fleet management | vehicle fleet management, fleet operations, fleet maintenance, vehicle fleet | ~ logistics
Driver logs | logbooks, log books, driver logbooks, trip logs, driver's daily log, paper logs, mileage logs | ~ electronic-logging-devices
Map reading | reading maps, map reading and navigation | ~ gps
`,
  ),
  ...parseSkills(
    'knowledge',
    `
DOT regulations | DOT compliance, FMCSA regulations, FMCSA, DOT rules and regulations, FMCSR, Department of Transportation regulations, DOT requirements | ~ truck-driving
Hours of service | hours of service regulations, HOS^*, HOS regulations, driving and rest times | ~ dot-regulations
IFTA^ | International Fuel Tax Agreement, IFTA reporting | ~ dot-regulations
Traffic laws | traffic rules, rules of the road, traffic regulations, code de la route, highway code | ~ driving-vehicles
ADR regulations | ADR^*, ADR transport | ~ hazardous-materials
`,
  ),
  ...parseSkills(
    'tool',
    `
Telematics | fleet telematics, vehicle telematics | ~ truck-driving, fleet-management, samsara, geotab
Electronic logging devices | ELD^, ELDs^, e-logs, electronic logs, electronic logging device | ~ telematics, hours-of-service
Tachograph | tacho, tachos, digital tachograph, Fahrtenschreiber, tachographe, tachographs | ~ electronic-logging-devices
Samsara | Samsara ELD | > telematics
Geotab | | > telematics ~ samsara
Omnitracs | | > telematics ~ samsara
McLeod software | McLeod LoadMaster | ~ transportation-management-systems
DAT load board | load boards, load board | ~ freight-brokerage
Liftgate | lift gate, lift gates, liftgates, tail lift | ~ loading-and-unloading, delivery-driving
Roadnet | Omnitracs Roadnet | > route-planning
`,
  ),
];
