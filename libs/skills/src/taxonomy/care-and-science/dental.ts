import { parseSkills } from '../../parse-skills.js';

/** Dentistry and the work beside the dental chair. */
export const dental = [
  ...parseSkills(
    'practice',
    `
Dentistry | dental care, general dentistry, dental practice, dental treatment | > patient-care
Dental hygiene | dental cleanings, teeth cleaning, dental prophylaxis, oral hygiene, dental cleaning | > dentistry
Dental assisting | chairside assisting, four-handed dentistry, dental assistant duties, chairside dental assisting, dental chairside assistance, chairside | ~ dentistry, dental-hygiene
Dental radiography | dental X-rays, dental radiographs, intraoral X-rays, digital dental X-rays, panoramic X-rays, bitewing X-rays, dental x-ray | ~ radiography
Scaling and root planing | deep cleaning of teeth, root planing | > dental-hygiene
Periodontics | periodontal therapy, periodontal charting, periodontal treatment, periodontal care | > dentistry
Endodontics | root canals, root canal treatment, root canal therapy | > dentistry
Orthodontics | orthodontic treatment, dental braces | > dentistry
Clear aligners | Invisalign, clear aligner therapy | > orthodontics
Prosthodontics | dentures, dental prosthetics, dental prostheses | > dentistry
Crowns and bridges | crown and bridge, dental crowns, crown preparation | ~ prosthodontics, restorative-dentistry
Dental implants | dental implantology, implant dentistry, dental implant placement | > dentistry
Oral surgery | oral and maxillofacial surgery, tooth extractions, dental extractions, tooth extraction, wisdom teeth removal | > dentistry
Pediatric dentistry | paediatric dentistry, children's dentistry | > dentistry
Cosmetic dentistry | teeth whitening, dental veneers, dental bonding | > dentistry
Restorative dentistry | dental fillings, dental restorations, dental restoration, composite fillings, amalgam fillings | > dentistry
Dental impressions | taking impressions, alginate impressions, taking dental impressions, intraoral scanning | ~ dental-assisting
Dental charting | tooth charting | ~ dental-assisting
Dental sealants | sealant placement, fluoride treatments, fluoride varnish, applying sealants, fluoride application | ~ dental-hygiene
Coronal polishing | coronal polish | ~ dental-hygiene
Local dental anesthesia | local anesthesia, local anaesthesia, administering local anesthetic, nitrous oxide monitoring, nitrous oxide administration | ~ anesthesiology, dentistry
Dental laboratory work | dental lab, dental technology, dental lab technician, denture fabrication, dental ceramics | ~ prosthodontics
Dental treatment coordination | dental treatment planning, dental treatment coordinator, treatment plan presentation | ~ dental-office-administration
Dental office administration | dental front office, dental receptionist, dental office management, dental billing, dental insurance verification | ~ office-administration
`,
  ),
  ...parseSkills(
    'tool',
    `
Dentrix | Dentrix Ascend | > dental-practice-software ~ eaglesoft, open-dental
Eaglesoft | Patterson Eaglesoft | > dental-practice-software
Open Dental | OpenDental | > dental-practice-software
Dental practice software | dental practice management software, dental software | ~ dental-office-administration
Dexis | Dexis imaging | ~ dental-radiography
Dental CAD/CAM | dental CAD | ~ dental-laboratory-work
CEREC | | > dental-cad-cam
exocad | | > dental-cad-cam
`,
  ),
];
