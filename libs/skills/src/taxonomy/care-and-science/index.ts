import { agricultureScience } from './agriculture-science.js';
import { biologyAndBiotechnology } from './biology-and-biotechnology.js';
import { chemistry } from './chemistry.js';
import { childcare } from './childcare.js';
import { clinicalResearchAndRegulatory } from './clinical-research-and-regulatory.js';
import { dental } from './dental.js';
import { earthAndEnvironment } from './earth-and-environment.js';
import { elderAndHomeCare } from './elder-and-home-care.js';
import { emergencyCare } from './emergency-care.js';
import { foodScience } from './food-science.js';
import { healthRecordsAndCoding } from './health-records-and-coding.js';
import { higherEducationAndTraining } from './higher-education-and-training.js';
import { infectionControl } from './infection-control.js';
import { laboratoryInstruments } from './laboratory-instruments.js';
import { laboratoryWork } from './laboratory-work.js';
import { libraryAndMuseum } from './library-and-museum.js';
import { licencesAndCertificates } from './licences-and-certificates.js';
import { medicalImaging } from './medical-imaging.js';
import { medicalLaboratory } from './medical-laboratory.js';
import { medicine } from './medicine.js';
import { mentalHealth } from './mental-health.js';
import { nursing } from './nursing.js';
import { pharmacy } from './pharmacy.js';
import { physicsAndMathematics } from './physics-and-mathematics.js';
import { publicHealth } from './public-health.js';
import { publicSafety } from './public-safety.js';
import { socialScience } from './social-science.js';
import { socialWork } from './social-work.js';
import { statisticsAndResearchMethods } from './statistics-and-research-methods.js';
import { teaching } from './teaching.js';
import { therapyAndRehabilitation } from './therapy-and-rehabilitation.js';
import { veterinary } from './veterinary.js';

/** Health, veterinary and social care, teaching, and the sciences with their laboratories. */
export const careAndScience = {
  nursing,
  infectionControl,
  medicine,
  emergencyCare,
  therapyAndRehabilitation,
  mentalHealth,
  dental,
  pharmacy,
  medicalImaging,
  medicalLaboratory,
  healthRecordsAndCoding,
  publicHealth,
  elderAndHomeCare,
  veterinary,
  socialWork,
  childcare,
  teaching,
  higherEducationAndTraining,
  libraryAndMuseum,
  laboratoryWork,
  laboratoryInstruments,
  biologyAndBiotechnology,
  chemistry,
  physicsAndMathematics,
  statisticsAndResearchMethods,
  earthAndEnvironment,
  agricultureScience,
  foodScience,
  socialScience,
  clinicalResearchAndRegulatory,
  publicSafety,
  licencesAndCertificates,
};
