import { parseSkills } from '../../parse-skills.js';

/** Building sites, ground, stone, concrete, roads and heavy machines. */
export const construction = [
  ...parseSkills(
    'practice',
    `
Construction work | construction labor, building construction, general construction, construction laborer, construction trades, residential construction, commercial construction, construction labour, Baugewerbe |
Construction management | construction site management, construction manager, construction projects, managing construction projects, construction project management | ~ project-management
Site supervision | construction supervision, construction site supervision, site superintendent, construction superintendent, jobsite supervision, job site supervision | ~ construction-management
Construction scheduling | construction schedules, construction planning, construction phasing | ~ construction-management, scheduling
Cost estimating | cost estimation, construction estimating, cost estimates, estimating^*, project estimating, Kalkulation im Bau, preparing estimates, construction estimates, job costing estimates | ~ quantity-takeoff
Quantity surveying | quantity surveyor | ~ cost-estimating
Quantity takeoff | quantity takeoffs, quantity take-offs, material takeoffs, material takeoff, quantity take-off | ~ cost-estimating
Construction bidding | bid packages, subcontractor bids, bid leveling, construction tendering, construction bids | ~ cost-estimating
Subcontractor management | subcontractor coordination, managing subcontractors, coordinating subcontractors, supervising subcontractors, coordination of subcontractors | ~ construction-management
Construction contract administration | construction contract management | ~ construction-management, contract-management
Change orders | change order management, construction change orders | ~ construction-contract-administration
Requests for information in construction | RFIs and submittals, RFI responses, RFI management | ~ construction-contract-administration
Construction submittals | submittals, submittal review | ~ construction-contract-administration
Punch lists | punch list, punch-list | ~ construction-management
Construction site safety | construction safety, job site safety, jobsite safety, site safety | ~ occupational-safety
Residential remodeling | home remodeling, home renovation, renovation^*, remodeling, renovations, Sanierung^*, building renovation, remodelling, home improvement work | ~ construction-work, carpentry
Demolition | demolition work, building demolition | ~ construction-work
Road construction | road works, roadworks, road building, highway construction, road maintenance, street maintenance | ~ asphalt-paving, construction-work
Asphalt paving | asphalt, paving^*, asphalt work, asphalt laying, asphalt repair, paver operation | ~ road-construction
Work zone traffic control | traffic control at work zones, flagging^*, traffic flagging, temporary traffic control, traffic control flagger | ~ road-construction
Earthwork | earthmoving, earth moving | ~ heavy-equipment-operation
Excavation | excavating, excavation work | > earthwork ~ excavator-operation, trenching
Site grading | land grading, grading^*, Grading* | > earthwork ~ motor-grader-operation
Trenching | trench excavation, digging trenches | ~ earthwork
Shoring* | shoring^*, trench shoring, trenching and shoring, excavation shoring | ~ trenching
Utility construction | underground utilities, utility installation, underground utility construction, sewer installation, water main installation | ~ pipe-installation, earthwork
Masonry | stone masonry, block masonry, masonry work, masonry repair | ~ concrete-work, bricklaying
Bricklaying | brick laying, bricklayer, Mauern^*, brickwork, laying bricks | > masonry
Stonework | stone cutting, stonemasonry, natural stone installation | ~ masonry
Countertop installation | installing countertops | ~ countertop-fabrication, stonework
Concrete work | concrete placement, concrete pouring, pouring concrete, concrete finishing, concrete construction, finishing concrete, concrete and masonry, cement finishing, concrete repair, concrete*, Concrete* | ~ masonry
Formwork | concrete forms, concrete formwork, shuttering | ~ concrete-work, carpentry
Concrete cutting | core drilling in concrete, concrete sawing, concrete saws | ~ concrete-work
Tuckpointing | repointing | > masonry
Waterproofing | basement waterproofing, Abdichtung^*, building waterproofing | ~ roofing
Roofing | roof installation, roof repair, roof repairs, roof shingles, toiture, roofing systems, roofers^*, asphalt shingles | ~ carpentry
Flat roofing | TPO roofing, EPDM roofing, membrane roofing | > roofing
Gutter installation | gutters, gutter repair, gutter cleaning | ~ roofing
Siding installation | siding^*, vinyl siding, façade cladding, facade installation, cladding installation | ~ roofing
Scaffolding? | scaffold erection, scaffold?, scaffolds?, erecting scaffolding, scaffold building | ~ construction-work ? construct, erect, site, safety, roof, mason, paint, ladder, height, rig, weld, carpent, concrete, dismantl, build
Working at heights | work at height, working at height, fall protection, travail en hauteur, trabajo en altura, trabajos en altura | ~ occupational-safety, scaffolding
Rope access | industrial climbing, rope access work, IRATA | ~ working-at-heights
Pile driving | piledriving, pile driver operation | ~ heavy-equipment-operation
Explosives blasting | blasting with explosives, blasting operations, explosives handling, rock blasting, handling explosives | ~ quarrying
Heavy equipment operation | heavy equipment, heavy equipment operator, operating heavy equipment, heavy machinery, heavy machinery operation, construction equipment, operating heavy machinery, construction machinery | ~ excavator-operation, bulldozer-operation, backhoe-operation, loader-operation, skid-steer-operation
Excavator operation | excavators, excavator, pelle hydraulique, mini-excavator, track hoe, trackhoe, excavator operator | > heavy-equipment-operation ~ backhoe-operation
Bulldozer operation | bulldozers, bulldozer, dozers, dozer operation, dozer | > heavy-equipment-operation
Backhoe operation | backhoes, backhoe, backhoe loader, tractopelle | > heavy-equipment-operation
Loader operation | front-end loader, front end loader, wheel loader, wheel loaders, front-end loaders, Radlader, pay loader | > heavy-equipment-operation
Skid steer operation | skid steer, skid steers, skid steer loader, bobcat^* | > heavy-equipment-operation ~ loader-operation
Motor grader operation | motor grader, graders^*, road grader, grader operation | > heavy-equipment-operation
Roller operation | road roller, compactors, steam roller, compaction equipment, asphalt roller | > heavy-equipment-operation
Crane operation | crane operator, cranes, operating cranes, tower crane, Kranfahren, mobile crane, crane operations | > heavy-equipment-operation
Overhead crane operation | overhead cranes, overhead crane, bridge crane, gantry crane, hoists and cranes | ~ crane-operation
Dump truck operation | dump truck, dump trucks, articulated dump truck | > heavy-equipment-operation ~ truck-driving
Haul truck operation | haul truck, haul trucks | > heavy-equipment-operation ~ dump-truck-operation
Aerial work platforms | aerial lift, man lift, aerial lifts, aerial work platform, manlift, plataforma elevadora, MEWP^ | ~ working-at-heights, heavy-equipment-operation
Scissor lift operation | scissor lift, scissor lifts | > aerial-work-platforms
Boom lift operation | boom lift, boom lifts, cherry picker, cherry pickers | > aerial-work-platforms ~ scissor-lift-operation
Bucket truck operation | bucket truck, bucket trucks | > aerial-work-platforms
Telehandler operation | telehandler, telescopic handler, Teleskoplader, manitou^* | > heavy-equipment-operation ~ forklift-operation
Heavy equipment maintenance | heavy equipment repair, heavy equipment mechanic, construction equipment repair | ~ diesel-engine-repair, equipment-repair
`,
  ),
  ...parseSkills(
    'tool',
    `
Primavera P6 | Primavera^, Oracle Primavera, Oracle Primavera P6 | > construction-scheduling ~ project-management
Procore | Procore software | ~ construction-management
Bluebeam | Bluebeam Revu | ~ procore
PlanGrid | | ~ procore, bluebeam, autodesk-build
Autodesk Build | Autodesk Construction Cloud | ~ procore, bim-360
BIM 360 | BIM360, Autodesk BIM 360 | ~ procore
On-Screen Takeoff | OST^* | > quantity-takeoff
PlanSwift | | > quantity-takeoff ~ on-screen-takeoff
RSMeans | RS Means | > cost-estimating
Sage 300 Construction | Sage Timberline, Timberline^* | ~ cost-estimating
HCSS HeavyBid | HeavyBid | > cost-estimating
HCSS HeavyJob | HeavyJob | ~ construction-management, hcss-heavybid
Viewpoint Vista | Viewpoint construction software | ~ procore
Buildertrend | | ~ procore
CoConstruct | | ~ buildertrend
Xactimate | | > cost-estimating
Aconex | Oracle Aconex | ~ procore
`,
  ),
  ...parseSkills(
    'knowledge',
    `
VOB | VOB/B | ~ construction-management
HOAI^ | | ~ construction-management, vob
LEED^ | LEED certification, LEED standards, LEED projects | ~ green-building
Green building | sustainable building, sustainable construction, sustainable building design | ~ construction-management
BREEAM | | ~ green-building, leed
DGNB | DGNB certification | ~ green-building, leed
`,
  ),
];
