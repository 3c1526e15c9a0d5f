import { parseSkills } from '../../parse-skills.js';

/** Hotels, travel, tours, events for guests. */
export const hotelAndTourism = [
  ...parseSkills(
    'practice',
    `
Hotel management | hotel manager, hotelier^, hotel operations management, general manager of hotels, hotel leadership | ~ hotel-operations
Hotel operations | hotel work, Hotellerie, lodging operations, hotel experience, hotel industry | ~ hotel-management
Hospitality management | hospitality, hospitality industry, hospitality operations, hospitality services | ~ hotel-management, customer-service
Front desk operations | front desk, front office, front desk reception, hotel front desk, front office operations, front desk agent, hotel reception, front desk duties, hotel receptionist, front desk experience | ~ customer-service
Guest check-in | guest check-in and check-out, check-in and check-out, checking guests in, check-in/check-out, guest registration, checking in guests, check-ins and check-outs | ~ front-desk-operations
Concierge services | concierge^, conciergerie | ~ guest-service
Bell service | bellhop, bellman, luggage assistance, luggage handling, bell staff | ~ guest-service
Night audit | night auditing, night auditor | ~ front-desk-operations, bookkeeping
Reservations management | room reservations, hotel reservations, reservations^*, managing reservations, booking reservations, reservation management, reservation systems, booking systems, reservation system, handling reservations, making reservations | ~ front-desk-operations
Hotel revenue management | room pricing, RevPAR | ~ hotel-management, revenue-management
Rooms division management | rooms division, rooms management | ~ hotel-management
Resort operations | resort management | ~ hotel-operations
Spa management | spa operations, spa reception, hotel spa | ~ hotel-operations, beauty-treatments
Banquet and conference sales | hotel sales, group bookings, group sales in hotels | ~ event-planning, sales
Conference services | conference setup, event setup, room setups, banquet setup, setting up event spaces, event set-up | ~ event-planning
Housekeeping | hotel housekeeping, room cleaning, room attendant, cleaning guest rooms, cleaning of rooms, cleaning rooms, room attendants, guest room cleaning, ama de llaves, housekeeping services, housekeeper^, Housekeeping-Abteilung | ~ cleaning-of-buildings
Housekeeping supervision | executive housekeeper, housekeeping management, housekeeping supervisor, gouvernante | > housekeeping
Bed making | making beds, changing linens, changing bed linens, bed linens, making beds and changing linens, change linens | ~ housekeeping
Tourism | tourism industry, tourism management, travel and tourism, destination management |
Tour guiding | tour guide, guided tours, giving tours, leading tours, conducting tours, tours guiadas, tour leading | ~ tourism
Tour operations | tour planning, tour operator, tour packages, itinerary planning, travel itineraries, planning itineraries | ~ tourism
Travel agency work | travel agent, travel consultant, travel agency, travel counseling, agent de voyages, travel consulting, travel sales | ~ travel-arrangements, tourism
Airline ticketing | flight booking, ticketing of flights, airline reservations, airfare | ~ travel-agency-work
Visitor services | visitor information, tourist information, visitor center, information desk | ~ tourism, customer-service
Ticket sales | ticketing^*, ticket taking, box office operations, selling tickets | ~ cash-handling
Theme park operations | amusement park, ride operation, amusement rides, ride operator, theme park | ~ customer-service
Casino gaming | casino dealing, table games dealing, blackjack dealing, casino operations, card dealing, casino dealer, slot operations | ~ customer-service
Cruise ship work | cruise ships, cruise line, onboard guest services, cruise ship hospitality | ~ hospitality-management
Outdoor guiding | wilderness guiding, rafting guide, mountain guiding, hiking guide, outdoor recreation | ~ tour-guiding
`,
  ),
  ...parseSkills(
    'tool',
    `
Hotel property management systems | hotel PMS, hotel property management system, hotel management software, property management systems for hotels | ~ front-desk-operations, opera-pms
Opera PMS | Oracle Opera, Opera Cloud, OPERA property management, Opera PMS system, Oracle Hospitality OPERA, OnQ/Opera | > hotel-property-management-systems
Hilton OnQ | OnQ PMS, OnQ^ | > hotel-property-management-systems ~ opera-pms
Fidelio* | Suite8, Micros Fidelio | > hotel-property-management-systems ~ opera-pms
Cloudbeds | | > hotel-property-management-systems ~ opera-pms
Mews PMS | Mews Systems | > hotel-property-management-systems ~ cloudbeds
FOSSE^ | Marriott FOSSE | > hotel-property-management-systems ~ opera-pms
Delphi for hotels | Amadeus Delphi, Delphi.fdc, Delphi FDC | ~ banquet-and-conference-sales
Global distribution systems | GDS^*, global distribution system, GDS systems | ~ travel-agency-work
Amadeus GDS | Amadeus reservation system, Amadeus Altéa, Amadeus^* | > global-distribution-systems ~ sabre-gds, galileo-gds, travel-arrangements
Sabre GDS | Sabre reservation system, Sabre Red, Sabre^* | > global-distribution-systems ~ travel-arrangements
Galileo GDS | Travelport Galileo, Galileo reservation system | > global-distribution-systems ~ travel-arrangements
Worldspan | Travelport Worldspan | > global-distribution-systems ~ galileo-gds
Apollo GDS | Travelport Apollo | > global-distribution-systems ~ galileo-gds
Online travel agencies | channel manager, OTA management | ~ reservations-management
Booking.com extranet | | > online-travel-agencies
Expedia Partner Central | | > online-travel-agencies ~ booking-com-extranet
`,
  ),
  ...parseSkills(
    'certificate',
    `
IATA certification | IATA diploma, IATA/UFTAA | > travel-agency-work
Tour guide license | licensed tour guide | > tour-guiding
Certified Hotel Administrator | AHLEI CHA, CHA^*, AHLEI certification | > hotel-management
`,
  ),
];
