import { parseSkills } from '../../parse-skills.js';

/** Structures, ground, roads, water, surveying, planning. */
export const civilEngineering = [
  ...parseSkills(
    'knowledge',
    `
Civil engineering | |
Structural engineering | structural design | > civil-engineering ~ structural-analysis, steel-structure-design, reinforced-concrete-design
Geotechnical engineering | geotechnics, soil mechanics, geotechnical | > civil-engineering
Transportation engineering | highway engineering, highway design, roadway design, road design | > civil-engineering
Traffic engineering | traffic analysis, traffic studies, traffic modeling, traffic modelling, traffic impact studies | ~ transportation-engineering
Water resources engineering | water resources, hydraulic engineering | > civil-engineering
Building architecture | architectural practice | ~ building-information-modeling
Architectural engineering | | ~ civil-engineering, building-architecture
Architectural design | architectural drafting, architectural drawings | ~ building-architecture
Building physics | Bauphysik | ~ civil-engineering
Concrete technology | concrete mix design, concrete testing | ~ civil-engineering
Eurocodes | Eurocode, Eurocode 2, Eurocode 3 | ~ structural-engineering
AASHTO | AASHTO standards | ~ transportation-engineering
ACI 318 | ACI code | ~ structural-engineering
Building codes | construction codes, building regulations, International Building Code, building code compliance | ~ construction-management
`,
  ),
  ...parseSkills(
    'practice',
    `
Structural analysis | structural calculations, structural modeling | > structural-engineering
Reinforced concrete design | concrete design, reinforced concrete, RC design | > structural-engineering
Steel structure design | structural steel design, steel design, steel structures | > structural-engineering
Timber structure design | timber design | > structural-engineering
Bridge engineering | bridge design, bridge construction, bridge inspection | > structural-engineering
Seismic design | earthquake engineering, seismic analysis | > structural-engineering
Foundation design | foundation engineering, pile design, deep foundations | > geotechnical-engineering
Tunneling? | tunnelling?, tunnel construction | ~ geotechnical-engineering ? construct, bor, excavat, underground, geotech, rock, civil, mining
Site investigation | subsurface investigation | ~ geotechnical-engineering
Site development | site planning, land development, site design, site grading design | ~ civil-engineering
Surveying? | land surveying, land surveys, topographic surveying, topographic surveys, arpentage, construction surveying, site surveying | ~ civil-engineering, gis ? land, site, topograph, construct, GPS, total station, GIS, civil, map, boundar, engineer, field
Photogrammetry | drone mapping, aerial mapping, aerial surveying | ~ surveying
Permitting^* | building permits, construction permits, permit applications, permit acquisition | ~ building-codes
Construction inspection | construction site inspection, building inspection, building inspections | ~ building-codes
Materials testing | material testing, construction materials testing, tensile testing | ~ quality-inspection
`,
  ),
  ...parseSkills(
    'tool',
    `
Total station | total stations, robotic total station, theodolite | ~ surveying
WaterCAD | Bentley WaterCAD | ~ epanet, watergems
WaterGEMS | Bentley WaterGEMS | ~ epanet
SewerCAD | SewerGEMS | ~ stormwater-management
PLAXIS | | ~ geotechnical-engineering
GeoStudio | | ~ geotechnical-engineering, plaxis
Synchro traffic | Synchro/SimTraffic, SimTraffic | ~ traffic-engineering
PTV Vissim | Vissim | ~ traffic-engineering, synchro-traffic
PTV Visum | | ~ traffic-engineering, ptv-vissim
InRoads | Bentley InRoads | ~ transportation-engineering, civil-3d, openroads
OpenRoads | OpenRoads Designer, Bentley OpenRoads | ~ transportation-engineering, civil-3d
Leica Cyclone | | ~ surveying, 3d-scanning
Trimble Business Center | | ~ surveying
`,
  ),
];
