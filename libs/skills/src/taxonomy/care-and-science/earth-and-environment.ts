import { parseSkills } from '../../parse-skills.js';

/** Earth, water, air, ecosystems and their protection. */
export const earthAndEnvironment = [
  ...parseSkills(
    'practice',
    `
Environmental monitoring | environmental sampling, monitoring environmental conditions, environmental data collection | ~ environmental-science
Soil sampling | collecting soil samples, soil samples | ~ soil-testing, environmental-monitoring
Soil testing | soil analysis, soil tests | ~ soil-science
Water quality monitoring | water sampling, water quality analysis, water quality sampling, water quality assessment | > environmental-monitoring ~ water-testing
Groundwater monitoring | groundwater sampling, monitoring wells, groundwater investigation | > environmental-monitoring ~ hydrogeology
Air quality monitoring | air sampling, air quality analysis, air monitoring, emissions monitoring, stack testing | > environmental-monitoring
Air dispersion modeling | AERMOD, air quality modeling | ~ air-quality-monitoring
Environmental impact assessment | environmental impact studies, environmental impact statements, environmental impact analysis, NEPA^, environmental impact assessments, environmental review, National Environmental Policy Act | ~ environmental-regulations
Environmental site assessment | Phase I ESA, Phase II ESA, environmental site assessments, Phase I environmental site assessments, site investigation of contamination, Phase I and II ESAs, Phase I and Phase II ESAs, Phase I/II ESA, Phase I and II environmental site assessments | ~ environmental-remediation
Environmental remediation | site remediation, soil remediation, groundwater remediation, contaminated land remediation, contaminated sites, bioremediation, remediation? | ~ environmental-science ? soil, groundwater, environment, contaminat
Environmental permitting | environmental permits, permit applications for emissions, air permitting, NPDES permits | ~ environmental-regulations
Environmental auditing | environmental audits, environmental inspections | ~ environmental-regulations, auditing
Environmental management systems | environmental management system, environmental management | ~ environmental-regulations
ISO 14001 | ISO 14001:2015, EN ISO 14001 | > environmental-management-systems
Sustainability reporting | ESG reporting, carbon accounting, greenhouse gas accounting, carbon footprint analysis, GHG inventory, sustainability disclosure, carbon footprint | ~ sustainability
Life cycle assessment | life-cycle assessment, life cycle analysis, LCA^? | ~ sustainability ? life, carbon, sustainab, environmental
Waste management | solid waste management, waste disposal, recycling programs, waste reduction, recycling operations | ~ environmental-science
Wastewater treatment | wastewater operations, sewage treatment, wastewater treatment plant operations, waste water treatment | ~ water-treatment
Water treatment | drinking water treatment, water purification, water treatment operations, potable water treatment |
Stormwater management | storm water management, SWPPP, stormwater inspections, stormwater | ~ environmental-regulations, hydrology
Erosion control | erosion and sediment control, sediment control | ~ stormwater-management
Water resources management | water resource management, watershed management, water resources planning | ~ hydrology
Hydrologic modeling | hydraulic modeling, hydrological modeling, flood modeling, hydrologic and hydraulic modeling | > hydrology
HEC-RAS | | > hydrologic-modeling
HEC-HMS | | > hydrologic-modeling ~ hec-ras
Groundwater modeling | | ~ hydrogeology
Wetland delineation | wetlands delineation, wetland assessment, wetland restoration | ~ ecology
Habitat restoration | ecological restoration, ecosystem restoration, habitat management, restoration ecology, revegetation | ~ ecology
Wildlife management | wildlife surveys, wildlife monitoring, wildlife biology, wildlife research | ~ ecology
Fisheries management | fisheries science, fish biology, fisheries biology, fish surveys | ~ ecology
Biological surveys | vegetation surveys, botanical surveys, ecological surveys, biodiversity surveys, endangered species surveys, biological monitoring | ~ ecology, field-work
Invasive species management | invasive species control, invasive plant removal, weed control in natural areas | ~ ecology
Natural resource management | natural resources management, natural resources^*, land management, resource conservation | ~ environmental-science
Nature conservation | conservation biology, biodiversity conservation, wildlife conservation, environmental conservation, conservation of nature, conservation? | ~ ecology ? wildlife, habitat, natur, species, environment, ecolog
Environmental protection | protection of the environment | ~ environmental-science
Trail maintenance | trail construction, trail work, trail building | ~ natural-resource-management
Prescribed burning | prescribed fire, controlled burns | ~ natural-resource-management, firefighting
Geological mapping | geologic mapping, field mapping in geology, structural mapping | > geology
Core logging | drill core logging, soil logging, borehole logging, drilling supervision | > geology
Mineral exploration | exploration geology, resource estimation, mineral resource estimation | > geology
Mining operations | | ~ geology # mining-operations
Petroleum exploration | petroleum geology, reservoir characterization, oil and gas exploration, reservoir modeling | > geology
Seismic interpretation | seismic data processing, seismic data interpretation, seismic surveys | > geophysics
Geotechnical investigation | geotechnical site investigation, rock mechanics | ~ geology, civil-engineering
Weather forecasting | weather prediction, weather forecasts | > meteorology
Weather observation | meteorological observations, weather observations | ~ weather-forecasting
Climate modeling | climate models, climate data analysis, climate modelling | > climate-science
Environmental consulting | environmental consultancy | ~ environmental-science, consulting
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Environmental science | environmental sciences, environmental studies |
Environmental engineering | environmental engineer skills | ~ environmental-science, civil-engineering
Environmental regulations | EPA regulations, environmental compliance, environmental legislation, environmental regulatory compliance, Environmental Protection Agency | ~ environmental-science
Clean Water Act | CWA compliance | > environmental-regulations
Clean Air Act | Title V permits | > environmental-regulations
RCRA^ | RCRA regulations, Resource Conservation and Recovery Act | > environmental-regulations ~ hazardous-materials
CERCLA^ | Superfund | > environmental-regulations ~ rcra
Environmental policy | environmental policy analysis | ~ environmental-regulations, policy-analysis
Ecology | ecosystem ecology, population ecology, plant ecology, landscape ecology, aquatic ecology | > biology ~ environmental-science
Geology | geosciences, geoscience, earth science, earth sciences, geological sciences, geological knowledge |
Mineralogy | mineral identification | > geology
Petrology | petrography | > geology ~ mineralogy
Geochemistry | geochemical analysis | > geology ~ chemistry
Paleontology | palaeontology | ~ geology, biology
Geophysics | geophysical surveys, geophysical methods | ~ geology, physics
Seismology | earthquake monitoring | > geophysics
Ground penetrating radar | ground-penetrating radar | ~ geophysics
Hydrology | surface water hydrology, watershed hydrology | ~ geology, environmental-science
Hydrogeology | groundwater hydrology, contaminant hydrogeology | > geology, hydrology
GIS^ | geographic information systems, geographic information system, geospatial analysis, GIS mapping |
ArcGIS | ArcGIS Pro, ArcMap, Esri ArcGIS | > gis
QGIS | Quantum GIS | > gis ~ arcgis
Soil science | pedology, soil fertility, soil chemistry | ~ geology, agronomy
Meteorology | atmospheric science, atmospheric sciences | ~ physics, climate-science
Climate science | climatology, climate research | ~ environmental-science
Climate change adaptation | climate change^*, climate adaptation, climate resilience, climate change mitigation | ~ climate-science
Oceanography | ocean science, marine geology | ~ geology
Geography^* | human geography, geographical sciences | ~ urban-planning, gis
Physical geography | geomorphology | > geography ~ geology
Sustainability^* | sustainability^*, sustainable development, sustainability management, sustainability strategy, corporate sustainability, environmental sustainability, sustainability initiatives | ~ environmental-science
Renewable energy policy | energy policy, energy transition policy | ~ policy-analysis
Limnology | freshwater ecology, freshwater biology | > ecology
Urban ecology | | ~ ecology
Green infrastructure | | ~ urban-ecology, stormwater-management
`,
  ),
  ...parseSkills(
    'tool',
    `
Petrel software | Schlumberger Petrel | > petroleum-exploration
Leapfrog Geo | | ~ geological-mapping
gINT^ | gINT software | ~ geotechnical-investigation
EQuIS | EQuIS database | ~ environmental-monitoring
SWAT model | Soil and Water Assessment Tool | > hydrologic-modeling
MODFLOW | | > groundwater-modeling
EPA SWMM | SWMM^ | > hydrologic-modeling
EPANET | | ~ hydrologic-modeling
`,
  ),
];
