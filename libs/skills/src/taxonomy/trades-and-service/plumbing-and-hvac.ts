import { parseSkills } from '../../parse-skills.js';

/** Water, gas, heat, cold and air in buildings. */
export const plumbingAndHvac = [
  ...parseSkills(
    'practice',
    `
Plumbing | plumbing systems, plumbing repairs, plumbing repair, plumbing installation, plumbers^*, plumber^ |
Pipefitting | pipe fitting, pipe-fitting, pipe fitter, pipefitter | ~ plumbing, steamfitting
Steamfitting | steam fitting, steamfitter, steam fitter | ~ pipefitting
Pipe installation | installing pipes, installation of piping, pipe laying, pipelaying, laying pipe | ~ plumbing, pipefitting
Drain cleaning | drain clearing, clearing drains, unclogging drains, sewer cleaning, hydro jetting, drain snaking | > plumbing
Backflow prevention | backflow testing, backflow preventers | ~ plumbing
Gas fitting | gas piping, gas line installation, gasfitting, gas fitter, gas installation, gas lines, natural gas piping | ~ plumbing
Sprinkler fitting | fire sprinkler installation, fire sprinkler systems, sprinkler fitter, fire sprinklers, fire protection systems | ~ plumbing
Medical gas systems | medical gas piping, med gas | ~ pipefitting
Water heaters | water heater installation, water heater repair, water heater, tankless water heaters | ~ plumbing
Septic systems | septic tank, septic tanks, septic system installation | ~ plumbing
Well pumps | well pump repair | ~ pumps, plumbing
Sump pumps | sump pump | ~ pumps, plumbing
Well drilling | water well drilling | ~ drilling-rigs
Copper pipe soldering | soldering copper pipe, sweating copper | ~ plumbing, soldering
PEX piping | PEX plumbing, PEX^* | ~ plumbing
Plumbing fixtures | installing plumbing fixtures, plumbing fixture installation, bathroom fixtures | ~ plumbing
Bathroom installation | bathroom fitting | ~ plumbing, tile-setting
HVAC | HVAC systems, heating and cooling, heating ventilation and air conditioning, HVAC/R, HVACR, HLK-Technik, heating and air conditioning, heating and cooling systems, HVAC equipment | ~ plumbing, hvac-maintenance, hvac-installation
HVAC installation | installing HVAC systems, installation of HVAC equipment, HVAC installer | > hvac
HVAC maintenance | HVAC repair, HVAC service, HVAC troubleshooting, HVAC technician, servicing HVAC equipment | > hvac
HVAC design | HVAC system design, HVAC load calculations, Manual J, cooling load calculations | > hvac ~ mechanical-engineering
Air conditioning | air conditioning systems, AC repair, air conditioners, air conditioning repair, air conditioning installation | ~ hvac, refrigeration
Refrigeration | refrigeration systems, refrigeration repair, commercial refrigeration, frigoriste, refrigeration equipment | ~ hvac, air-conditioning
Ammonia refrigeration | industrial refrigeration | > refrigeration
Refrigerant handling | refrigerant recovery, refrigerants, refrigerant charging, charging refrigerant | ~ refrigeration
Heating systems | heating installation, hydronic heating, central heating | ~ hvac
Furnaces | furnace repair, furnace installation, gas furnaces | > heating-systems
Heat pumps | heat pump, heat pump installation | > heating-systems
Boiler operation | boilers, boiler maintenance, boiler repair, steam boilers, boiler operations, boiler systems, hot water boilers | ~ heating-systems
Chillers | chiller maintenance, chiller systems, centrifugal chillers, chilled water systems | ~ air-conditioning
Cooling towers | cooling tower | ~ chillers
Air handling units | air handlers, AHUs^, rooftop units, RTUs^* | ~ hvac
Ventilation systems | mechanical ventilation systems, building ventilation, exhaust systems for buildings | ~ hvac
Air balancing | test and balance, testing adjusting and balancing, TAB^* | ~ hvac
HVAC controls | thermostats, thermostat installation, temperature controls | ~ building-automation, hvac
Indoor air quality | IAQ^ | ~ hvac
Insulation work | pipe insulation, thermal insulation, insulation installation, installing insulation, spray foam insulation, blown-in insulation | ~ construction-work
`,
  ),
  ...parseSkills(
    'certificate',
    `
EPA 608 certification | EPA 608, EPA Section 608, EPA Universal, EPA certified, EPA certification, EPA Universal Certification, Section 608, EPA 608 Universal | > refrigerant-handling ~ hvac
NATE certification | NATE certified, NATE^* | > hvac
HVAC license | HVAC contractor license, licensed HVAC contractor, HVAC certification | > hvac
Journeyman plumber | journeyman plumber license, plumbing journeyman | > plumbing
Master plumber | master plumber license | > journeyman-plumber
Plumbing license | licensed plumber, plumber's license | > plumbing ~ journeyman-plumber
Gas Safe registered | Gas Safe, Gas Safe engineer | > gas-fitting
Gas fitter license | G2 gas fitter, gas fitter certificate, licensed gas fitter | > gas-fitting ~ gas-safe-registered
F-gas certification | F-Gas | > refrigerant-handling ~ epa-608-certification
Boiler license | boiler operator license, boiler operator's license | > boiler-operation
Stationary engineer license | licensed stationary engineer, stationary engineering license | > boiler-operation ~ boiler-license
`,
  ),
];
