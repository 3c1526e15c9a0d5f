import { parseSkills } from '../../parse-skills.js';

/** Techniques and products of workshops, building sites and service beside better known ones of their sort. */
export const tradesAndServiceProducts = [
  ...parseSkills(
    'practice',
    `
Computational fluid dynamics | CFD^ | ~ mechanical-engineering
Finite element analysis | FEA^, FEM^ | ~ mechanical-engineering
3D printing | additive manufacturing | ~ manufacturing
Injection molding | plastics processing, injection moulding | > manufacturing
Sheet metal work | metal fabrication, sheet metal, metalworking | ~ welding
Grinding and polishing | deburring | ~ machining
Scaffolding | rigging^* | ~ construction-management
Surveying | land surveying | ~ civil-engineering
Demolition | asphalt paving, road construction | ~ masonry
Diesel engine repair | diesel mechanics, diesel engines | > automotive-repair
Tire service | wheel alignment, oil changes | > automotive-repair
Bus driving | passenger transport, coach driving | ~ truck-driving
Parcel delivery | last-mile delivery, package delivery | ~ truck-driving
Packaging | labeling and packaging, packing goods | ~ warehouse-operations
Dishwashing | kitchen cleaning | ~ food-service
Wine service | sommelier | ~ food-service
Meat cutting | butchery | ~ food-preparation
Laundry | ironing, textile cleaning | ~ housekeeping
Lifeguarding | swimming instruction, water safety | ~ first-aid
`,
  ),
  ...parseSkills(
    'tool',
    `
CATIA | | ~ solidworks
Autodesk Inventor | Siemens NX, Creo^*, PTC Creo, SolidEdge, Fusion 360 | ~ solidworks
SketchUp | Rhino 3D, Rhinoceros 3D | ~ autocad
SCADA | HMI^, WinCC | ~ plc-programming
LTspice | KiCad, Altium Designer, Eagle PCB, OrCAD | > electronics
Bluebeam | PlanGrid | ~ procore
Telematics | electronic logging devices, tachograph | ~ truck-driving
Diagnostic scan tools | OBD-II, OBD2 | ~ automotive-repair
Amadeus GDS | Sabre GDS, Galileo GDS | ~ travel-arrangements
`,
  ),
];
