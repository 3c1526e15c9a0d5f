import { parseSkills } from '../../parse-skills.js';

/** Computers inside devices: boards, chips, buses, robots, and the standards they meet. */
export const embeddedAndHardware = [
  ...parseSkills(
    'technology',
    `
Embedded systems | embedded systems development, embedded system | ~ c
Embedded software | embedded software development, embedded programming, embedded development, embedded software engineering | > embedded-systems, software-development
Embedded Linux | | > linux, embedded-systems
Yocto | Yocto Project, OpenEmbedded | > embedded-linux
Buildroot | | > embedded-linux ~ yocto
U-Boot | Das U-Boot | > bootloaders
Bootloaders | bootloader, boot loaders | > embedded-systems
Firmware | firmware development, firmware engineering | > embedded-systems
BIOS/UEFI | UEFI | > firmware
Microcontrollers | microcontroller, microcontroller programming, MCU^, MCUs^ | > embedded-systems ~ c
Microprocessors | microprocessor, microprocessor systems | ~ microcontrollers
STM32 | STMicroelectronics STM32 | > arm-cortex, microcontrollers, c
ARM Cortex | ARM Cortex-M, Cortex-M, ARM processors, ARM architecture | > embedded-systems
PIC microcontrollers | PIC microcontroller, Microchip PIC | > microcontrollers
AVR microcontrollers | ATmega, Atmel AVR | > microcontrollers
ESP32 | | > microcontrollers
ESP8266 | | > microcontrollers ~ esp32
Nordic nRF52 | nRF52 | > microcontrollers, bluetooth
MSP430 | | > microcontrollers
RISC-V | | ~ arm-cortex
x86 architecture | x86_64 | ~ computer-architecture
Arduino | | > microcontrollers
Raspberry Pi | RaspberryPi | > embedded-linux ~ arduino
NVIDIA Jetson | Jetson Nano | > embedded-linux, cuda
RTOS | real-time operating systems, real-time operating system, RTOSs^ | > embedded-systems, real-time-systems
FreeRTOS | | > rtos, c
Zephyr RTOS | | > rtos ~ freertos
ThreadX | Azure RTOS | > rtos ~ freertos
I2C | I2C bus | > embedded-systems ~ spi
SPI bus | SPI^?, Serial Peripheral Interface | > embedded-systems ? i2c, uart, can, usb, embedded, firmware, microcontroller, bus, gpio # spi
UART | | > embedded-systems ~ spi
RS-232 | RS232 | ~ uart
RS-485 | RS485 | ~ rs-232
USB protocol | USB driver development |
PCIe | PCI Express | ~ computer-architecture
LIN bus | | ~ can-bus
FlexRay | | ~ can-bus
Automotive software | automotive embedded software | > embedded-software
ADAS^ | advanced driver assistance systems, advanced driver-assistance systems | ~ autonomous-vehicles
UDS protocol | Unified Diagnostic Services | ~ can-bus
Bluetooth | | > wireless-communications
Bluetooth Low Energy | BLE^ | > bluetooth
Zigbee | | > wireless-communications, iot
Z-Wave | | > wireless-communications, iot ~ zigbee
LoRaWAN | | > wireless-communications, iot
NFC^ | near-field communication | ~ rfid
MQTT | | > iot ~ message-queues
CoAP | | > iot ~ mqtt
FPGA | FPGA design, FPGA development, FPGAs | > digital-electronics ~ vhdl, verilog
VHDL | | > hardware-description-languages, fpga
Verilog | Verilog HDL | > hardware-description-languages, fpga ~ vhdl
SystemVerilog | System Verilog | > verilog
Hardware description languages | hardware description language, HDL coding | ~ digital-electronics
UVM^ | Universal Verification Methodology | > systemverilog, hardware-verification
SystemC | | > c-plus-plus ~ systemverilog
Xilinx Vivado | Vivado, Xilinx ISE | > xilinx
Xilinx | Xilinx FPGAs | > fpga
Intel Quartus | Quartus | > altera ~ xilinx-vivado
Altera | Altera FPGAs | > fpga
ModelSim | | > hardware-verification
QuestaSim | Questa^* | > hardware-verification ~ modelsim
Synopsys | Synopsys Design Compiler | > asic-design
ROS^ | Robot Operating System, ROS1 | > robotics-programming
ROS 2 | ROS2 | > ros
Gazebo simulator | Gazebo Sim | > ros
PX4 | PX4 autopilot | > drone-systems
ArduPilot | | > drone-systems ~ px4
Drone systems | UAV systems | ~ robotics-programming
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Computer architecture | computer organization, processor architecture, CPU architecture |
Computer hardware | PC hardware | ~ hardware-troubleshooting
Hardware design | hardware engineering, hardware development, electronic hardware design | ~ electronics, embedded-systems
SoC design | system-on-chip, system on chip | > digital-electronics ~ asic-design
Place and route | | > asic-design
RTL design | register transfer level, RTL coding | > hardware-description-languages
Hardware verification | design verification, functional verification | ~ asic-design
Design for testability | design for test | ~ asic-design
Static timing analysis | timing closure | > asic-design
High-level synthesis | | > fpga
Semiconductors | semiconductor devices, semiconductor manufacturing |
Signal processing | DSP^, digital signal processing |
Sensor fusion | | ~ signal-processing
Board bring-up | hardware bring-up, board bringup | > embedded-systems
Hardware-in-the-loop testing | | ~ embedded-software, simulink
Low-power design | | ~ embedded-systems
Agricultural technology | agritech, agtech | ~ agriculture
Precision agriculture | precision farming, smart farming | ~ agricultural-technology, gis
Greenhouse management | | ~ agriculture
IoT^ | Internet of Things, IoT devices | ~ embedded-systems
Industrial IoT | IIoT, industrial internet of things | > iot ~ industrial-automation
Digital twins | digital twin | ~ simulation, iot
Robotics programming | robotics software | ~ industrial-automation, robotics
Autonomous vehicles | self-driving cars, autonomous driving | ~ robotics-programming, computer-vision
Motion planning | robot path planning | > robotics-programming
ASPICE | Automotive SPICE | ~ automotive-software
MISRA C | MISRA^, MISRA-C | > c ~ functional-safety
Medical device software | | ~ iec-62304, embedded-software
Real-time systems | real time systems, real-time programming, real-time software |
Quantum computing | quantum algorithms, quantum programming |
Qiskit | | > quantum-computing, python
`,
  ),
];
