import { parseSkills } from '../../parse-skills.js';

/** Engineering, trades, construction, transport, logistics, production, hospitality, farming. */
export const engineeringTradesAndService = [
  ...parseSkills(
    'practice',
    `
Mechanical engineering | mechanical design, machine design, Maschinenbau | 
Electrical engineering | electrical design, power systems, circuit design, electrical systems, Elektrotechnik | 
Electronics | PCB design, analog electronics, digital electronics, electronic circuits, Altium, electronic equipment | ~ electrical-engineering
Civil engineering | structural engineering, structural analysis, génie civil, ingeniería civil | 
Chemical engineering | process engineering | 
Industrial engineering | production engineering, manufacturing engineering, production planning | 
Manufacturing | production processes, production line, assembly line, mass production | 
Welding | MIG welding, TIG welding, arc welding, brazing, Schweißen, soudage, soldadura | 
Soldering | rework and soldering | ~ electronics, welding
Machining | CNC^, CNC machining, CNC programming, milling, lathe, turning and milling, machine tools | 
Blueprint reading | reading blueprints, technical drawings, engineering drawings, schematics, read blueprints | 
Preventive maintenance | preventative maintenance, equipment maintenance, machine maintenance, scheduled maintenance | 
Equipment repair | repairing equipment, mechanical repair, machinery repair, equipment troubleshooting | ~ preventive-maintenance
Automotive repair | vehicle maintenance, auto repair, vehicle repair, engine repair, brake repair, automotive mechanics, vehicle diagnostics, automotive diagnostics | ~ equipment-repair
Aircraft maintenance | aviation maintenance, avionics, aircraft repair, A&P mechanic | ~ equipment-repair
Hydraulics | pneumatics, hydraulic systems, hydraulic and pneumatic | 
HVAC | heating and cooling, air conditioning, refrigeration, HVAC/R, HVAC systems | 
Plumbing | pipefitting, pipe fitting | 
Electrical installation | electrical wiring, wiring, electrical repair, electrical maintenance, electrician | ~ electrical-engineering
Carpentry | woodworking, cabinet making, joinery, framing^* | 
Painting and decorating | surface preparation, spray painting, drywall, plastering | 
Masonry | bricklaying, concrete work, concrete | 
Roofing | | ~ carpentry
Construction management | construction site management, site supervision, construction supervision, construction projects | ~ project-management
Cost estimating | cost estimation, quantity surveying, estimating^* | 
Facilities management | facility management, building maintenance, facility maintenance, building operations | 
Groundskeeping | landscaping, gardening, grounds maintenance, lawn care | 
Heavy equipment operation | heavy equipment, excavator, bulldozer, backhoe, crane operation, loader operation | 
Forklift operation | forklift, fork lift, forklift driving, forklift operator, pallet jack, carretilla elevadora, Gabelstapler, Staplerfahren | 
Truck driving | tractor-trailer, commercial driving, delivery driving, long haul, over the road, truck driver | 
Route planning | dispatching, dispatch^*, route optimization | ~ logistics
Logistics | logistics management, logistics coordination, shipping and receiving, transportation management, freight, logistique, logística, Logistik | 
Supply chain management | supply chain, SCM^* | ~ logistics
Inventory management | inventory control, stock control, stock management, inventory, stocktaking, cycle counting, cycle counts | 
Warehouse operations | warehousing, warehouse management, order picking, picking and packing, order fulfillment, order fulfilment, material handling, materials handling, Lagerlogistik | ~ logistics
Loading and unloading | cargo handling, truck loading | ~ warehouse-operations
Import and export | customs clearance, import/export, customs regulations, freight forwarding | ~ logistics
Fleet management | vehicle fleet management | ~ logistics
Occupational safety | workplace safety, safety procedures, safety regulations, health and safety, safety standards, safety management, Arbeitssicherheit, occupational health | 
Quality inspection | product inspection, visual inspection, dimensional inspection, inspections | ~ quality-assurance
Machine operation | operating machinery, machine operator, operate machinery, equipment operation | 
Assembly work | mechanical assembly, product assembly | 
Food preparation | food prep, meal preparation, food handling, food production | ~ cooking
Cooking | culinary arts, culinary skills, cuisine, grill cooking, line cook, menu planning, menu development | 
Baking | pastry, pastry making | ~ cooking
Food safety | HACCP, food hygiene, food sanitation, food safety standards | 
Food service | waiting tables, table service, serving food, restaurant service, banquet service, catering | ~ customer-service
Bartending | mixology, barista, coffee making | ~ food-service
Housekeeping | room cleaning, cleaning services, cleaning of rooms, cleaning rooms, cleaning duties, office cleaning, industrial cleaning, janitorial, custodial | 
Front desk operations | front desk, guest check-in, front office, reception duties, receptionist, hotel reception | ~ customer-service
Reservations management | room reservations, booking systems | ~ front-desk-operations
Hotel management | hospitality management, hotel operations | 
Beauty treatments | hairdressing, hair styling, cosmetology, esthetics | 
Personal training | fitness instruction, fitness training, group fitness | 
Tour guiding | tour guide, tourism | 
Livestock care | animal feeding, dairy farming, cattle handling, cattle | ~ veterinary-care
Irrigation | irrigation systems | ~ agriculture
Tractor operation | farm machinery, tractors | ~ heavy-equipment-operation
Pest control | pesticide application, pesticides | 
Forestry | chainsaw operation, tree care, arboriculture | 
Sewing | tailoring, garment making | 
`,
  ),
  ...parseSkills(
    'tool',
    `
AutoCAD | Auto CAD, CAD^, computer-aided design, CAD software | ~ solidworks, revit
SolidWorks | Solid Works | ~ autocad
Revit | BIM^, building information modeling, Autodesk Revit | 
ANSYS | | ~ mechanical-engineering
PLC programming | PLC^, PLCs^, Siemens TIA Portal, Allen-Bradley | ~ industrial-automation
Hand tools | power tools, hand and power tools | 
Measuring instruments | calipers, micrometers, multimeter, oscilloscope, test equipment | 
Warehouse management systems | WMS^, warehouse management system, RF scanner, barcode scanners | ~ warehouse-operations
CMMS^ | computerized maintenance management system, Maximo | ~ preventive-maintenance
Opera PMS | Micros POS, property management system | ~ front-desk-operations
Primavera P6 | Primavera | ~ project-management
Procore | | ~ construction-management
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Industrial automation | robotics, automation engineering, automation systems, control systems, Automatisierungstechnik | 
Building codes | construction codes, National Electrical Code, NEC^ | ~ construction-management
OSHA^ | OSHA regulations, OSHA standards, OSHA 10, OSHA 30 | > occupational-safety
DOT regulations | DOT compliance, hours of service | ~ truck-driving
Hazardous materials | hazmat, HAZMAT regulations, hazardous waste, dangerous goods | ~ occupational-safety
Materials science | metallurgy, materials engineering, polymers | 
Aviation regulations | FAA regulations, air traffic control | 
Renewable energy | solar energy, photovoltaics, wind energy | ~ electrical-engineering
`,
  ),
  ...parseSkills('method', 'FMEA^ | root cause analysis, statistical process control, SPC^, GD&T | ~ quality-assurance\nISO 9001 | ISO 9000, quality management systems, ISO 13485 | ~ quality-assurance'),
  ...parseSkills(
    'certificate',
    `
Commercial driver's license | CDL^, CDL Class A, Class A CDL, commercial driver license, CDL-A, Class B CDL | > truck-driving # commercial-drivers-license
Driver's license | driving licence, driver license, driving license, drivers license, valid driver's license, Führerschein, permis de conduire, permiso de conducir, carnet de conducir, driver's licence | # drivers-license
Forklift certification | forklift license, forklift certificate, certified forklift operator, Staplerschein | > forklift-operation
Food handler certification | ServSafe, food handler card, food handlers permit | > food-safety
ASE certification | ASE certified, ASE Master Technician | > automotive-repair
EPA 608 certification | EPA 608, EPA Section 608 | > hvac
Welding certification | AWS D1.1, certified welder | > welding
Journeyman electrician | licensed electrician, master electrician, journeyman license | > electrical-installation
Airframe and Powerplant | A&P license, A&P certificate | > aircraft-maintenance
TWIC card | TWIC^ | 
`,
  ),
];
