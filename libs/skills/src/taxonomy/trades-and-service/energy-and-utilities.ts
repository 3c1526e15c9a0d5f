import { parseSkills } from '../../parse-skills.js';

/** Power stations, grids, sun, wind, oil and gas, water, waste. */
export const energyAndUtilities = [
  ...parseSkills(
    'knowledge',
    `
Renewable energy | renewables, clean energy, green energy | ~ electrical-engineering, solar-energy, wind-energy
Solar energy | solar power | > renewable-energy
Photovoltaics | photovoltaic systems, solar PV, PV systems, photovoltaic, solar photovoltaic | > solar-energy
Solar thermal | solar thermal systems, solar water heating, Solarthermie | > solar-energy
Wind energy | wind power, wind farms, offshore wind | > renewable-energy
Hydropower | hydroelectric power, hydroelectric, Wasserkraft, hydroelectricity, hydro power | > renewable-energy
Geothermal energy | geothermal, geothermal systems, Geothermie | > renewable-energy
Bioenergy | biomass energy, biomass | > renewable-energy
Biogas | biogas plants, Biogasanlagen | > bioenergy
Biofuels | biodiesel, bioethanol | > bioenergy
Hydrogen technology | hydrogen fuel cells, green hydrogen | ~ renewable-energy
Fuel cells | fuel cell systems, Brennstoffzellen | ~ hydrogen-technology
Energy storage | battery storage, battery energy storage, BESS^, Energiespeicher | ~ batteries, renewable-energy
Smart grids | smart grid | ~ power-systems-engineering
Smart metering | smart meters, advanced metering infrastructure | ~ smart-grids
Microgrids | microgrid | ~ smart-grids
Energy efficiency | energy conservation, building energy efficiency | ~ energy-management
Energy markets | electricity markets, power markets, energy trading, Energiehandel, power trading | ~ energy-management
Nuclear energy | nuclear power, nuclear power plants, Kernenergie | ~ power-plant-operation
Nuclear engineering | nuclear reactor engineering | ~ nuclear-energy
Petroleum engineering | reservoir engineering, oil and gas engineering, petroleum production engineering | ~ oil-and-gas-operations
Utility regulation | energy regulation | ~ power-systems-engineering
NERC compliance | NERC standards, NERC CIP | ~ utility-regulation
`,
  ),
  ...parseSkills(
    'practice',
    `
Energy management | energy manager, energy monitoring, energy management systems | ~ facilities-management
Solar panel installation | solar installation, PV installation, solar panels, solar installer, solar module installation | ~ photovoltaics, electrical-installation
Solar system design | PV system design, solar design, photovoltaic design | ~ photovoltaics, electrical-design
Wind turbine maintenance | wind turbines, wind turbine technician, wind technician, wind turbine service | ~ wind-energy, industrial-maintenance
Power plant operation | power plants, power generation, power plant operations, power station operation, Kraftwerksbetrieb | ~ boiler-operation, control-room-operation
Steam turbines | steam turbine operation, steam turbine maintenance | ~ power-plant-operation
Cogeneration | combined heat and power, CHP^*, combined cycle | ~ power-plant-operation
District heating | chauffage urbain | ~ heating-systems
Power line work | lineworker, power lines, powerline maintenance, transmission lines, overhead lines, line work, lineman^, powerline technician | ~ electrical-installation, high-voltage
Power distribution | electrical distribution, electricity distribution, transmission and distribution, electric distribution, power transmission and distribution | ~ power-systems-engineering
Substation operation | substations, substation maintenance, substation design, Umspannwerke, electrical substations | ~ power-distribution
Meter reading | meter installation, utility meters, meter readers, water meters | ~ utility-services
Utility services | utilities operations, public utilities |
Utility locating | underground utility locating, locating utilities, 811 locating, line locating | ~ utility-services
Drilling operations | oil drilling, oil well drilling, rotary drilling | ~ oil-and-gas-operations, drilling-rigs
Directional drilling | horizontal directional drilling | > drilling-operations
Drilling rigs | rig operations, drilling rig, rig operation, roughneck work, roustabout work | ~ oil-and-gas-operations
Oil and gas operations | oil and gas, oil & gas, upstream oil and gas, oilfield operations, oil field, oilfield |
Hydraulic fracturing | fracking, frac operations | ~ oil-and-gas-operations
Well testing and completion | well completions, well completion, well intervention, workover operations | ~ oil-and-gas-operations
Well control | blowout preventers | ~ drilling-operations
Mud logging | drilling fluids, mud engineering | ~ drilling-operations
Wireline operations | wireline logging, well logging, slickline | ~ oil-and-gas-operations
Pipeline operation | pipeline operations, pipeline maintenance, pipeline integrity, pipeline construction, gas pipelines | ~ oil-and-gas-operations
Natural gas distribution | gas distribution, gas distribution systems | ~ utility-services
Liquefied natural gas | LNG^ | ~ oil-and-gas-operations
Offshore work | offshore operations, offshore platforms, offshore rigs, offshore installations | ~ oil-and-gas-operations
Water distribution | water distribution systems, water mains, water supply systems | ~ utility-services
Recycling | recyclables, recyclage, reciclaje | ~ waste-management
Landfill operation | landfill operations, landfill | ~ waste-management
`,
  ),
  ...parseSkills(
    'tool',
    `
PVsyst | | > solar-system-design
Aurora Solar | | > solar-system-design ~ pvsyst
HelioScope | | > solar-system-design ~ aurora-solar
Eclipse reservoir simulator | Schlumberger Eclipse | ~ petroleum-engineering
HOMER Energy | HOMER Pro | ~ solar-system-design
WindPRO | | ~ wind-energy
WAsP^ | WAsP software | ~ wind-energy, windpro
`,
  ),
  ...parseSkills(
    'certificate',
    `
NABCEP certification | NABCEP, NABCEP PV Installation Professional, NABCEP certified | > solar-panel-installation
Wastewater operator license | wastewater treatment operator license, certified wastewater operator, wastewater operator certification | > wastewater-treatment ~ water-treatment-operator-license
GWO certification | GWO training, Global Wind Organisation, GWO BST, GWO Basic Safety Training | > wind-energy
BOSIET | BOSIET certification | > offshore-work
HUET^ | helicopter underwater escape training | > offshore-work ~ bosiet
H2S certification | H2S Alive, H2S training | > oil-and-gas-operations
Certified Energy Manager | AEE CEM | > energy-management
Lineman certification | journeyman lineman, journeyman lineworker | > power-line-work
IWCF certification | IWCF, IWCF Level 2, IWCF Level 3 | > well-control
IADC WellCAP | IADC WellSharp, WellSharp | > well-control ~ iwcf-certification
`,
  ),
];
