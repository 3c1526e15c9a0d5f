import { parseSkills } from '../../parse-skills.js';

/** Joining and shaping metal. */
export const weldingAndMetal = [
  ...parseSkills(
    'practice',
    `
Welding | welding techniques, welding processes, welding equipment, welders^*, soldeo, welding machines | ~ gas-metal-arc-welding, gas-tungsten-arc-welding, shielded-metal-arc-welding, arc-welding, pipe-welding
Gas metal arc welding | MIG welding, MIG^, GMAW, MAG welding, MIG/MAG, MIG/MAG welding, MIG welder, metal inert gas welding | > welding ~ gas-tungsten-arc-welding, flux-cored-arc-welding
Gas tungsten arc welding | TIG welding, TIG^, GTAW, TIG welder, tungsten inert gas welding, heliarc welding | > welding ~ shielded-metal-arc-welding
Shielded metal arc welding | SMAW, stick welding, MMA welding, manual metal arc welding, stick welder | > welding, arc-welding
Arc welding | electric arc welding | > welding
Flux-cored arc welding | FCAW, flux core welding, flux cored welding, fluxcore welding | > welding, arc-welding
Submerged arc welding | SAW welding | > welding, arc-welding
Spot welding | resistance welding, resistance spot welding | > welding
Oxy-fuel welding | oxyacetylene welding, oxy-acetylene welding, gas welding | > welding
Orbital welding | | > welding ~ pipe-welding
Pipe welding | 6G welding, pipe welder, 6G pipe welding, welding of pipes | > welding ~ pipefitting
Aluminum welding | aluminium welding | > welding
Stainless steel welding | | > welding
Structural welding | structural steel welding | > welding
Laser welding | | > welding
Robotic welding | welding robots, robot welding, automated welding | > welding ~ industrial-robots
Friction stir welding | | > welding
Underwater welding | | > welding ~ commercial-diving
Plastic welding | | ~ plastics-processing
Brazing | torch brazing | ~ welding, soldering
Welding procedures | welding procedure specifications, WPS/PQR | ~ welding, welding-inspection
Torch cutting | oxy-fuel cutting, oxyacetylene cutting, flame cutting, cutting torch, cutting torches, oxy-acetylene torch | ~ welding, plasma-cutting
Plasma cutting | plasma cutter, plasma cutters, CNC plasma cutting | ~ laser-cutting, sheet-metal-work
Laser cutting | laser cutter, laser cutters, laser cutting machines | ~ sheet-metal-work, plasma-cutting
Water jet cutting | waterjet cutting, waterjet, water-jet cutting, Wasserstrahlschneiden | ~ laser-cutting
Metal fabrication | metalworking, metal working, metalwork, steel fabrication, fabrication of metal | ~ welding, sheet-metal-work
Sheet metal work | sheet metal, sheet-metal fabrication, sheet metal fabrication | ~ metal-fabrication
Press brake operation | press brake, press brakes, brake press, metal bending, bending of metal | > sheet-metal-work
Metal shearing | shear operation, metal shear | > sheet-metal-work
Duct fabrication | ductwork fabrication, ductwork, duct work, duct installation, ductwork installation | ~ sheet-metal-work, hvac
Ironworking | ironwork, ironworker, structural steel erection, steel erection, structural ironwork | ~ metal-fabrication, construction-work
Rebar installation | rebar, rebar tying, reinforcing steel, placing rebar | ~ concrete-work, ironworking
Blacksmithing | blacksmith | ~ forging, metal-fabrication
Locksmithing | locksmith, lock installation, lock repair, rekeying | ~ building-maintenance-work
Boilermaking | boilermaker | ~ welding, metal-fabrication
Metal roll forming | roll forming, rollforming | ~ sheet-metal-work
Riveting | riveted joints | ~ sheet-metal-work, assembly-work
Rigging* | rigging*, crane rigging, rigging and signaling, rigging and lifting, rigging equipment | ~ crane-operation
`,
  ),
  ...parseSkills(
    'tool',
    `
SigmaNEST | | ~ laser-cutting
Lantek | | ~ laser-cutting, sigmanest
TRUMPF machines | TruLaser, TruBend, TRUMPF laser | ~ laser-cutting
Amada machines | Amada press brake, Amada laser | ~ press-brake-operation, trumpf-machines
Angle grinders | angle grinder, hand grinders, Winkelschleifer | ~ hand-tools, grinding-and-polishing
`,
  ),
  ...parseSkills(
    'certificate',
    `
Welding certification | certified welder, AWS certified welder, welding certificate, welding certifications, AWS welding certification | > welding
AWS D1.1 | AWS D1.1 certification, D1.1 structural welding | > welding ~ welding-certification
ASME Section IX | ASME IX | > welding ~ welding-certification
ISO 9606 | EN ISO 9606, EN 287, ISO 9606-1 | > welding ~ welding-certification
International Welding Engineer | IWE^*, European Welding Engineer | > welding
Rigger certification | NCCCO rigger, certified rigger, rigger level I | > rigging
Signal person certification | NCCCO signal person | ~ rigger-certification
`,
  ),
];
