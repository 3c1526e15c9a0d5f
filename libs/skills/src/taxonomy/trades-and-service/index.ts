import { automationAndControl } from './automation-and-control.js';
import { automotive } from './automotive.js';
import { aviation } from './aviation.js';
import { beautyAndWellness } from './beauty-and-wellness.js';
import { buildingMaintenance } from './building-maintenance.js';
import { cadAndSimulation } from './cad-and-simulation.js';
import { carpentryAndFinishing } from './carpentry-and-finishing.js';
import { chemicalAndProcessEngineering } from './chemical-and-process-engineering.js';
import { civilEngineering } from './civil-engineering.js';
import { cleaning } from './cleaning.js';
import { construction } from './construction.js';
import { cooking } from './cooking.js';
import { drivingAndTransport } from './driving-and-transport.js';
import { electricalEngineering } from './electrical-engineering.js';
import { electricalTrades } from './electrical-trades.js';
import { energyAndUtilities } from './energy-and-utilities.js';
import { farmingAndForestry } from './farming-and-forestry.js';
import { gardening } from './gardening.js';
import { hotelAndTourism } from './hotel-and-tourism.js';
import { licencesAndCertificates } from './licences-and-certificates.js';
import { logisticsAndSupplyChain } from './logistics-and-supply-chain.js';
import { machining } from './machining.js';
import { manufacturing } from './manufacturing.js';
import { mechanicalEngineering } from './mechanical-engineering.js';
import { mining } from './mining.js';
import { occupationalSafety } from './occupational-safety.js';
import { plumbingAndHvac } from './plumbing-and-hvac.js';
import { printing } from './printing.js';
import { qualityManagement } from './quality-management.js';
import { railAndMaritime } from './rail-and-maritime.js';
import { restaurantAndBar } from './restaurant-and-bar.js';
import { retail } from './retail.js';
import { securityAndPublicSafety } from './security-and-public-safety.js';
import { sportsAndFitness } from './sports-and-fitness.js';
import { telecomInstallation } from './telecom-installation.js';
import { textilesAndCrafts } from './textiles-and-crafts.js';
import { warehousing } from './warehousing.js';
import { weldingAndMetal } from './welding-and-metal.js';

/** Engineering, trades, transport, production, hospitality, farming: a file for each field. */
export const tradesAndService = {
  automationAndControl,
  automotive,
  aviation,
  beautyAndWellness,
  buildingMaintenance,
  cadAndSimulation,
  carpentryAndFinishing,
  chemicalAndProcessEngineering,
  civilEngineering,
  cleaning,
  construction,
  cooking,
  drivingAndTransport,
  electricalEngineering,
  electricalTrades,
  energyAndUtilities,
  farmingAndForestry,
  gardening,
  hotelAndTourism,
  licencesAndCertificates,
  logisticsAndSupplyChain,
  machining,
  manufacturing,
  mechanicalEngineering,
  mining,
  occupationalSafety,
  plumbingAndHvac,
  printing,
  qualityManagement,
  railAndMaritime,
  restaurantAndBar,
  retail,
  securityAndPublicSafety,
  sportsAndFitness,
  telecomInstallation,
  textilesAndCrafts,
  warehousing,
  weldingAndMetal,
};
