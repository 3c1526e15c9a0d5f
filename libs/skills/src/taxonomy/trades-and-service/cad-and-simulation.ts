import { parseSkills } from '../../parse-skills.js';

/** Drawing, modelling and calculating by computer, each product on its own. */
export const cadAndSimulation = [
  ...parseSkills(
    'practice',
    `
CAD^ | computer-aided design, computer aided design, CAD software, CAD design, CAD drafting, CAD drawings, CAD modeling, CAD modelling, 2D CAD | ~ engineering-drawings, autocad, 3d-cad
3D CAD | 3D CAD modeling, 3D CAD modelling, parametric modeling, parametric modelling, solid modeling, solid modelling | > cad ~ solidworks, autodesk-inventor, catia, creo
Surface modeling | surface modelling, Class A surfacing, surfacing in CAD | > 3d-cad
Building information modeling | BIM^, building information modelling, BIM modeling, BIM coordination | ~ revit, cad, navisworks
Clash detection | BIM clash detection | > building-information-modeling
Computer-aided manufacturing | CAM^*, CAD/CAM, CAM programming, computer aided manufacturing, CAM software | ~ cad, cnc-programming
Computer-aided engineering | CAE^, computer aided engineering | ~ finite-element-analysis
Finite element analysis | FEA^, FEM^, finite element method, finite element modeling, finite element modelling, finite elements | > computer-aided-engineering ~ mechanical-engineering, ansys, abaqus
Computational fluid dynamics | CFD^, CFD analysis, CFD simulation | > computer-aided-engineering ~ fluid-mechanics
Multibody simulation | multibody dynamics, multi-body dynamics, multi-body simulation | > computer-aided-engineering
Discrete event simulation | discrete-event simulation | ~ simulation
Hardware-in-the-loop | HIL testing, hardware in the loop, HIL simulation, HIL^* | ~ control-systems
Product lifecycle management | PLM^, product life cycle management, PLM systems, PDM^, product data management | ~ cad
Architectural visualization | architectural rendering, architectural visualisation, architectural renderings | ~ sketchup
Product rendering | product visualization, photorealistic rendering, 3D rendering | ~ architectural-visualization
`,
  ),
  ...parseSkills(
    'tool',
    `
AutoCAD | Auto CAD, Autodesk AutoCAD, AutoCAD 2D, AutoCAD 3D, AutoCAD LT | > cad ~ solidworks, revit, microstation
AutoCAD Electrical | | > autocad ~ eplan
AutoCAD Plant 3D | Plant 3D | > autocad ~ aveva-e3d
AutoCAD MEP | | > autocad ~ revit
Civil 3D | AutoCAD Civil 3D, Autodesk Civil 3D, Civil3D | > autocad ~ civil-engineering
SolidWorks | Solid Works, Dassault SolidWorks, SolidWorks 3D | > 3d-cad ~ catia, autodesk-inventor, siemens-nx, creo, solid-edge, fusion-360
CATIA | CATIA V5, CATIA V6, Dassault CATIA, 3DEXPERIENCE CATIA | > 3d-cad ~ siemens-nx
Autodesk Inventor | Inventor Professional, Inventor^* | > 3d-cad
Siemens NX | Unigraphics, NX CAD, UG NX, NX Unigraphics, NX^* | > 3d-cad ~ creo
Creo^* | PTC Creo, Creo Parametric, Pro/Engineer, Pro/E, ProE^, Pro-Engineer | > 3d-cad
Solid Edge | SolidEdge | > 3d-cad
Fusion 360 | Autodesk Fusion 360, Autodesk Fusion | > 3d-cad
Onshape | | > 3d-cad ~ solidworks
FreeCAD | | > 3d-cad ~ fusion-360
Revit | Autodesk Revit, Revit Architecture, Revit MEP, Revit Structure | > building-information-modeling
ArchiCAD | Graphisoft ArchiCAD | > building-information-modeling ~ revit
Vectorworks | | > cad ~ archicad
Allplan | Nemetschek Allplan | > building-information-modeling ~ revit
Navisworks | Autodesk Navisworks | > building-information-modeling ~ clash-detection
Tekla Structures | Tekla^ | > building-information-modeling ~ structural-engineering
MicroStation | Bentley MicroStation | > cad
SketchUp | Sketch Up, Google SketchUp, SketchUp Pro, Trimble SketchUp | ~ autocad, rhino
Rhino 3D | Rhinoceros 3D, Rhino^*, McNeel Rhino | > 3d-cad # rhino
Grasshopper 3D | Grasshopper^* | > rhino
Enscape | | > architectural-visualization ~ lumion
Lumion | | > architectural-visualization
Twinmotion | | > architectural-visualization ~ lumion
V-Ray | VRay | > product-rendering
ANSYS | ANSYS Mechanical, ANSYS Workbench | > finite-element-analysis ~ mechanical-engineering, abaqus, nastran
ANSYS Fluent | | > ansys, computational-fluid-dynamics ~ openfoam
Abaqus | Simulia Abaqus | > finite-element-analysis
Nastran | MSC Nastran, NX Nastran | > finite-element-analysis ~ patran
Patran | MSC Patran | ~ finite-element-analysis
HyperMesh | Altair HyperMesh, HyperWorks, Altair HyperWorks | > finite-element-analysis ~ ansys
LS-DYNA | | > finite-element-analysis ~ abaqus
OpenFOAM | | > computational-fluid-dynamics
STAR-CCM+ | StarCCM, Star-CCM | > computational-fluid-dynamics ~ ansys-fluent
Adams multibody | MSC Adams | > multibody-simulation
GT-Power | | ~ powertrain-engineering
Teamcenter | Siemens Teamcenter | > product-lifecycle-management
Windchill | PTC Windchill | > product-lifecycle-management ~ teamcenter
ENOVIA | | > product-lifecycle-management ~ teamcenter
Autodesk Vault | | > product-lifecycle-management
Mastercam | | > computer-aided-manufacturing
hyperMILL | | > computer-aided-manufacturing ~ mastercam
GibbsCAM | | > computer-aided-manufacturing ~ mastercam
Esprit CAM | | > computer-aided-manufacturing ~ mastercam
SolidCAM | | > computer-aided-manufacturing ~ mastercam, solidworks
NX CAM | Siemens NX CAM | > computer-aided-manufacturing ~ siemens-nx
STAAD.Pro | STAAD Pro, STAAD^ | ~ structural-engineering
ETABS | | ~ structural-engineering, sap2000
SAP2000 | SAP 2000 | ~ structural-engineering
RISA-3D | RISA 3D, RISA^ | ~ structural-engineering
Arena simulation | Rockwell Arena | > discrete-event-simulation
FlexSim | | > discrete-event-simulation ~ arena-simulation
AnyLogic | | > discrete-event-simulation ~ arena-simulation
Plant Simulation | Siemens Plant Simulation, Tecnomatix Plant Simulation | > discrete-event-simulation ~ flexsim
`,
  ),
];
