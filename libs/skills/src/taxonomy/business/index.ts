import { accounting } from './accounting.js';
import { bankingAndInsurance } from './banking-and-insurance.js';
import { businessAnalysis } from './business-analysis.js';
import { certificates } from './certificates.js';
import { communicationAndPr } from './communication-and-pr.js';
import { customerService } from './customer-service.js';
import { digitalMarketing } from './digital-marketing.js';
import { fashionAndInterior } from './fashion-and-interior.js';
import { financeAndInvestment } from './finance-and-investment.js';
import { graphicDesign } from './graphic-design.js';
import { humanResources } from './human-resources.js';
import { law } from './law.js';
import { managementAndLeadership } from './management-and-leadership.js';
import { marketing } from './marketing.js';
import { musicAndPerformingArts } from './music-and-performing-arts.js';
import { officeAndAdministration } from './office-and-administration.js';
import { photoFilmAndAudio } from './photo-film-and-audio.js';
import { procurement } from './procurement.js';
import { projectAndProduct } from './project-and-product.js';
import { publicServiceAndPolicy } from './public-service-and-policy.js';
import { publishingAndMedia } from './publishing-and-media.js';
import { realEstate } from './real-estate.js';
import { sales } from './sales.js';
import { softSkills } from './soft-skills.js';
import { taxAndAudit } from './tax-and-audit.js';
import { uxDesign } from './ux-design.js';
import { writingAndTranslation } from './writing-and-translation.js';

/** Management, finance, trade, people, law, public service, office, media, design and the arts; and the soft skills of every profession. */
export const business = {
  accounting,
  bankingAndInsurance,
  businessAnalysis,
  certificates,
  communicationAndPr,
  customerService,
  digitalMarketing,
  fashionAndInterior,
  financeAndInvestment,
  graphicDesign,
  humanResources,
  law,
  managementAndLeadership,
  marketing,
  musicAndPerformingArts,
  officeAndAdministration,
  photoFilmAndAudio,
  procurement,
  projectAndProduct,
  publicServiceAndPolicy,
  publishingAndMedia,
  realEstate,
  sales,
  softSkills,
  taxAndAudit,
  uxDesign,
  writingAndTranslation,
};
