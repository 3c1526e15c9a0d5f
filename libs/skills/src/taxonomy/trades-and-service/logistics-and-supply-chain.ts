import { parseSkills } from '../../parse-skills.js';

/** Moving, buying and planning goods from supplier to customer. */
export const logisticsAndSupplyChain = [
  ...parseSkills(
    'practice',
    `
Logistics | logistics management, logistics operations, logistics coordination, logistics planning, coordinating logistics |
Transportation management | transport management, freight management, transportation planning for freight, transport planning, Transportmanagement, transportation operations, transportation logistics | ~ logistics
Freight | freight handling, freight operations, freight shipping, freight transport, Fracht^*, freight transportation | ~ logistics, ocean-freight, air-freight, less-than-truckload-shipping
Freight forwarding | freight forwarder, international freight forwarding, transitaire, Speditionskaufleute | ~ import-and-export, freight
Freight brokerage | freight broker, freight brokering, truck brokerage, carrier sales | ~ freight, sales
Carrier management | carrier relations, carrier negotiations, carrier selection, freight rate negotiation, carrier relationships, freight negotiation | ~ transportation-management
Freight auditing | freight bill auditing, freight billing, freight invoices | ~ freight
Ocean freight | sea freight, ocean shipping, Seefracht, FCL/LCL, container shipping | > freight
Air freight | airfreight, air cargo, Luftfracht | > freight
Less-than-truckload shipping | LTL^, LTL shipping, LTL freight, less than truckload | > freight
Full truckload shipping | FTL^, truckload freight, full truckload | > freight ~ less-than-truckload-shipping
Intermodal transport | intermodal, drayage, intermodal transportation, multimodal transport | > freight
Parcel shipping | small parcel shipping | ~ shipping-and-receiving
UPS WorldShip | | > parcel-shipping
FedEx Ship Manager | | > parcel-shipping ~ ups-worldship
Cross-docking | cross docking, crossdocking, cross-dock, cross dock | ~ warehouse-operations
Reverse logistics | returns logistics | ~ logistics
Returns processing | product returns, processing returns, return merchandise authorization, RMA processing, RMA^* | ~ reverse-logistics
Third-party logistics | 3PL, 3PLs, third party logistics | ~ logistics
Cold chain | cold chain management, cold chain logistics | ~ logistics
Event logistics | exhibition logistics, show logistics | ~ logistics
Supply chain management | supply chain, SCM^*, supply chain operations, supply chains, supply-chain | ~ logistics, supply-chain-planning
Supply chain planning | supply planning, supply chain optimization, supply planner | > supply-chain-management
Supply chain analytics | supply chain analysis, logistics analytics | ~ supply-chain-management, data-analysis
Sales and operations planning | S&OP, sales & operations planning, SIOP | ~ supply-chain-planning, demand-planning
Demand planning | demand planner, demand management, demand plans | ~ forecasting, supply-chain-planning
Materials management | material planning, materials planning, materials planner | ~ supply-chain-management, inventory-management
Replenishment | stock replenishment, inventory replenishment, replenishing stock, auto-replenishment | ~ inventory-management
Distribution management | distribution operations, distribution center operations, distribution planning, distribution centers, distribution centre | ~ logistics
Logistics network design | distribution network design, supply chain network design, supply chain network optimization | ~ supply-chain-management
Order management | order processing, sales order processing, order entry, processing orders, order administration, process orders | ~ customer-service, order-fulfillment
Expediting* | order expediting, expediting orders, material expediting, expediting materials | ~ procurement
Vendor-managed inventory | vendor managed inventory, VMI^, consignment inventory, consignment stock | ~ inventory-management
Import and export | import/export, export and import, importing and exporting, import & export, import export, foreign trade operations | ~ logistics
Customs clearance | customs brokerage, customs entry, customs declarations, customs documentation | ~ import-and-export
Customs regulations | customs compliance, customs law, trade compliance, import regulations, customs procedures | ~ customs-clearance
Export controls | export control, export compliance, Exportkontrolle, ITAR/EAR, export regulations | ~ customs-regulations
Shipping documentation | shipping documents, bills of lading, bill of lading, BOLs^, packing slips, packing lists, shipping paperwork, Lieferscheine, export documentation | ~ shipping-and-receiving
Humanitarian logistics | relief logistics, disaster logistics | ~ logistics
Military logistics | defense logistics, logistics readiness, army logistics | ~ logistics
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Incoterms | INCOTERMS 2020, incoterms rules | ~ import-and-export
Tariff classification | HTS classification, HTS codes, harmonized tariff schedule, HS codes | ~ customs-regulations
ITAR^ | International Traffic in Arms Regulations | ~ export-controls
EAR regulations | Export Administration Regulations | ~ export-controls, itar
C-TPAT | CTPAT | ~ customs-regulations
Authorized economic operator | AEO certification | ~ customs-regulations, c-tpat
SCOR model | SCOR^* | ~ supply-chain-management
`,
  ),
  ...parseSkills(
    'tool',
    `
Transportation management systems | TMS^*, transportation management system, transport management system, TMS software | ~ logistics, oracle-transportation-management, mercurygate
Oracle Transportation Management | Oracle OTM | > transportation-management-systems
SAP TM | SAP Transportation Management | > transportation-management-systems, sap
MercuryGate | | > transportation-management-systems
Blue Yonder | JDA software, Blue Yonder WMS | ~ supply-chain-planning
Kinaxis | Kinaxis RapidResponse, Kinaxis Maestro | > supply-chain-planning
SAP APO | | > supply-chain-planning, sap
SAP IBP | SAP Integrated Business Planning | > supply-chain-planning, sap ~ sap-apo
o9 Solutions | o9 platform | > supply-chain-planning ~ kinaxis
CargoWise | CargoWise One | ~ freight-forwarding
ShipStation | | ~ parcel-shipping
Electronic data interchange | EDI^?, EDI transactions | ~ order-management ? X12, transaction, EDIFACT, AS2, supplier, order, integrat, B2B, mapping, interchange, invoice, ERP
`,
  ),
  ...parseSkills(
    'certificate',
    `
APICS CSCP | CSCP^, Certified Supply Chain Professional | > supply-chain-management
APICS CPIM | CPIM^, Certified in Planning and Inventory Management, Certified in Production and Inventory Management | > inventory-management, production-planning ~ apics-cscp
CLTD^ | Certified in Logistics Transportation and Distribution, APICS CLTD | > logistics
CPSM^ | Certified Professional in Supply Management | > procurement
Customs broker license | licensed customs broker, customs broker | > customs-clearance
Certified Logistics Technician | CLT certification | > logistics
Certified Logistics Associate | CLA certification | > logistics ~ certified-logistics-technician
`,
  ),
];
