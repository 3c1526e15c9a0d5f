import { parseSkills } from '../../parse-skills.js';

/** Getting people to move, speak, breathe and live by themselves again. */
export const therapyAndRehabilitation = [
  ...parseSkills(
    'practice',
    `
Rehabilitation? | rehab?, rehabilitation therapy, physical rehabilitation, rehabilitative care, rehabilitation services, inpatient rehabilitation, rehabilitation medicine | ~ patient-care ? patient, therap, physical, medical, clinic, injur, stroke, nurs, hospital, inpatient
Physical therapy | physiotherapy, physical therapist, physical therapy treatment, PT/OT, PT services, PT evaluations | > rehabilitation ~ occupational-therapy, speech-therapy
Occupational therapy | ergotherapy, occupational therapist, occupational therapy treatment, OT/PT, OT services, OT evaluations | > rehabilitation
Hand therapy | hand rehabilitation, upper extremity rehabilitation | > occupational-therapy
Sensory integration | sensory integration therapy, sensory processing therapy | ~ occupational-therapy
Speech therapy | speech-language pathology, speech language pathology, speech-language therapy, speech and language therapy, speech language therapy, SLP^, SLP services | > rehabilitation
Swallowing therapy | dysphagia management, dysphagia therapy, dysphagia treatment, dysphagia | ~ speech-therapy
Feeding therapy | pediatric feeding therapy | ~ swallowing-therapy, occupational-therapy
Voice therapy | voice disorders, vocal rehabilitation | > speech-therapy
Stuttering therapy | fluency disorders, fluency therapy | > speech-therapy
Augmentative and alternative communication | AAC devices, AAC^*, augmentative communication | ~ speech-therapy, assistive-technology
Audiology | hearing tests, audiometry, hearing assessment, audiological evaluation, hearing screening | > patient-care
Hearing aid fitting | hearing aids, hearing aid dispensing, fitting hearing aids | ~ audiology
Cochlear implants | cochlear implant programming | ~ audiology, hearing-aid-fitting
Respiratory therapy | respiratory care, respiratory treatments, nebulizer treatments, nebulizer therapy, nebulizers, nebulizer | ~ ventilator-management, oxygen-therapy
Ventilator management | mechanical ventilation, ventilator care, ventilators, vent management, ventilator weaning | ~ critical-care, respiratory-therapy
Pulmonary function testing | pulmonary function tests, lung function testing, PFTs^, lung function tests | ~ respiratory-therapy
Spirometry | spirometry testing | > pulmonary-function-testing
Arterial blood gas analysis | ABG^, ABGs^, arterial blood gases, blood gas analysis | ~ respiratory-therapy
Arterial puncture | arterial punctures, ABG draws, arterial blood sampling | ~ arterial-blood-gas-analysis
Non-invasive ventilation | noninvasive ventilation, NIV^? | ~ ventilator-management ? ventilat, respirat, CPAP, BiPAP
CPAP therapy | CPAP^ | > non-invasive-ventilation ~ respiratory-therapy
BiPAP therapy | BiPAP | > non-invasive-ventilation ~ cpap-therapy
Cardiac rehabilitation | cardiac rehab, cardiopulmonary rehabilitation | > rehabilitation ~ cardiac-care
Pulmonary rehabilitation | pulmonary rehab | > rehabilitation ~ respiratory-therapy
Neurological rehabilitation | neuro rehab, neurorehabilitation, stroke rehabilitation, brain injury rehabilitation | > rehabilitation
Vestibular therapy | vestibular rehabilitation, balance training therapy | > physical-therapy
Pelvic floor therapy | pelvic health physical therapy, pelvic floor rehabilitation | > physical-therapy
Pediatric physical therapy | pediatric physiotherapy | > physical-therapy ~ pediatrics
Pediatric occupational therapy | | > occupational-therapy ~ pediatrics
Manual therapy | joint mobilization, soft tissue mobilization, myofascial release, manual therapy techniques | ~ physical-therapy, massage-therapy
Therapeutic exercise | therapeutic exercises, exercise prescription, rehabilitation exercises, exercise therapy | ~ physical-therapy
Gait training | gait analysis, gait assessment, ambulation training | ~ physical-therapy
Range of motion exercises | ROM exercises, passive range of motion, active range of motion, range-of-motion exercises, range of motion, ROM^? | ~ therapeutic-exercise ? range, exercis, gait, therap
Electrotherapy | electrical stimulation therapy, TENS therapy, electrical muscle stimulation | ~ physical-therapy, therapeutic-modalities
Therapeutic modalities | physical therapy modalities, physical agent modalities, hot and cold packs | ~ physical-therapy
Therapeutic ultrasound | | > therapeutic-modalities
Hydrotherapy | aquatic therapy, aquatic physical therapy | ~ physical-therapy
Kinesiology taping | kinesio taping, athletic taping | ~ athletic-training
Athletic training | athletic injury prevention, athletic injury rehabilitation | ~ physical-therapy, sports-medicine
Massage therapy | therapeutic massage, medical massage | ~ physical-therapy
Prosthetics and orthotics | prosthetics, orthotics, prosthetic fitting, orthotic fitting, O&P fabrication | ~ rehabilitation
Wheelchair assessment | wheelchair seating, seating and mobility, wheelchair fitting, wheelchair evaluation | ~ occupational-therapy
Assistive technology | assistive devices, adaptive equipment, assistive technologies | ~ rehabilitation
Durable medical equipment | DME^, home medical equipment | ~ assistive-technology
Functional capacity evaluation | functional capacity evaluations, functional assessments, FCEs^ | ~ occupational-therapy
Ergonomic assessment | ergonomic assessments, ergonomic evaluations | ~ occupational-safety
Vocational rehabilitation | vocational counseling, return-to-work programs, job coaching for people with disabilities, supported employment | ~ rehabilitation
Recreational therapy | recreation therapy, therapeutic recreation | ~ occupational-therapy, activity-programs
Music therapy | music therapist | ~ recreational-therapy
Art therapy | art psychotherapy, expressive arts therapy, creative arts therapy | ~ recreational-therapy
Play therapy | therapeutic play | ~ child-and-adolescent-counseling
Animal-assisted therapy | therapy animals, equine therapy, equine-assisted therapy, hippotherapy | ~ recreational-therapy
Vision therapy | low vision rehabilitation, orthoptics | ~ optometry
Orientation and mobility | orientation and mobility training, orientation & mobility | ~ vision-therapy
Lymphedema therapy | lymphedema management, complete decongestive therapy, manual lymphatic drainage | ~ manual-therapy
Hyperbaric oxygen therapy | hyperbaric medicine | ~ oxygen-therapy
Medical nutrition therapy | clinical nutrition, MNT^, therapeutic diets, clinical dietetics, nutrition support | > nutrition
Nutrition counseling | nutritional counseling, dietary counseling, nutrition education, nutrition counselling, diet counseling | > nutrition
Nutrition assessment | nutritional assessment, nutrition assessments, nutrition screening | > nutrition
Meal planning | menu planning for patients, diet planning, dietary planning | ~ nutrition
Weight management | weight loss counseling, obesity management | ~ nutrition-counseling
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Nutrition | dietetics, human nutrition, nutritional science, nutrition science |
Kinesiology | human movement science | ~ physical-therapy
Exercise science | sports science, sport science | ~ kinesiology
Biomechanics | human biomechanics, movement analysis | ~ kinesiology
`,
  ),
];
