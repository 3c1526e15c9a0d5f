import { parseSkills } from '../../parse-skills.js';

/** Pictures for diagnosis, and radiation for treatment. */
export const medicalImaging = [
  ...parseSkills(
    'practice',
    `
Medical imaging | diagnostic imaging, imaging procedures in radiology, medical imaging procedures |
Radiology | diagnostic radiology, radiologic technology, radiological technology, radiology department | > medical-imaging
Radiography | X-ray imaging, X-rays, X-ray, radiographic imaging, digital radiography, taking X-rays, radiographs, x-ray procedures | > medical-imaging ~ radiology
Computed tomography | CT scans, CT scan, CT imaging, CT scanning, CT scanner, CAT scans | > medical-imaging ~ radiology
Magnetic resonance imaging | MRI^, MRI scans, MRI scanning, MR imaging | > medical-imaging ~ radiology
MRI safety | MR safety, MRI safety screening | ~ magnetic-resonance-imaging
Functional MRI | fMRI, functional magnetic resonance imaging | > magnetic-resonance-imaging ~ neuroscience
Ultrasound imaging | sonography, diagnostic ultrasound, ultrasound scans, medical sonography, diagnostic medical sonography, ultrasound scanning, ultrasonography, ultrasound^* | > medical-imaging
Obstetric ultrasound | OB ultrasound, obstetric sonography, fetal ultrasound, OB/GYN ultrasound | > ultrasound-imaging
Abdominal ultrasound | abdominal sonography | > ultrasound-imaging
Vascular ultrasound | vascular sonography, Doppler ultrasound, carotid ultrasound, vascular technology | > ultrasound-imaging
Point-of-care ultrasound | POCUS^, bedside ultrasound | > ultrasound-imaging
Ultrasound-guided procedures | ultrasound guidance, ultrasound guided injections | ~ ultrasound-imaging
Echocardiography | echocardiograms, transthoracic echocardiography, cardiac sonography, cardiac ultrasound, echocardiogram | > ultrasound-imaging ~ cardiology
Cardiac stress testing | cardiac stress tests, exercise stress tests, treadmill stress tests, exercise stress testing | ~ electrocardiography
Holter monitoring | Holter monitors, ambulatory ECG monitoring | > electrocardiography
Mammography | mammograms, mammogram, breast imaging, breast tomosynthesis | > radiography
Fluoroscopy | fluoroscopic procedures, C-arm, C-arm fluoroscopy | > radiography
Interventional radiology | interventional radiology procedures, image-guided procedures | > radiology
Angiography | angiograms, angiographic procedures | ~ interventional-radiology
Nuclear medicine | nuclear medicine imaging, scintigraphy, nuclear medicine technology | > medical-imaging
PET imaging | PET/CT, positron emission tomography, PET scans, PET-CT | > nuclear-medicine ~ computed-tomography
SPECT imaging | SPECT^, single photon emission computed tomography | > nuclear-medicine
Bone densitometry | DEXA scans, DXA^, DEXA^, bone density scans, dual-energy X-ray absorptiometry | ~ radiography
Contrast administration | contrast media administration, contrast injection, contrast media | ~ medical-imaging
Radiation therapy delivery | linear accelerators, linear accelerator operation, radiation treatment delivery, external beam radiation therapy, linac | ~ radiation-oncology
Brachytherapy | internal radiation therapy | > radiation-oncology
Radiation treatment planning | radiotherapy planning, medical dosimetry, radiation dosimetry, dosimetry, dose planning | ~ radiation-oncology, medical-physics
Radiologic positioning | radiographic positioning, positioning patients for X-rays, patient positioning for imaging | ~ radiography
Image interpretation | radiographic interpretation, reading X-rays, interpreting radiographs, X-ray interpretation | ~ radiology
Medical image analysis | medical image processing, medical image segmentation, radiomics | ~ computer-vision, medical-imaging
Electroencephalography | EEG^, EEGs^, electroencephalogram, EEG testing | ~ neurology
Electromyography | EMG^, EMG testing | ~ neurology, nerve-conduction-studies
Nerve conduction studies | nerve conduction testing, nerve conduction velocity | ~ neurology
Intraoperative neuromonitoring | IONM^, intraoperative monitoring, neurophysiological monitoring | ~ electroencephalography
Polysomnography | sleep studies, sleep study, sleep testing | ~ sleep-medicine
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Radiation safety | radiation protection, ALARA, radiological protection, radiation safety procedures | ~ medical-imaging
Medical physics | radiological physics, health physics | > physics ~ radiation-safety
Cross-sectional anatomy | sectional anatomy | > anatomy ~ computed-tomography
`,
  ),
  ...parseSkills(
    'tool',
    `
PACS^ | picture archiving and communication system, picture archiving and communication systems, PACS systems | ~ radiology-information-systems
Radiology information systems | radiology information system, RIS/PACS, RIS systems | ~ pacs
DICOM^ | DICOM images, DICOM standard | ~ pacs
OsiriX | | ~ dicom
FreeSurfer | | ~ functional-mri, medical-image-analysis
3D Slicer | | ~ medical-image-analysis
Eclipse treatment planning system | Varian Eclipse, Eclipse TPS | ~ radiation-treatment-planning, raystation
RayStation | | ~ radiation-treatment-planning
Varian ARIA | ARIA oncology information system | ~ radiation-oncology
`,
  ),
];
