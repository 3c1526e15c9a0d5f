import { parseSkills } from '../../parse-skills.js';

/** Keeping systems and data from harm: practices, rules and products. */
export const security = [
  ...parseSkills(
    'practice',
    `
Penetration testing | pentesting, pen testing, pentest, penetration tests, pen-testing | > information-security, ethical-hacking ~ vulnerability-assessment
Ethical hacking | ethical hacker skills, white hat hacking | > information-security
Red teaming | red team, red team operations | > information-security ~ penetration-testing
Blue teaming | blue team, blue team operations | > information-security ~ soc-operations
Purple teaming | purple team | > red-teaming, blue-teaming
Social engineering testing | phishing simulations | ~ penetration-testing, security-awareness-training
Bug bounty | bug bounty hunting | > information-security ~ penetration-testing
Vulnerability management | vulnerability remediation | > information-security
Vulnerability assessment | vulnerability assessments, vulnerability scanning, vulnerability analysis | > information-security ~ vulnerability-management
Threat modeling | threat modelling | > information-security
Threat analysis | cyber threat analysis | > information-security
Threat intelligence | cyber threat intelligence | > information-security ~ threat-analysis
Threat hunting | | > information-security ~ threat-analysis
Threat detection | | > information-security ~ threat-analysis
Security monitoring | security event monitoring | > information-security ~ soc-operations
SOC operations | security operations center, security operations centre, SOC analysis, security operations | > information-security ~ incident-response, siem
Digital forensics | computer forensics, cyber forensics | > information-security ~ incident-response
DFIR^ | digital forensics and incident response | > digital-forensics, incident-response
Malware analysis | | > information-security ~ reverse-engineering
Reverse engineering | software reverse engineering |
Exploit development | | > penetration-testing
Security auditing | security audits, IT security audits, cybersecurity audits | > information-security
IT auditing | IT audit, IT audits, information systems auditing | ~ security-auditing, auditing
Security hardening | system hardening, server hardening, OS hardening | > information-security
Patch management | software patching, security patching, patch deployment | ~ vulnerability-management, system-administration
Security architecture | cybersecurity architecture | > information-security
Security engineering | cybersecurity engineering | > information-security ~ security-architecture
Security awareness training | security awareness, cybersecurity awareness, phishing awareness | ~ information-security
IT risk management | cyber risk management, information security risk management, IT risk assessment | > information-security ~ risk-management
IT governance | IT governance risk and compliance | ~ it-risk-management
Governance risk and compliance | GRC^, governance risk compliance | ~ it-risk-management, compliance
Secure coding | secure software development, secure development, secure coding practices | > application-security
Secure code review | security code review | > application-security, code-review
Static application security testing | SAST^ | > application-security
Dynamic application security testing | DAST^ | > application-security
Software composition analysis | | > application-security
Software supply chain security | | > application-security
SBOM^ | software bill of materials | ~ software-supply-chain-security
Privileged access management | privileged account management, PAM^? | > identity-and-access-management ? privileged, cyberark, iam, access, identity, beyondtrust, security
Data loss prevention | DLP^ | > information-security
Data protection | data privacy | ~ information-security
Data anonymization | data anonymisation | ~ data-protection
Data masking | | ~ data-anonymization
Data security | | > information-security ~ data-protection
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Information security | cybersecurity, cyber security, IT security, infosec, information systems security, computer security |
Information assurance | | ~ information-security
Application security | AppSec, web application security, software security | > information-security
API security | | > application-security
Cloud security | cloud cybersecurity | > information-security, cloud-computing
Cloud security posture management | CSPM^ | > cloud-security
AWS security | | > cloud-security, aws
Azure security | | > cloud-security, azure
Network security | network defense | > information-security, computer-networking
Email security | | > information-security
Mobile security | mobile application security | > information-security
OT security | ICS security, SCADA security, industrial cybersecurity | > information-security
Endpoint security | endpoint protection | > information-security
EDR^ | endpoint detection and response | > endpoint-security
XDR^ | extended detection and response | > endpoint-security ~ edr
Antivirus software | antivirus, anti-virus, anti-malware | ~ endpoint-security
Cryptography | cryptographic algorithms, applied cryptography | ~ information-security
Encryption | data encryption, encryption technologies | ~ cryptography
PKI^ | public key infrastructure, digital certificates, certificate management | > cryptography
TLS^ | SSL/TLS, SSL^, SSL certificates, TLS/SSL, Transport Layer Security | ~ encryption
Key management | encryption key management, cryptographic key management | ~ cryptography
Hardware security modules | hardware security module, HSM^? | ~ key-management ? key, pki, encryption, cryptograph, security, certificate
Post-quantum cryptography | | > cryptography
Identity and access management | IAM^, identity and access control | ~ information-security
Identity management | | ~ identity-and-access-management
Identity governance | identity governance and administration | > identity-and-access-management
Single sign-on | SSO^, single sign on | ~ identity-and-access-management
Multi-factor authentication | two-factor authentication, 2FA, multifactor authentication, MFA^? | ~ identity-and-access-management, authentication ? authentication, sso, security, login, iam, okta, identity, azure, duo, vpn
Role-based access control | RBAC^, role based access control | ~ identity-and-access-management
SAML^ | SAML 2.0 | ~ single-sign-on, oauth
Kerberos^ | Kerberos authentication | ~ authentication, active-directory
Zero trust | zero trust architecture, zero-trust, zero trust security | > information-security
ZTNA | zero trust network access | > zero-trust
OWASP | OWASP Top 10, OWASP Top Ten | > application-security
MITRE ATT&CK | MITRE ATT&CK framework, ATT&CK framework | > threat-analysis
Cyber kill chain | | ~ mitre-att-and-ck, threat-analysis
SIEM | security information and event management, SIEM tools | > security-monitoring ~ incident-response
SOAR^ | security orchestration automation and response | ~ siem
IDS/IPS | intrusion detection and prevention, IPS/IDS | > intrusion-detection, intrusion-prevention
Intrusion detection | intrusion detection systems, intrusion detection system | > network-security
Intrusion prevention | intrusion prevention systems, intrusion prevention system | > network-security
DDoS protection | DDoS mitigation, DDoS | > network-security
Web application firewalls | WAF^, web application firewall | ~ firewalls, application-security
GDPR^ | General Data Protection Regulation, RGPD^, EU GDPR | > data-protection
CCPA^ | California Consumer Privacy Act | > data-protection ~ gdpr
NIST^ | NIST standards, NIST guidelines | ~ iso-27001, information-security
NIST Cybersecurity Framework | NIST CSF | > nist, information-security
NIST 800-53 | NIST SP 800-53 | > nist
NIST 800-171 | | > nist ~ cmmc
Risk management framework | RMF^, NIST RMF | > nist
FedRAMP | | ~ nist
FISMA^ | Federal Information Security Management Act | ~ nist
CMMC^ | Cybersecurity Maturity Model Certification | > information-security ~ nist
STIGs^ | DISA STIG, DISA STIGs, STIG^, Security Technical Implementation Guides | > security-hardening
CIS Controls | CIS benchmarks | ~ nist, security-hardening
ISO 27001 | ISO/IEC 27001, ISO27001 | > information-security
ISO 27002 | | ~ iso-27001
SOC 2 | SOC2, SOC 2 Type II | ~ iso-27001, information-security
PCI DSS | PCI-DSS, PCI compliance, PCI DSS compliance | > information-security
HITRUST | | ~ hipaa, iso-27001
COBIT^ | COBIT 5, COBIT 2019 | > it-governance ~ itil
NIS2 | NIS2 Directive, NIS 2 | ~ information-security
DORA regulation | Digital Operational Resilience Act | ~ it-risk-management
BSI IT-Grundschutz | IT-Grundschutz | ~ iso-27001
TISAX^ | | ~ iso-27001
Common Criteria^ | | ~ information-security
IEC 62443 | | > ot-security
`,
  ),
  ...parseSkills(
    'tool',
    `
Nmap | | > network-security ~ wireshark, penetration-testing
Metasploit | Metasploit Framework | > penetration-testing
Burp Suite | BurpSuite, Burp Suite Pro | > penetration-testing, application-security
OWASP ZAP | Zed Attack Proxy | > penetration-testing ~ burp-suite
Kali Linux | | > penetration-testing, linux
Cobalt Strike | | > red-teaming
Hashcat | | > penetration-testing
John the Ripper | | > penetration-testing ~ hashcat
sqlmap | | > penetration-testing
Aircrack-ng | | > penetration-testing
BloodHound^* | BloodHound AD | > penetration-testing, active-directory
Ghidra | | > reverse-engineering ~ ida-pro
IDA Pro | | > reverse-engineering
Nessus | Tenable Nessus | > vulnerability-assessment ~ vulnerability-management
Tenable.io | Tenable | > vulnerability-management ~ nessus
Qualys | Qualys VMDR | > vulnerability-assessment ~ nessus, vulnerability-management
Rapid7 | InsightVM, Rapid7 InsightVM, Nexpose | > vulnerability-assessment ~ nessus
OpenVAS | Greenbone | > vulnerability-assessment ~ nessus
Snyk | | > application-security, software-composition-analysis
Checkmarx | | > static-application-security-testing
Veracode | | > static-application-security-testing ~ checkmarx
Fortify SCA | HP Fortify, Micro Focus Fortify | > static-application-security-testing ~ checkmarx
Black Duck | | > software-composition-analysis
Trivy | | > vulnerability-assessment, containerization
Aqua Security | | > information-security, containerization
QRadar | IBM QRadar | > siem ~ splunk
Microsoft Sentinel | Azure Sentinel | > siem, azure
ArcSight | Micro Focus ArcSight | > siem ~ qradar
LogRhythm | | > siem ~ qradar
Exabeam | | > siem ~ qradar
Splunk Enterprise Security | Splunk ES | > siem, splunk
Wazuh | | > siem
Palo Alto Cortex XSOAR | Cortex XSOAR, Demisto | > soar
CrowdStrike | CrowdStrike Falcon | > edr
SentinelOne | | > edr ~ crowdstrike
VMware Carbon Black | Carbon Black EDR, Carbon Black Cloud | > edr ~ crowdstrike
Microsoft Defender | Defender for Endpoint, Windows Defender, Microsoft Defender for Endpoint | > endpoint-security ~ crowdstrike
Symantec Endpoint Protection | Symantec | > endpoint-security
McAfee | | > endpoint-security
Trellix | | > endpoint-security ~ mcafee
Sophos^ | | > endpoint-security
Trend Micro | | > endpoint-security
Proofpoint | | > email-security
Mimecast | | > email-security ~ proofpoint
Snort^? | Snort IDS | > intrusion-detection ? ids, suricata, zeek, intrusion, security, siem, wireshark, nmap
Suricata^ | | > intrusion-detection ~ snort
Zeek^ | Bro IDS | > intrusion-detection ~ snort
Zscaler | | > zero-trust ~ netskope
Netskope | | ~ zscaler
Prisma Cloud | Palo Alto Prisma Cloud | > cloud-security
Wiz.io | | > cloud-security ~ prisma-cloud
CyberArk | | > privileged-access-management
BeyondTrust | | > privileged-access-management ~ cyberark
SailPoint | SailPoint IdentityIQ, IdentityNow | > identity-governance
Okta^ | Okta SSO | > identity-and-access-management, single-sign-on
Auth0 | | > identity-and-access-management ~ okta
Keycloak | | > identity-and-access-management ~ okta
Ping Identity | PingFederate, PingID | > identity-and-access-management ~ okta
ForgeRock | | > identity-and-access-management ~ okta
OneLogin | | > identity-and-access-management ~ okta
Duo Security | Cisco Duo | > multi-factor-authentication
RSA Archer | Archer GRC | > governance-risk-and-compliance
OneTrust | | ~ data-protection, governance-risk-and-compliance
EnCase | | > digital-forensics
Forensic Toolkit | AccessData FTK | > digital-forensics ~ encase
Volatility framework | | > digital-forensics
`,
  ),
];
