import { parseSkills } from '../../parse-skills.js';

/** Electrical power, electronics, boards and their tools. */
export const electricalEngineering = [
  ...parseSkills(
    'knowledge',
    `
Electrical engineering | electrical engineering principles | ~ electronics
Power systems engineering | power systems, electrical power systems, power system analysis, electric power systems | > electrical-engineering
Power electronics | Leistungselektronik | > electronics ~ electrical-engineering
Electronics | electronics engineering, electronic engineering, electronic circuits, electronic equipment | ~ electrical-engineering, pcb-design, analog-electronics, digital-electronics
Analog electronics | analog circuit design, analogue electronics, analog design, analog circuits, analogue design | > electronics
Digital electronics | digital logic, digital circuit design, digital circuits, logic design, digital logic design | > electronics
Mixed-signal design | mixed signal design, mixed-signal | > analog-electronics, digital-electronics
RF engineering | radio frequency engineering, RF design, RF systems, RF circuits | > electronics
Antenna design | antennas, antenna theory | ~ rf-engineering
Microwave engineering | microwave circuits | ~ rf-engineering
Electromagnetic compatibility | EMC^?, EMI/EMC, EMC/EMI, EMC testing | ~ electronics ? EMI, electromagnetic, compat, compliance, electronic, hardware, radiat, immunity, test
Electric motors | electrical motors, AC motors, DC motors, motor windings, electric machines, electric drives, Elektromotoren | ~ electrical-engineering
Motor controls | motor control, motor starters, motor control circuits, MCC^* | ~ electric-motors, variable-frequency-drives
Transformers and switchgear | switchgear, power transformers, electrical transformers, Schaltanlagen | ~ power-systems-engineering
High voltage | high-voltage systems, high voltage equipment | ~ electrical-engineering
Medium voltage | medium-voltage systems | ~ high-voltage
Low voltage | low-voltage systems, low voltage systems | ~ electrical-installation
Batteries | battery systems, battery technology, lithium-ion batteries, Li-ion batteries, battery packs | ~ electrical-engineering
Battery management systems | BMS^*, battery management system | ~ batteries
Semiconductor fabrication | wafer fabrication, semiconductor processing, wafer processing | ~ electronics, cleanroom-work
Optics engineering | optical engineering | ~ electrical-engineering
Sensors | sensor technology, sensor integration, Sensorik, transducers | ~ electronics, instrumentation
`,
  ),
  ...parseSkills(
    'practice',
    `
Electrical design | electrical systems design, design of electrical systems, electrical engineering design | > electrical-engineering
Circuit design | electronic circuit design, electrical circuit design, circuit analysis | > electronics
PCB design | PCB layout, printed circuit board design, PCB routing, circuit board design, schematic capture, Leiterplattendesign | > electronics
ASIC design | ASIC^, application-specific integrated circuits | > digital-electronics
VLSI design | VLSI^, IC design, integrated circuit design, chip design | > electronics ~ asic-design
Signal integrity | signal integrity analysis, power integrity | ~ pcb-design
Electronics repair | electronic repair, repair of electronics, component-level repair, board-level repair, electronic troubleshooting | ~ electronics, soldering
Electronics assembly | electronic assembly, PCB assembly, circuit board assembly, PCBA^, electromechanical assembly, electro-mechanical assembly | ~ soldering, assembly-work
Surface-mount technology | SMT^, surface mount technology, SMT assembly | > electronics-assembly
Soldering | solder^*, hand soldering, soldering and desoldering | ~ electronics-assembly, welding
IPC-A-610 | IPC-610, IPC A-610 | ~ soldering
IPC/WHMA-A-620 | IPC-A-620, IPC-620 | ~ wire-harness-assembly, ipc-a-610
J-STD-001 | | ~ soldering, ipc-a-610
Wire harness assembly | cable harness assembly, wire harnesses, cable assembly, wiring harness assembly | ~ electronics-assembly
Load flow analysis | power flow studies, load flow studies | > power-systems-engineering
Short circuit studies | short circuit analysis, fault studies | > power-systems-engineering ~ load-flow-analysis
Arc flash studies | arc flash analysis | > power-systems-engineering ~ short-circuit-studies
Protective relaying | relay protection, protection relays, power system protection, protective relays | > power-systems-engineering
Earthing and grounding | grounding systems, earthing, electrical grounding | ~ electrical-installation
Lightning protection | lightning protection systems | ~ earthing-and-grounding
Lighting design | lighting systems design, luminaire design | ~ electrical-design
Electrical testing | electrical tests, testing of electrical equipment | > measuring-instruments
Electronics testing | electronic testing, circuit testing, PCB testing | > measuring-instruments ~ electrical-testing
`,
  ),
  ...parseSkills(
    'tool',
    `
Altium Designer | Altium^ | > pcb-design ~ kicad, orcad, eagle-pcb
KiCad | | > pcb-design
Eagle PCB | Autodesk Eagle, EAGLE^* | > pcb-design
OrCAD | Cadence OrCAD | > pcb-design ~ cadence-allegro
Cadence Allegro | Allegro PCB | > pcb-design
Cadence Virtuoso | Virtuoso^* | > vlsi-design
PADS PCB | Mentor PADS, PADS Layout | > pcb-design ~ altium-designer
LTspice | LT Spice | > electronics ~ spice-simulation
SPICE simulation | PSpice, HSPICE, SPICE^* | ~ circuit-design
Proteus Design Suite | Proteus ISIS | > pcb-design
EPLAN | EPLAN Electric P8 | ~ electrical-design
ETAP^ | ETAP software | > load-flow-analysis
PSS/E | PSSE^ | > load-flow-analysis ~ etap
PowerWorld | PowerWorld Simulator | > load-flow-analysis ~ pss-e
SKM PowerTools | SKM Power Tools | > load-flow-analysis ~ etap
DIgSILENT PowerFactory | PowerFactory | > load-flow-analysis ~ etap
Dialux | | ~ lighting-design
Measuring instruments | measurement instruments, test equipment, test and measurement equipment, measuring devices, measuring tools, precision measuring instruments, precision measuring tools | ~ metrology
Multimeters | multimeter, digital multimeter, DMM^* | ~ measuring-instruments
Oscilloscopes | oscilloscope | > measuring-instruments
Spectrum analyzers | spectrum analyzer, spectrum analyser | > measuring-instruments ~ rf-engineering
Network analyzers | vector network analyzer, VNA^* | > measuring-instruments ~ rf-engineering
Signal generators | function generators, signal generator, function generator | > measuring-instruments
Logic analyzers | logic analyzer, logic analyser | > measuring-instruments
Meggers | megger, insulation resistance testing, insulation testing | ~ measuring-instruments, electrical-installation
Thermal imaging cameras | thermal imaging, infrared thermography, thermography, infrared cameras | ~ condition-monitoring
`,
  ),
  ...parseSkills(
    'certificate',
    `
Professional Engineer | PE license, P.Eng, Professional Engineer license, licensed professional engineer, Professional Engineering license, PE licensure, registered professional engineer | ~ engineer-in-training
Engineer in Training | EIT^, EIT certification, Engineer-in-Training, Fundamentals of Engineering exam, FE exam, Engineer Intern | 
Chartered Engineer | CEng^, C.Eng | ~ professional-engineer
`,
  ),
];
