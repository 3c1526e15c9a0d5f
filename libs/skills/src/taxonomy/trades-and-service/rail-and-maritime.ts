import { parseSkills } from '../../parse-skills.js';

/** Trains, ships, ports. */
export const railAndMaritime = [
  ...parseSkills(
    'practice',
    `
Train driving | train operation, locomotive engineer, driving trains, locomotive operation | ~ rail-operations
Rail operations | railroad operations, railway operations, Bahnbetrieb, train dispatching, rail operation | ~ logistics
Train conducting | train conductor, railroad conductor, freight conductor | ~ rail-operations
Railcar switching | yard switching, rail yard operations, switching railcars | ~ rail-operations
Railway engineering | rail engineering, railway systems, railroad engineering, permanent way | ~ civil-engineering
Track maintenance | railroad track maintenance, track inspection, railway track maintenance, track laying | ~ railway-engineering
Railway signalling | railway signaling, rail signaling, rail signalling, ETCS^, train control systems | ~ railway-engineering
Rolling stock maintenance | railcar repair, locomotive maintenance, railcar maintenance, locomotive repair, rolling stock | ~ equipment-repair
Tram driving | light rail operation, streetcar operation, tram driver | ~ train-driving, bus-driving
Ship navigation | marine navigation, nautical navigation, celestial navigation, navigation of vessels, Nautik | ~ seamanship
Seamanship | deckhand, deckhand work, deck operations, sailors^*, mooring operations, able seaman duties | 
Boat operation | boat handling, small boat operation, operating boats, boat driving, vessel operation, vessel operations | ~ seamanship
Marine engineering | ship engines, marine propulsion, marine diesel engines, shipboard engineering | ~ mechanical-engineering
Naval architecture | ship design, architecture navale | ~ mechanical-engineering
Shipbuilding | ship building, ship construction, shipyard work, shipfitting, shipyard | ~ metal-fabrication
Ship repair | vessel maintenance, marine maintenance, boat repair, vessel repair, shipboard maintenance, boat maintenance | ~ equipment-repair
Sailing* | sail boats, yachting, sail handling, sailing boats, sailing instruction | ~ boat-operation
Port operations | port management, terminal operations, container terminal, marine terminal operations | ~ logistics
Stevedoring | longshoring, longshoreman, dock work, dockworker, cargo stowage | > loading-and-unloading ~ port-operations
Commercial diving | commercial diver, underwater inspection, underwater construction, saturation diving | ~ scuba-diving
Scuba diving | scuba, PADI Open Water | ~ commercial-diving
Commercial fishing | fishing vessels, net fishing, trawling, fishing gear | ~ seamanship
Radar operation | radar systems, operating radar | ~ ship-navigation
Sonar operation | sonar systems, sonar technician | ~ radar-operation
Search and rescue at sea | maritime rescue, marine rescue | ~ search-and-rescue
Inland navigation | Binnenschifffahrt, barge operation, towboat, tugboat operation, tugboats | ~ boat-operation
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Maritime law | admiralty law, maritime regulations | ~ ship-navigation
SOLAS^ | SOLAS convention | ~ maritime-law
MARPOL | MARPOL convention | ~ maritime-law, solas
ECDIS^ | electronic chart display | ~ ship-navigation
FRA regulations | Federal Railroad Administration, GCOR | ~ rail-operations
`,
  ),
  ...parseSkills(
    'certificate',
    `
STCW | STCW certification, STCW 95, STCW Basic Safety Training | > seamanship
Merchant mariner credential | MMC^*, Coast Guard license, USCG license, captain's license, merchant mariner, USCG captain | > seamanship ~ stcw
Able seaman | able-bodied seaman, AB seaman | > seamanship
PADI certification | PADI Divemaster, PADI instructor, PADI certified | > scuba-diving
Locomotive engineer certification | certified locomotive engineer | > train-driving
TWIC card | TWIC^, Transportation Worker Identification Credential, TWIC credential | 
`,
  ),
];
