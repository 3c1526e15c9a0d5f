import { parseSkills } from '../../parse-skills.js';

/** Stores, picking, stock, forklifts. */
export const warehousing = [
  ...parseSkills(
    'practice',
    `
Warehouse operations | warehousing, warehouse management, warehouse work, almacenamiento, warehouse experience, warehouse environment, warehouse activities, warehouse worker | ~ logistics, order-picking, order-fulfillment
Order picking | picking orders, order picker, pick orders, order selecting, order selection, order selector, order pickers | > warehouse-operations
Picking and packing | pick and pack, pick/pack, pick & pack, picking/packing, pick-and-pack, picking & packing, pick pack and ship | > order-picking ~ packaging
Order fulfillment | order fulfilment, fulfilling orders, fulfillment operations, fulfillment center, e-commerce fulfillment | > warehouse-operations
Voice picking | voice-directed picking, pick by voice | > order-picking
Vocollect | | > voice-picking
Shipping and receiving | shipping & receiving, shipping/receiving, receiving and shipping, shipping receiving, shipping and receiving operations | ~ logistics, warehouse-operations
Goods receiving | receiving goods, receiving shipments, inbound logistics, receiving inventory, receiving merchandise, receiving materials, inbound shipments, goods receipt | ~ shipping-and-receiving
Goods shipping | outbound shipping, shipping orders, outbound logistics, preparing shipments, shipping products, outbound shipments | ~ shipping-and-receiving
Putaway | put-away, put away of stock | > warehouse-operations
Order staging | staging orders, staging shipments | ~ order-fulfillment
Loading and unloading | cargo handling, truck loading, loading and unloading trucks, loading trucks, unloading trucks, load and unload, unloading freight, loading/unloading, loading & unloading, unload trucks, load trucks, loading and unloading of goods | ~ warehouse-operations
Material handling | materials handling, material handler, material movement, handling materials, moving materials | ~ warehouse-operations
Lifting heavy objects | manual lifting, lifting heavy items, manual handling, safe lifting | ~ material-handling
Inventory management | inventory control, inventory, stock management, stock control, inventory tracking, inventory systems, inventory levels, managing inventory, inventory control systems | ~ warehouse-operations, cycle-counting, stocktaking
Stocktaking | stock taking, inventory counts, physical inventory, inventory counting, physical inventories, inventory audits, stock counts, physical counts, inventory audit, stock counting, taking inventory | > inventory-management
Cycle counting | cycle counts, cycle count | > inventory-management ~ stocktaking
Lot tracking | lot traceability, lot control, serial number tracking, batch traceability | ~ inventory-management
FIFO rotation | FIFO stock rotation, first in first out, first-in first-out, stock rotation, product rotation | ~ inventory-management
Slotting optimization | warehouse slotting, slotting* | ~ warehouse-operations
Warehouse layout | warehouse design, warehouse layout planning | ~ warehouse-operations
Warehouse supervision | warehouse supervisor, warehouse leadership, warehouse manager | ~ warehouse-operations, staff-supervision
Warehouse automation | warehouse robotics | ~ warehouse-operations, robotics
Automated storage and retrieval systems | AS/RS, ASRS^ | > warehouse-automation
Automated guided vehicles | AGVs^, automated guided vehicle, autonomous mobile robots | > warehouse-automation
Warehouse safety | warehouse safety procedures, dock safety | ~ occupational-safety, warehouse-operations
Palletizing | palletising, pallet building, building pallets, stacking pallets, palletization | ~ packaging, warehouse-operations
Shrink wrapping | shrink wrap, shrink-wrap, pallet wrapping, stretch wrapping, shrink-wrapping | ~ packaging
Kitting | kit assembly of parts, kitting and assembly | ~ assembly-work, warehouse-operations
Package sorting | sorting packages, parcel sorting, sorting parcels | ~ warehouse-operations
Container unloading | container stripping, devanning, unloading containers | > loading-and-unloading
Barcode scanning | scanning barcodes, scan guns, handheld scanners, hand-held scanners, barcode labeling | > rf-scanners
Forklift operation | forklift, fork lift, forklift driving, forklift operator, operating forklifts, forklift driver, operate forklift, fork truck, forklift truck, lift truck, lift trucks, forklift experience | ~ warehouse-operations, heavy-equipment-operation
Reach truck operation | reach truck, reach trucks, stand-up reach truck, reach lift | ~ forklift-operation
Order picker truck operation | order picker truck, cherry picker forklift, stand-up order picker | ~ forklift-operation, order-picking
Pallet jack operation | pallet jack, pallet jacks, electric pallet jack, electric pallet jacks, pallet truck, walkie rider, powered pallet jack, hand truck | ~ forklift-operation
Counterbalance forklift | sit-down forklift, counterbalance truck, Frontstapler, sit down forklift, stand-up forklift | > forklift-operation
Turret truck operation | swing reach truck, very narrow aisle forklift, VNA forklift | ~ reach-truck-operation
Clamp truck operation | clamp truck | > forklift-operation
Powered industrial trucks | powered industrial truck, PIT equipment, powered industrial equipment | ~ forklift-operation
`,
  ),
  ...parseSkills(
    'tool',
    `
Warehouse management systems | WMS^, warehouse management system, warehouse management software, Lagerverwaltungssystem | ~ warehouse-operations, manhattan-wms, sap-ewm
RF scanners | RF scanner, RF scanning, RF gun, RF guns, barcode scanners, barcode scanner, radio frequency scanners, RF devices | ~ warehouse-management-systems
RFID | radio-frequency identification, RFID technology, RFID tags | ~ rf-scanners
Manhattan WMS | Manhattan Associates, Manhattan SCALE, Manhattan Active | > warehouse-management-systems
SAP EWM | SAP Extended Warehouse Management | > warehouse-management-systems, sap
SAP WM | SAP Warehouse Management | > warehouse-management-systems, sap ~ sap-ewm
HighJump | HighJump WMS, Körber WMS | > warehouse-management-systems ~ manhattan-wms
Fishbowl Inventory | Fishbowl^* | > inventory-management
Pallet racking | pallet racks, racking systems, rack installation | ~ warehouse-operations
`,
  ),
  ...parseSkills(
    'certificate',
    `
Forklift certification | forklift license, forklift certificate, certified forklift operator, forklift licence, forklift certified, forklift operator certification, certified forklift, forklift operator license | > forklift-operation
CACES certification | CACES R489 | > forklift-operation ~ forklift-certification # caces
`,
  ),
];
