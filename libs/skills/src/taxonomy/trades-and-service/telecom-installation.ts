import { parseSkills } from '../../parse-skills.js';

/** Lines, masts, cables in buildings, telephones. */
export const telecomInstallation = [
  ...parseSkills(
    'knowledge',
    `
Telecommunications | telecommunication systems, telecommunications industry, telecom industry, telecommunications engineering, telecom systems, telecom |
Fiber optics | fibre optics, fiber optic, fiber-optic, fibre optic, fiber-optics, optical fiber, optical fibre, fiber optic cable, fiber optic networks | ~ telecommunications
Cellular networks | mobile networks, Mobilfunk, wireless networks in telecom, 4G/LTE, cellular technology, wireless telecommunications | ~ telecommunications
5G^ | 5G NR, 5G networks | > cellular-networks
LTE^ | 4G LTE, LTE networks | > cellular-networks ~ 5g
GSM networks | GSM^ | > cellular-networks ~ lte, umts
UMTS | WCDMA | > cellular-networks ~ lte
Microwave radio links | microwave links, microwave backhaul, point-to-point microwave | ~ telecommunications, rf-engineering
Satellite communications | SATCOM^, VSAT^, satellite communication, satellite systems | ~ telecommunications
DWDM^ | dense wavelength division multiplexing | > optical-transport-networks
Optical transport networks | optical networking, optical transport | ~ fiber-optics
SONET/SDH | SONET^ | ~ optical-transport-networks
Passive optical networks | GPON^, passive optical network | ~ fiber-optics, fiber-to-the-home
Fiber to the home | FTTH^, FTTP^, FTTx, fibre to the home | ~ fiber-optics
DSL^? | VDSL, ADSL, DSL installation, xDSL | ~ telecommunications ? broadband, internet, telecom, modem, line, cable, fiber, network, phone
`,
  ),
  ...parseSkills(
    'practice',
    `
Telecom installation | telecommunications installation, telecom equipment installation, telecommunications equipment installation, telephone installation, telecom technician, telecommunications technician | ~ telecommunications
Structured cabling | network cabling, data cabling, Ethernet cabling, cabling, voice and data cabling, running cable, network cable installation, cabling installation, strukturierte Verkabelung, cableado estructurado, low voltage cabling, low-voltage cabling | ~ telecom-installation, low-voltage
Copper cabling | twisted pair, copper cables, copper cable | > structured-cabling
Cat 6 cabling | Cat6, Cat 6, Category 6, Cat6A | > copper-cabling ~ cat-5e-cabling
Cat 5e cabling | Cat5e, Cat 5e, Cat5, Category 5 | > copper-cabling
Coaxial cable installation | coaxial cable, coax, coaxial cables, coax cable, coax termination | ~ structured-cabling
Fiber splicing | fibre splicing, fusion splicing, fiber optic splicing, fusion splicer, splicing fiber, fiber splicer, fiber termination | > fiber-optics
OTDR testing | OTDR^, optical time-domain reflectometer, fiber testing | > fiber-optics
Fiber network design | fiber route design, outside plant design, OSP design, OSP engineering, fiber planning | ~ fiber-optics
Customer premises installation | cable TV installation, cable technician work, broadband installation, internet installation, residential cable installation | ~ telecom-installation
Satellite dish installation | satellite TV installation, satellite installation | ~ customer-premises-installation
Outside plant | OSP^*, outside plant construction, outside plant maintenance, aerial and underground cable, aerial cable | ~ telecom-installation
HFC networks | hybrid fiber-coaxial, HFC plant | ~ outside-plant
Tower climbing | cell towers, tower climber, tower technician, cell tower, telecom towers, tower crew | ~ working-at-heights, antenna-installation
Antenna installation | antenna and line, antenna systems installation, sweep testing, PIM testing, line sweep testing | ~ telecom-installation
Cell site installation | cell site maintenance, base station installation, small cells, cell sites, base stations | ~ cellular-networks, tower-climbing
Distributed antenna systems | DAS installation, distributed antenna system, in-building wireless | ~ antenna-installation
RF optimization | RF planning, RF network optimization, drive testing, radio network optimization, RF drive testing, radio network planning | ~ cellular-networks
Punch-down termination | punch down, 66 block, 110 block, punchdown, terminating cable, patch panels, punch downs, patch panel termination | ~ structured-cabling
Rack and stack | racking and stacking, server rack installation, racking equipment | ~ structured-cabling, data-center-cabling
Data center cabling | data centre cabling, data center technician work | ~ structured-cabling
Telephone systems | PBX^, phone systems, Telefonanlagen, key systems, business telephone systems, private branch exchange, IP phones installation, autocommutateur | ~ telecom-installation
VoIP^ | voice over IP, VOIP^, IP telephony, SIP trunking, VoIP phones, VoIP systems, Voice-over-IP, VoIP phone systems | ~ telephone-systems
SIP protocol | session initiation protocol, SIP^* | ~ voip
Intercom systems | intercom installation | ~ low-voltage
Nurse call systems | nurse call system installation | ~ low-voltage, intercom-systems
Public address systems | PA systems installation, paging systems | ~ low-voltage, intercom-systems
Audiovisual installation | AV installation, audio visual installation, audio-visual installation, audio/video installation, AV systems integration, AV systems, A/V installation, conference room AV, home theater installation | ~ structured-cabling, low-voltage
POS hardware installation | POS installation | ~ structured-cabling
`,
  ),
  ...parseSkills(
    'tool',
    `
Cisco Unified Communications Manager | CUCM^, Cisco CallManager, Call Manager, Cisco Call Manager | ~ voip, cisco
Avaya | Avaya Aura, Avaya IP Office, Avaya Communication Manager | > telephone-systems
Mitel | MiVoice, Mitel phone systems | > telephone-systems ~ avaya
ShoreTel | | > telephone-systems ~ mitel
Nortel | Nortel Meridian, Nortel Norstar | > telephone-systems ~ avaya
Asterisk PBX | FreePBX, Asterisk^* | > telephone-systems, voip
Vonage Business | Vonage | ~ voip, ringcentral
8x8 telephony | 8x8 Work, 8x8 Contact Center | ~ voip, ringcentral
Fluke testers | Fluke Networks, Fluke DTX, Fluke Versiv, Fluke meters, Fluke certifier | ~ structured-cabling, measuring-instruments
Toner and probe | tone generator and probe, tone and probe, butt set | ~ structured-cabling
Crestron | Crestron programming, Crestron systems | ~ audiovisual-installation
Extron | | ~ audiovisual-installation, crestron
AMX programming | AMX control systems | ~ audiovisual-installation, crestron
Atoll planning tool | Forsk Atoll | > rf-optimization
TEMS Investigation | | > rf-optimization
Actix Analyzer | | > rf-optimization ~ tems-investigation
Ericsson RAN | Ericsson RBS, Ericsson baseband | ~ cell-site-installation
Nokia RAN | Nokia AirScale, Nokia Flexi | ~ cell-site-installation, ericsson-ran
`,
  ),
  ...parseSkills(
    'certificate',
    `
BICSI certification | BICSI, BICSI Installer 2, BICSI Technician, BICSI Installer | > structured-cabling
RCDD^ | Registered Communications Distribution Designer | > structured-cabling ~ bicsi-certification
FOA CFOT | CFOT^, Certified Fiber Optic Technician, FOA certification | > fiber-optics
Tower climber certification | ComTrain, ComTrain certified, certified tower climber | > tower-climbing
Certified Technology Specialist | AVIXA CTS, CTS-I, CTS-D, InfoComm CTS | > audiovisual-installation
`,
  ),
];
