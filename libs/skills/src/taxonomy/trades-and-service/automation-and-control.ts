import { parseSkills } from '../../parse-skills.js';

/** Controllers, plants' screens, drives, instruments and robots. */
export const automationAndControl = [
  ...parseSkills(
    'knowledge',
    `
Industrial automation | automation engineering, factory automation, process automation in plants, industrial automation systems |
Control systems | control system design, controls engineering, process control, control engineering, control systems engineering, automatic control | ~ industrial-automation
Robotics | robotic systems | ~ industrial-robots, industrial-automation
Instrumentation? | instrumentation and control, I&C, process instrumentation, control and instrumentation, instrumentation engineering | ~ control-systems ? process control, PLC, calibrat, transmitter, electrical, gauge, valve, SCADA, DCS, loop, mechanical
Building automation | building automation systems, building management systems, building management system, BAS^*, smart building systems | ~ industrial-automation, facilities-management
Industrial communication protocols | fieldbus, industrial networks, industrial Ethernet | ~ industrial-automation
Modbus | Modbus TCP, Modbus RTU | ~ industrial-communication-protocols
PROFINET | | ~ industrial-communication-protocols, profibus
PROFIBUS | | ~ industrial-communication-protocols
EtherCAT | | ~ industrial-communication-protocols
EtherNet/IP | | ~ industrial-communication-protocols
CAN bus | CANbus, CAN-bus, CAN protocol, controller area network | ~ industrial-communication-protocols
CANopen | | > can-bus
J1939^ | SAE J1939 | > can-bus
OPC UA | OPC-UA, OPC DA | ~ industrial-communication-protocols
BACnet | | ~ building-automation
KNX^ | KNX/EIB | ~ building-automation
Functional safety | safety integrity level, SIL 2, SIL 3, funktionale Sicherheit | ~ control-systems
IEC 61508 | | > functional-safety
ISO 26262 | | > functional-safety ~ iec-61508
Machine safety | machinery safety | ~ functional-safety, occupational-safety
Machine guarding | machine guards, safety guards | ~ machine-safety
Machinery Directive | Maschinenrichtlinie | ~ machine-safety, ce-marking
CE marking | CE-Kennzeichnung, CE certification, marquage CE, marcado CE | ~ quality-management-systems
Industry 4.0 | Industrie 4.0, smart manufacturing, smart factory | ~ industrial-automation, iot
IEC 61131 | IEC 61131-3, structured text, function block diagram | ~ plc-programming
`,
  ),
  ...parseSkills(
    'practice',
    `
PLC programming | PLC^?, PLCs^, programmable logic controllers, programmable logic controller, SPS^?, PLC troubleshooting | ~ industrial-automation, siemens-tia-portal, allen-bradley, ladder-logic, siemens-s7 ? program, control, automat, SCADA, HMI, ladder, Siemens, Allen, Rockwell, electric, troubleshoot, instrument, machine, maint, drive, robot, VFD
Ladder logic | ladder logic programming, ladder diagram, relay ladder logic | > plc-programming
HMI development | HMI^, HMIs^, human machine interface, human-machine interface, HMI programming, operator interfaces | ~ scada, plc-programming
PID control | PID tuning, PID controllers, PID loops, loop tuning, PID^* | > control-systems
Motion control | servo drives, servo motors, servo systems, servomotors | ~ control-systems, electric-motors
Variable-frequency drives | VFD^, VFDs^, variable frequency drives, variable frequency drive, frequency converters, Frequenzumrichter, variable speed drives | ~ electric-motors, motor-controls
Robot programming | programming robots, teach pendant | > robotics ~ industrial-robots
Industrial robots | robotic arms, industrial robotics, robot operation, Industrieroboter, robotic cells | > robotics ~ fanuc-robots, kuka
Collaborative robots | cobots, cobot | > robotics ~ industrial-robots
Machine vision | industrial vision systems, vision inspection systems, vision systems | ~ computer-vision, industrial-automation
Control panel building | control panel wiring, panel building, control cabinets, panel wiring, control panel assembly | ~ electrical-installation, industrial-automation
Loop checking | loop checks, loop check, loop testing | ~ instrumentation, equipment-calibration
Commissioning? | commissioning and start-up, start-up and commissioning, plant commissioning, system commissioning | ~ industrial-automation ? plant, system, equipment, start, install, test, site, mechanical, electric, automat, machine, engineer, HVAC
Control room operation | control room operator, control room operations, control room monitoring, board operator | ~ scada, dcs
Drone operation | drone piloting, UAV^, UAVs^, unmanned aerial vehicles, drones, sUAS, UAS^ | ~ drone-pilot-certificate
`,
  ),
  ...parseSkills(
    'technology',
    `
SCADA | SCADA systems, supervisory control and data acquisition | ~ plc-programming
DCS^ | distributed control systems, distributed control system | ~ scada, plc-programming
Manufacturing execution systems | MES^*, manufacturing execution system, MES systems | ~ manufacturing
Siemens TIA Portal | TIA Portal | > plc-programming
Siemens S7 | SIMATIC S7, S7-1200, S7-1500, S7-300, S7-400, SIMATIC | > plc-programming ~ siemens-tia-portal
SIMATIC Step 7 | Step 7 programming, STEP7, Siemens Step 7 | > plc-programming ~ siemens-tia-portal, siemens-s7
Allen-Bradley | Allen Bradley, Rockwell Automation, ControlLogix, CompactLogix | > plc-programming ~ siemens-tia-portal
Studio 5000 | Studio 5000 Logix Designer, Logix Designer | > allen-bradley ~ rslogix
RSLogix | RSLogix 5000, RSLogix 500 | > allen-bradley
FactoryTalk | FactoryTalk View | > hmi-development ~ wonderware, allen-bradley
PanelView | Allen-Bradley PanelView | > hmi-development ~ factorytalk
WinCC | Siemens WinCC, SIMATIC WinCC | > scada ~ hmi-development
Wonderware | AVEVA InTouch, Wonderware InTouch, AVEVA System Platform | > scada ~ wincc
Ignition SCADA | Inductive Automation Ignition | > scada ~ wonderware
iFIX | GE iFIX | > scada ~ wonderware
Cimplicity | GE Cimplicity | > scada ~ ifix
Codesys | | > plc-programming
Beckhoff TwinCAT | TwinCAT, Beckhoff | > plc-programming ~ codesys
Schneider Modicon | Modicon, Unity Pro, EcoStruxure Control Expert | > plc-programming ~ siemens-tia-portal
Mitsubishi PLC | Mitsubishi MELSEC, GX Works | > plc-programming
Omron PLC | Omron Sysmac, CX-Programmer | > plc-programming
B&R Automation Studio | B&R Automation | > plc-programming ~ codesys # br-automation-studio
DeltaV | Emerson DeltaV | > dcs
Honeywell Experion | Experion PKS | > dcs ~ deltav
ABB 800xA | ABB System 800xA | > dcs ~ deltav
Yokogawa Centum | Centum VP | > dcs ~ deltav
FANUC robots | FANUC robot programming, FANUC robotics | > industrial-robots
KUKA | KUKA robots, KRL programming | > industrial-robots ~ fanuc-robots
ABB robots | ABB robotics, RobotStudio, RAPID programming | > industrial-robots ~ fanuc-robots
Yaskawa Motoman | Motoman, Yaskawa robots | > industrial-robots ~ fanuc-robots
Universal Robots | UR5, UR10 | > collaborative-robots
Cognex | Cognex vision, In-Sight vision | > machine-vision
Keyence | Keyence vision | ~ machine-vision
PI System | OSIsoft PI, OSIsoft, PI Historian, AVEVA PI | ~ scada
Johnson Controls Metasys | Metasys | > building-automation
Tridium Niagara | Niagara Framework, Niagara N4, Tridium | > building-automation ~ johnson-controls-metasys
Desigo | Siemens Desigo | > building-automation ~ johnson-controls-metasys
`,
  ),
];
