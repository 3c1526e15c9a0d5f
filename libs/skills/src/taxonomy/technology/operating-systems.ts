import { parseSkills } from '../../parse-skills.js';

/** Operating systems, directories, virtual machines and storage. */
export const operatingSystems = [
  ...parseSkills(
    'technology',
    `
Linux | GNU/Linux, Linux OS, Linux operating systems, Linux systems, Linux servers | > unix ~ linux-administration
Linux administration | Linux system administration, Linux server administration | > linux, system-administration
Linux kernel | Linux kernel development | > linux, c
Device drivers | device driver development, Linux device drivers, driver development | > c ~ linux-kernel
Red Hat Enterprise Linux | RHEL, Red Hat Linux, Red Hat^, RHEL 7, RHEL 8 | > linux
CentOS | CentOS Linux | > linux ~ red-hat-enterprise-linux
Rocky Linux | | > linux ~ centos
AlmaLinux | | > linux ~ centos
Fedora^ | Fedora Linux | > linux ~ red-hat-enterprise-linux
Oracle Linux | | > linux ~ red-hat-enterprise-linux
Amazon Linux | Amazon Linux 2 | > linux, aws
Ubuntu | Ubuntu Server, Ubuntu Linux | > linux ~ debian
Debian | Debian Linux | > linux
SUSE Linux | SUSE^, SLES^, SUSE Linux Enterprise | > linux ~ red-hat-enterprise-linux
openSUSE | | > linux, suse-linux
Arch Linux | | > linux
Gentoo | Gentoo Linux | > linux
NixOS | | > linux
Alpine Linux | | > linux
Unix | Unix systems, Unix operating systems |
Unix administration | Unix system administration | > unix, system-administration ~ linux-administration
Solaris | Oracle Solaris, Sun Solaris | > unix
AIX^ | IBM AIX | > unix
HP-UX | | > unix
FreeBSD | | > unix
OpenBSD | | > unix ~ freebsd
systemd | | > linux
SELinux | | > linux, security-hardening
eBPF | | > linux
Samba? | Samba server | ~ windows-server ? linux, windows, nfs, ldap
NFS^* | Network File System |
Windows Server | Windows Servers, Windows Server 2012, Windows Server 2016, Windows Server 2019, Windows Server 2022, Microsoft Windows Server | > microsoft-windows
Windows administration | Windows system administration, Windows server administration | > windows-server, system-administration
Microsoft Windows | Windows 10, Windows 11, Windows OS, MS Windows, Windows 7, Windows XP, Windows 8, Windows operating systems, Windows operating system, Windows^* |
macOS | Mac OS, Mac OS X, OS X, Apple macOS | ~ unix
ChromeOS | Chrome OS, Chromebooks |
Android Open Source Project | AOSP^ | > linux ~ android-development
Active Directory | Microsoft Active Directory, AD DS, Active Directory administration, MS Active Directory | ~ windows-server, identity-and-access-management, user-account-management
Microsoft Entra ID | Azure AD, Entra ID, Azure Active Directory, Microsoft Entra | > azure, identity-and-access-management ~ active-directory
LDAP^ | Lightweight Directory Access Protocol | ~ active-directory
OpenLDAP | | > ldap
ADFS^ | AD FS, Active Directory Federation Services | > active-directory, single-sign-on
Group Policy | GPO^, GPOs^, Group Policy Objects | > active-directory
Microsoft Exchange | Exchange Server, MS Exchange, Microsoft Exchange Server | ~ windows-server
Exchange Online | | ~ microsoft-exchange, microsoft-365-administration
Microsoft Intune | Intune, Endpoint Manager, Microsoft Endpoint Manager | > mobile-device-management
SCCM | System Center Configuration Manager, MECM, Microsoft Configuration Manager, ConfigMgr | ~ microsoft-intune
WSUS^ | Windows Server Update Services | > windows-server, patch-management
Microsoft 365 administration | Office 365 administration, O365 administration, Microsoft 365 Admin | ~ microsoft-office, system-administration, microsoft-365
Jamf | Jamf Pro | > mobile-device-management, macos
VMware | VMware products, VMware virtualization | > virtualization ~ system-administration
VMware vSphere | vSphere | > vmware
VMware vCenter | vCenter, vCenter Server | > vmware ~ vmware-vsphere
VMware ESXi | ESXi, ESX^ | > vmware
VMware NSX | NSX-T | > vmware, software-defined-networking
VMware Horizon | | > vmware, virtual-desktop-infrastructure
VMware vSAN | vSAN | > vmware
VMware Workspace ONE | AirWatch | > mobile-device-management
Hyper-V | Microsoft Hyper-V | > virtualization ~ vmware
KVM^ | Kernel-based Virtual Machine | > virtualization, linux
Xen^ | XenServer, Xen hypervisor, Citrix Hypervisor | > virtualization
Proxmox | Proxmox VE | > virtualization
VirtualBox | Oracle VirtualBox | > virtualization
QEMU | | > virtualization ~ kvm
Nutanix | Nutanix AHV | > virtualization, hyperconverged-infrastructure
Citrix | | > virtual-desktop-infrastructure
Citrix Virtual Apps | XenApp, Citrix XenApp | > citrix
XenDesktop | Citrix XenDesktop, Citrix Virtual Desktops | > citrix
NetApp | NetApp ONTAP, ONTAP | > enterprise-storage
Dell EMC | EMC storage, Dell EMC storage, EMC VNX | > enterprise-storage
HPE 3PAR | | > enterprise-storage
Pure Storage | | > enterprise-storage
Ceph | | > enterprise-storage ~ openstack
GlusterFS | | > enterprise-storage ~ ceph
ZFS^ | | ~ enterprise-storage
Veeam | Veeam Backup | > backup-and-recovery
Veritas NetBackup | NetBackup, Symantec NetBackup | > backup-and-recovery ~ veeam
Backup Exec | Veritas Backup Exec | > backup-and-recovery ~ veeam
Commvault | | > backup-and-recovery ~ veeam
Rubrik | | > backup-and-recovery ~ veeam
Cohesity | | > backup-and-recovery ~ veeam
Acronis | | > backup-and-recovery ~ veeam
Bacula | | > backup-and-recovery
Mainframe | mainframes, IBM mainframe, mainframe systems | ~ cobol
z/OS | zOS, IBM z/OS | > mainframe
JCL^ | Job Control Language | > mainframe
CICS^ | IBM CICS | > mainframe
VSAM | | > mainframe
TSO/ISPF | ISPF^ | > mainframe
RACF^ | | > mainframe, information-security
IBM i^ | AS/400, AS400, iSeries, IBM iSeries | ~ mainframe
VxWorks | | > rtos
QNX^ | QNX Neutrino | > rtos ~ vxworks
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Operating systems | operating system, OS internals, operating system concepts, sistemas operativos, Betriebssysteme |
Virtualization | virtualization technologies, server virtualization, hypervisors |
Virtual machines | virtual machine, VMs^ | > virtualization
Virtual desktop infrastructure | VDI^, desktop virtualization, virtual desktops | > virtualization
Hyperconverged infrastructure | hyper-converged infrastructure | ~ virtualization
Enterprise storage | storage administration, data storage systems, storage arrays | ~ storage-area-networks
Storage area networks | SAN storage, storage area network, SAN^? | > enterprise-storage ? storage, nas, netapp, emc, backup, vmware, fibre channel, server
Network-attached storage | NAS storage, network attached storage, NAS^? | > enterprise-storage ? storage, san, netapp, synology, backup, server
RAID^ | RAID arrays, RAID configuration | ~ enterprise-storage
Mobile device management | MDM software, enterprise mobility management, mobile device administration, MDM^? | ~ endpoint-management ? mobile, device, intune, jamf, airwatch, endpoint, android, ios
Endpoint management | unified endpoint management, device management | ~ mobile-device-management
High-performance computing | HPC^, high performance computing, supercomputing | ~ parallel-computing, linux
Slurm | Slurm Workload Manager | > high-performance-computing, linux
Message Passing Interface | MPI^? | > parallel-computing ? parallel, openmp, hpc, cuda, fortran, cluster # mpi
OpenMPI | Open MPI | > mpi
OpenMP | | > parallel-computing ~ mpi
Data center operations | data centre operations, data center management, data centers, data centre, data center, datacenter operations, Rechenzentrum | ~ system-administration
Server hardware | server installation, server racking, blade servers | ~ data-center-operations
Email administration | mail servers, email server administration, mail server administration | ~ microsoft-exchange
`,
  ),
  ...parseSkills(
    'practice',
    `
System administration | systems administration, sysadmin, server administration, systems administrator, system administrator skills | ~ linux-administration, windows-administration
IT infrastructure | IT infrastructure management, infrastructure management, infrastructure administration, IT-Infrastruktur, infrastructure informatique | ~ system-administration
User account management | user administration, account provisioning, user provisioning, account administration | ~ system-administration, identity-and-access-management
Software installation | installing software, software configuration, application installation, software installations | ~ technical-support
System configuration | server configuration | ~ system-administration
Systems engineering | systems engineer skills |
Model-based systems engineering | MBSE^ | > systems-engineering
`,
  ),
];
