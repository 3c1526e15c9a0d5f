import { parseSkills } from '../../parse-skills.js';

/** Helping people with their computers. */
export const itSupport = [
  ...parseSkills(
    'practice',
    `
Technical support | IT support, user support, tech support, computer support, technical assistance, IT technical support, end-user support, end user support, computer user support, customer technical support | ~ customer-service, help-desk, desktop-support, hardware-troubleshooting, troubleshooting
Help desk | helpdesk, service desk, IT help desk, IT service desk, help-desk support, help desk support | > technical-support ~ ticket-management
Desktop support | desktop support technician skills, deskside support, workstation support, PC support | > technical-support ~ help-desk
Remote support | remote technical support, remote desktop support, remote assistance | > technical-support
On-site IT support | onsite support, field technical support, on-site support | > technical-support
Tier 1 support | level 1 support, L1 support, 1st line support, first line support | > technical-support # first-level-support
Tier 2 support | level 2 support, L2 support, 2nd line support, second line support | > technical-support # second-level-support
Tier 3 support | level 3 support, L3 support, 3rd line support, third line support | > technical-support # third-level-support
Hardware troubleshooting | computer troubleshooting, PC troubleshooting, troubleshooting hardware, hardware support, hardware diagnostics, computer diagnostics | > technical-support
Software troubleshooting | troubleshooting software, software support, application troubleshooting | > technical-support
Computer repair | PC repair, laptop repair, computer maintenance, PC maintenance, computer hardware repair, hardware repair | > hardware-troubleshooting
Computer assembly | PC assembly, building computers, PC building | ~ computer-repair
Hardware installation | computer installation, installing hardware, PC setup, workstation setup, computer setup, hardware installations | ~ hardware-troubleshooting
Printer support | printer troubleshooting, printer maintenance, printer repair | > hardware-troubleshooting
Peripheral support | peripheral devices, computer peripherals | ~ hardware-troubleshooting
Mobile device support | smartphone support, mobile phone support | > technical-support
Smartphone repair | phone repair, cell phone repair | ~ computer-repair
Password resets | password reset, account unlocks | > technical-support ~ user-account-management
IT onboarding | laptop provisioning, device provisioning, user onboarding to systems | > technical-support
Operating system installation | OS installation, system imaging, disk imaging, OS deployment, computer imaging | ~ technical-support, operating-systems
Windows deployment | Windows Autopilot, Windows imaging | > operating-system-installation, microsoft-windows
Data recovery | recovering data, file recovery | ~ backup-and-recovery
IT training for users | computer training, software training, training end users | ~ technical-support, training-delivery
Knowledge base management | knowledge base articles, knowledge management systems, support documentation | ~ technical-documentation
Application packaging | software packaging | ~ software-installation
Web hosting | website hosting, domain management, hosting administration | ~ web-servers
`,
  ),
  ...parseSkills(
    'tool',
    `
osTicket | | > ticket-management
Spiceworks | | > ticket-management
Zoho Desk | | > ticket-management
OTRS^ | | > ticket-management
Request Tracker | | > ticket-management
TeamViewer | Team Viewer | > remote-support
AnyDesk | | > remote-support ~ teamviewer
LogMeIn | | > remote-support ~ teamviewer
Remote Desktop | RDP^, Remote Desktop Protocol, Microsoft Remote Desktop | ~ remote-support
VNC^ | RealVNC | > remote-support
PuTTY^ | | ~ ssh
WinSCP | | ~ sftp
FileZilla | | ~ sftp
Dameware | | > remote-support
ConnectWise | ConnectWise Manage | ~ ticket-management, remote-support
Kaseya | Kaseya VSA | > endpoint-management
NinjaOne | NinjaRMM | > endpoint-management ~ kaseya
Norton Ghost | Symantec Ghost | > operating-system-installation
Clonezilla | | > operating-system-installation
cPanel | WHM/cPanel | > web-hosting
Plesk | | > web-hosting ~ cpanel
BitLocker | | ~ encryption
Password managers | password management | ~ identity-and-access-management
LastPass | | > password-managers
1Password | | > password-managers ~ lastpass
`,
  ),
];
