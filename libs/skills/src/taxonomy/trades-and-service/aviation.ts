import { parseSkills } from '../../parse-skills.js';

/** Flying, cabins, airfields and aircraft workshops. */
export const aviation = [
  ...parseSkills(
    'practice',
    `
Aircraft maintenance | aviation maintenance, aircraft mechanics, aircraft inspection and maintenance, aircraft mechanic, maintenance of aircraft, aviation mechanic, aircraft line maintenance | ~ equipment-repair
Aircraft repair | aircraft structural repair, aircraft structures, repair of aircraft, aircraft sheet metal | ~ aircraft-maintenance
Aircraft inspection | aircraft inspections, annual inspections of aircraft, 100-hour inspections | ~ aircraft-maintenance
Avionics | avionics systems, avionics maintenance, avionics installation, avionics technician, aircraft electrical systems | ~ aircraft-maintenance, electronics
Aircraft assembly | aircraft manufacturing, aircraft production, aircraft final assembly | ~ assembly-work, aircraft-maintenance
Turbine engines | gas turbines, jet engines, turbine engine maintenance, gas turbine engines, turbofan engines, Triebwerke | ~ aircraft-maintenance
Helicopter maintenance | rotorcraft maintenance, helicopter mechanic | > aircraft-maintenance
Aircraft painting | aircraft refinishing | ~ industrial-painting
Flying aircraft | piloting aircraft, flying airplanes, flight operations as pilot, flight hours, pilot in command | ~ aviation-regulations # piloting
Flight instruction | flight training, flight instructor, teaching flight students | > piloting
Flight planning | flight plans, flight plan | ~ piloting, flight-dispatch
Flight dispatch | flight dispatching, aircraft dispatch, flight following | ~ dispatching
Instrument flight | instrument flying, IFR^, IFR flight | > piloting
Helicopter flying | helicopter pilot, rotorcraft flying, piloting helicopters | > piloting
Air traffic control | ATC^*, air traffic controller, air traffic management | ~ aviation-regulations
Cabin crew work | flight attendant, cabin crew, cabin service, inflight service, in-flight service, flight attendants | ~ customer-service
Airport ground handling | ramp operations, ramp agent, baggage handling, aircraft marshalling, ground handling, aircraft loading, aircraft fueling, ground support, ramp service | ~ loading-and-unloading
Airport operations | airfield operations, airport management, aerodrome operations | ~ airport-ground-handling
Passenger check-in | gate agent, airline check-in, boarding passengers, passenger service agent | ~ customer-service
Aviation safety | flight safety, safety management system in aviation, aviation safety management | ~ aviation-regulations
Aircraft refueling | aircraft refuelling, refueling aircraft | ~ airport-ground-handling
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Aviation regulations | FAA regulations, Federal Aviation Regulations, EASA regulations, aviation law, FAA compliance, FAR Part 121, FAR Part 135 | 
Part 145 maintenance | Part 145, EASA Part 145, FAA Part 145 | ~ aviation-regulations, aircraft-maintenance
EASA Part 21 | Part 21J, Part 21G | ~ aviation-regulations
Airworthiness | airworthiness directives, continuing airworthiness, CAMO^, airworthiness certification | ~ aviation-regulations, aircraft-maintenance
DO-178C | DO-178B, DO-178 | ~ avionics
DO-254 | | ~ avionics, do-178c
Flight mechanics | flight dynamics | ~ aerodynamics
Orbital mechanics | astrodynamics | ~ flight-mechanics, aerospace-engineering
`,
  ),
  ...parseSkills(
    'certificate',
    `
Airframe and Powerplant | A&P license, A&P certificate, A&P mechanic, A&P certification, FAA A&P, airframe and powerplant license, Airframe & Powerplant, airframe and powerplant certificate | > aircraft-maintenance
Inspection Authorization | FAA Inspection Authorization | > airframe-and-powerplant, aircraft-inspection
EASA Part 66 license | EASA B1, EASA B2, Part 66, EASA Part-66, B1 license, B1.1, Part-66 licence | > aircraft-maintenance ~ airframe-and-powerplant
FCC GROL | General Radiotelephone Operator License | > avionics
Commercial pilot license | CPL^*, commercial pilot certificate, commercial pilot licence | > piloting
Private pilot license | PPL^*, private pilot certificate, private pilot licence | > piloting
Airline transport pilot | ATPL^, ATP certificate, airline transport pilot license, ATP license | > commercial-pilot-license
Instrument rating | instrument-rated, instrument rated | > instrument-flight
Certified flight instructor | CFI^*, CFII^ | > flight-instruction
Drone pilot certificate | Part 107, FAA Part 107, remote pilot certificate, Part 107 license, remote pilot license | > drone-operation
FAA dispatcher certificate | aircraft dispatcher certificate | > flight-dispatch
`,
  ),
];
