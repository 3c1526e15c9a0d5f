import { parseSkills } from '../../parse-skills.js';

/** Networks, from cable to protocol, and the devices that carry them. */
export const networking = [
  ...parseSkills(
    'knowledge',
    `
Computer networking | networking fundamentals, network technologies, networking protocols, network fundamentals, computer networks, networking? | ~ network-administration, tcp-ip ? tcp/ip, dns, vpn, lan, cisco, firewall, dhcp, routing, switch, linux, vlan, windows server, wan, ccna, network
LAN^ | local area network, local area networks, LANs^, Local Area Networking | ~ computer-networking
WAN^ | wide area network, wide area networks, WANs^ | ~ computer-networking
LAN/WAN | WAN/LAN, LAN & WAN | > lan, wan
VLAN^ | VLANs^, virtual LAN | > computer-networking ~ network-switching
Routing and switching | routing & switching | > network-routing, network-switching
Routing protocols | dynamic routing | > network-routing
Network routing | IP routing | > computer-networking
Network switching | Ethernet switching, network switches | > computer-networking
TCP/IP | TCP-IP, TCPIP, TCP/UDP, Internet protocol suite | > computer-networking ~ dns
Network protocols | networking protocol, communication protocols | ~ tcp-ip
UDP^ | User Datagram Protocol | ~ tcp-ip
DNS^ | Domain Name System, DNS servers, DNS management | > computer-networking
DHCP | Dynamic Host Configuration Protocol | > computer-networking ~ dns, tcp-ip
IPv6 | | > tcp-ip
IP addressing | IPv4, IPv4 addressing | > tcp-ip
Subnetting | IP subnetting | > tcp-ip
Network address translation | NAT^? | ~ computer-networking ? vpn, dhcp, dns, vlan, firewall, routing, network, acl, subnet # nat
BGP^ | Border Gateway Protocol | > network-routing
OSPF^ | Open Shortest Path First | > network-routing ~ bgp
EIGRP | | > network-routing ~ ospf
IS-IS^ | | > network-routing ~ ospf
MPLS^ | Multiprotocol Label Switching | > wan
Spanning Tree Protocol | spanning tree, STP^? | > network-switching ? vlan, switch, ospf, bgp, hsrp, eigrp, network, etherchannel
HSRP^ | | > computer-networking
VRRP^ | | > computer-networking ~ hsrp
VXLAN | | > computer-networking ~ vlan
SD-WAN | software-defined WAN | > wan
Software-defined networking | SDN^, software defined networking | > computer-networking
Network virtualization | | > computer-networking, virtualization
Network functions virtualization | NFV^ | > network-virtualization
QoS^ | network quality of service | ~ computer-networking
SNMP^ | Simple Network Management Protocol | ~ network-monitoring
NetFlow | | ~ network-monitoring
SSH^ | Secure Shell | ~ linux
FTP^ | File Transfer Protocol | ~ tcp-ip
SFTP | SSH File Transfer Protocol | ~ ftp
SMTP^ | Simple Mail Transfer Protocol | ~ tcp-ip
IMAP^ | | ~ smtp
RADIUS^ | RADIUS servers | ~ authentication
TACACS+ | TACACS | ~ radius
802.1X | IEEE 802.1X | > network-access-control
Network access control | NAC^? | > network-security ? network, 802.1x, ise, firewall, radius, forescout, vpn
Wi-Fi | WiFi, 802.11, Wi-Fi networks | > wireless-networking
WLAN^ | wireless LAN | > wireless-networking ~ wi-fi
Wireless networking | wireless networks, wireless network | ~ computer-networking
Wireless communications | wireless communication, wireless technologies | ~ telecommunications
VPN^ | VPNs^, virtual private network, virtual private networks, VPN configuration | > computer-networking ~ network-security
IPsec | IPSec VPN | > vpn
Site-to-site VPN | | > vpn
Firewalls | firewall, firewall configuration, firewall administration, firewall management | > network-security ~ vpn
Next-generation firewalls | NGFW^ | > firewalls
Proxy servers | proxy server | ~ computer-networking
Reverse proxies | reverse proxy | ~ proxy-servers, load-balancing
Radio access networks | radio access network | > cellular-networks
Open RAN | O-RAN | > radio-access-networks
Microwave transmission | | > telecommunications
Ethernet | Gigabit Ethernet | > computer-networking
Fibre Channel | Fiber Channel | > storage-area-networks
IPAM^ | IP address management | ~ dns, dhcp
InfiniBand | | ~ high-performance-computing
Network topology | network topologies | > computer-networking
`,
  ),
  ...parseSkills(
    'practice',
    `
Network administration | network management, network administrator skills, network operations, administering networks | > computer-networking ~ network-troubleshooting
Network engineering | network engineer skills | > computer-networking ~ network-administration
Network design | network architecture, network planning, LAN design, network infrastructure design | > computer-networking
Network troubleshooting | troubleshooting networks, network diagnostics, network support | > computer-networking
Network infrastructure | | ~ computer-networking
Network configuration | router configuration, switch configuration, network device configuration, configuring routers | > computer-networking
Network installation | installing networks | > computer-networking
Network automation | NetDevOps | > computer-networking, scripting
Network traffic analysis | packet analysis, packet capture analysis | ~ network-monitoring
NOC operations | network operations center, network operations centre | > network-monitoring
`,
  ),
  ...parseSkills(
    'tool',
    `
Cisco | Cisco routers, Cisco switches, Cisco networking, Cisco routers and switches, Cisco equipment | > computer-networking ~ network-administration
Cisco IOS | Cisco IOS-XE, IOS-XE | > cisco
Cisco NX-OS | NX-OS | > cisco-nexus
Cisco Nexus | Cisco Nexus switches | > cisco
Cisco Catalyst | Cisco Catalyst switches | > cisco
Cisco ASA | Cisco ASA firewalls | > cisco, firewalls
Cisco Firepower | Cisco FTD | > cisco, firewalls ~ cisco-asa
Cisco Meraki | Meraki^ | > cisco, wireless-networking
Cisco ACI | | > cisco, software-defined-networking
Cisco ISE | Cisco Identity Services Engine | > cisco, network-access-control
Cisco AnyConnect | | > vpn
Cisco Packet Tracer | Packet Tracer | > computer-networking
GNS3 | | > computer-networking ~ cisco-packet-tracer
EVE-NG | | > computer-networking ~ gns3
Juniper^ | Juniper Networks, Junos, Juniper routers | > computer-networking ~ cisco
Arista | Arista EOS | > computer-networking ~ cisco
Aruba Networks | HPE Aruba, Aruba wireless | > wireless-networking ~ cisco-meraki
Ubiquiti | UniFi | > wireless-networking
MikroTik | RouterOS | > computer-networking
Huawei networking | Huawei routers | > computer-networking ~ cisco
Fortinet | FortiGate, Fortigate firewalls | > firewalls
// The bare name is a town: given in an unusual case, it counts only in a list of technical skills.
Palo Alto firewalls | Palo Alto Networks, PAN-OS, Palo Alto Firewall, Palo Alto^? | > firewalls ~ fortinet ? firewall, fortinet, fortigate, cisco, checkpoint, vpn, panorama, security, juniper, zscaler, asa, network, routing
Check Point firewalls | Check Point Firewall, CheckPoint^, Checkpoint firewall, Check Point^* | > firewalls ~ fortinet
Juniper SRX | | > juniper, firewalls
SonicWall | | > firewalls ~ fortinet
WatchGuard | | > firewalls ~ fortinet
pfSense | | > firewalls
OPNsense | | > firewalls ~ pfsense
iptables | | > firewalls, linux
nftables | | > firewalls, linux ~ iptables
F5 BIG-IP | F5 load balancer, BIG-IP, F5 Networks | > load-balancing
Citrix NetScaler | NetScaler | > load-balancing ~ f5-big-ip
Infoblox | | > ipam
BIND DNS | BIND9 | > dns, linux
Wireshark | | > network-traffic-analysis
tcpdump | | > network-traffic-analysis ~ wireshark
OpenVPN | | > vpn
WireGuard | | > vpn ~ openvpn
Genesys | Genesys Cloud | ~ avaya
Squid proxy | | > proxy-servers
`,
  ),
];
