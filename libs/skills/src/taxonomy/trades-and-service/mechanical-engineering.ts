import { parseSkills } from '../../parse-skills.js';

/** Mechanical design, machines and their parts, materials. */
export const mechanicalEngineering = [
  ...parseSkills(
    'knowledge',
    `
Mechanical engineering | mechanical engineering principles | ~ industrial-engineering
Thermal engineering | thermal design, thermal management | ~ mechanical-engineering, heat-transfer
Heat transfer | heat transfer analysis | ~ mechanical-engineering
Aerodynamics | | ~ fluid-mechanics, aerospace-engineering
Strength of materials | mechanics of materials | ~ stress-analysis, mechanical-engineering
Tribology | lubrication engineering | ~ mechanical-engineering, lubrication
Kinematics | mechanism kinematics, kinematic analysis | ~ mechanical-engineering
Materials science | materials engineering, material science | ~ mechanical-engineering
Metallurgy | metallurgical engineering | > materials-science
Polymers | polymer engineering | > materials-science
Composite materials | composites | > materials-science
Carbon fiber composites | carbon fiber, carbon fibre, CFRP^ | > composite-materials
Fiberglass | fibreglass, glass fiber, glass fibre | > composite-materials
Ceramics engineering | technical ceramics | > materials-science
Corrosion control | corrosion protection, corrosion engineering, corrosion prevention | ~ materials-science
`,
  ),
  ...parseSkills(
    'practice',
    `
Mechanical design | mechanical design engineering, mechanical product design, design of mechanical components | > mechanical-engineering
Machine design | machinery design, design of machines | > mechanical-engineering ~ mechanical-design
Design for manufacturing | DFM^, design for manufacturability, design for manufacture | ~ mechanical-design, manufacturing
Design for manufacture and assembly | DFMA^, DFM/A | > design-for-manufacturing, design-for-assembly
Design for assembly | DFA^* | ~ design-for-manufacturing
Tolerance analysis | tolerance stack-up, tolerance stackup, stack-up analysis, tolerance stack-up analysis | ~ gd-and-t
GD&T | geometric dimensioning and tolerancing, geometric dimensioning & tolerancing, geometrical tolerancing | ~ blueprint-reading, fmea
Stress analysis | structural stress analysis | ~ finite-element-analysis, strength-of-materials
Fatigue analysis | fatigue life analysis, fatigue and fracture | ~ stress-analysis
Fracture mechanics | | ~ fatigue-analysis
Vibration analysis | modal analysis, vibration testing | ~ noise-and-vibration, condition-monitoring
Noise and vibration | NVH^, noise vibration and harshness | ~ vibration-analysis
Failure analysis | failure investigation, root cause failure analysis, RCFA^ | ~ root-cause-analysis
Mechanical reverse engineering | reverse engineering of parts | ~ 3d-scanning, mechanical-design
3D scanning | laser scanning, 3D laser scanning | ~ metrology
Rapid prototyping | prototype development, prototype building | ~ 3d-printing
Tool design | tooling design, tool and fixture design | ~ mechanical-design, jigs-and-fixtures
Jigs and fixtures | fixture design, jig and fixture design, jigs & fixtures | ~ tool-design
Mold design | mould design, injection mold design, die design | ~ tool-design, injection-molding
Piping design | pipe routing, piping layout, piping engineering | ~ mechanical-engineering, p-and-id
Pressure vessels | pressure vessel design, ASME Section VIII | ~ mechanical-engineering
Heat exchangers | heat exchanger design | ~ heat-transfer
Rotating equipment | rotating machinery, turbomachinery | ~ mechanical-engineering, pumps
Pumps | pump maintenance, pump repair, centrifugal pumps | ~ rotating-equipment
Compressors | air compressors, compressor maintenance | ~ rotating-equipment
Hydraulics | hydraulic systems, hydraulic equipment, hydraulic repair | ~ pneumatics
Pneumatics | pneumatic systems, pneumatic equipment | ~ hydraulics
Power transmission systems | mechanical power transmission, gearboxes, gear design, drivetrain design | ~ mechanical-engineering
Mechatronics | mechatronic systems | ~ mechanical-engineering, electronics, industrial-automation
Engineering drawings | technical drawing, mechanical drafting, engineering drafting, drafting^*, Drafting^* | ~ blueprint-reading, autocad
Blueprint reading | reading blueprints, read blueprints, blueprints, technical drawings, reading technical drawings, interpreting blueprints, drawing interpretation, blueprint interpretation | ~ engineering-drawings
Schematic reading | reading schematics, schematics, electrical schematics, wiring diagrams, reading wiring diagrams, circuit diagrams | ~ blueprint-reading, electrical-engineering
Engineering change management | engineering change orders, engineering change control, ECO^*, ECN^* | ~ product-lifecycle-management
Bill of materials | BOM^, BOMs^, bills of materials, bill of material | ~ product-lifecycle-management
Value engineering | value analysis/value engineering, VAVE, VA/VE | ~ mechanical-design
Reliability engineering | reliability analysis, RAMS analysis | ~ failure-analysis, preventive-maintenance
Reliability-centered maintenance | reliability centered maintenance, RCM^* | ~ reliability-engineering, preventive-maintenance
Aerospace engineering | aeronautical engineering | ~ mechanical-engineering
Automotive engineering | vehicle engineering, vehicle development | ~ mechanical-engineering
Powertrain engineering | powertrain development, powertrain design | ~ automotive-engineering
Internal combustion engines | IC engines, combustion engines | ~ powertrain-engineering
Microelectromechanical systems | MEMS^ | ~ semiconductor-fabrication
`,
  ),
];
