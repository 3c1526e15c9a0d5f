import { parseSkills } from '../../parse-skills.js';

/** Care for old, ill or disabled people at home and in homes. */
export const elderAndHomeCare = [
  ...parseSkills(
    'practice',
    `
Geriatric care | elderly care, elder care, aged care, care of the elderly, senior care, caring for the elderly, geriatric nursing, caring for elderly | > patient-care
Long-term care | long term care, nursing home care, nursing home, skilled nursing facility, skilled nursing facilities, residential aged care, nursing homes, LTC^ | ~ geriatric-care
Assisted living | assisted living facility, assisted living facilities, residential care home | ~ long-term-care
Skilled nursing | skilled nursing care, SNF^ | > nursing ~ long-term-care
Memory care | dementia care, Alzheimer's care, dementia patients, caring for dementia patients, care of dementia patients, Alzheimers care | ~ geriatric-care
Home care | home health, home health care, in-home care, home healthcare, domiciliary care, private duty care, homecare | > patient-care ~ personal-care
Home health nursing | home nursing, home care nursing, private duty nursing, visiting nursing | > home-care, nursing
Personal care | personal care assistance, personal care services, personal hygiene assistance, assisting with personal care, personal hygiene care, personal care aide, personal care assistant, personal care attendant, personal support worker, PSW^ | > activities-of-daily-living
Activities of daily living | ADLs^, ADL^, daily living assistance, assistance with daily living, ADL assistance, activities of daily living assistance, daily living skills | ~ personal-care
Bathing and grooming | bathing assistance, bed baths, assisting with bathing, bathing patients, bathing and dressing, grooming assistance, bathing clients, bathing?, grooming?, bathe patients, bathe residents | > personal-care ? resident, client, patient, toilet, dress, feeding
Toileting assistance | incontinence care, toileting, perineal care, assisting with toileting, peri care | > personal-care
Ambulation assistance | assisting with ambulation, patient ambulation, ambulating patients, mobility assistance, assisting with mobility | ~ patient-lifting
Transfer techniques | gait belt transfers, gait belt, safe transfers of patients, assisting with transfers, safe patient transfers | ~ patient-lifting
Meal service | feeding patients, feeding assistance, assisting with meals, assistance with meals, serving meals to residents, patient feeding, feeding residents, feed patients | ~ personal-care
Meal preparation for clients | light meal preparation, preparing meals for clients, meal prep for clients, preparing light meals | ~ home-care
Light housekeeping | light housework, light cleaning duties | ~ housekeeping
Medication reminders | reminding clients to take medication, medication prompting | ~ home-care
Companion care | companionship, companionship services, companion services, providing companionship | ~ home-care
Respite care | respite services, respite worker | ~ home-care
Caregiving | caregiver experience, caregiver duties, care giving, family caregiving, caregiver? | ~ personal-care, home-care ? patient, elder, resident, home, client, senior
Intake and output monitoring | intake and output, I&O monitoring, input and output monitoring, recording intake and output | ~ vital-signs
Disability support | disability care, disability services, support for people with disabilities, caring for people with disabilities, disability support work | ~ personal-care
Developmental disabilities support | developmental disabilities, intellectual and developmental disabilities, intellectual disabilities, direct support professional, direct support for people with disabilities | > disability-support
Independent living skills training | independent living skills, life skills training, teaching life skills, life skills coaching | ~ disability-support
Resident care | residential care, care of residents, caring for residents, resident assistance, care for residents | ~ long-term-care
Activity programs | activities programming, resident activities, activities coordination, recreational activities for residents, therapeutic activities | ~ recreational-therapy
Restorative care | restorative nursing, restorative aide | > patient-care ~ rehabilitation
Post-mortem care | care after death, mortuary care | ~ palliative-care
Errand assistance | running errands, grocery shopping for clients, errands for clients | ~ home-care
Transportation of clients | client transportation, transporting clients, driving clients to appointments, transport residents, transport clients to appointments | ~ home-care
Caregiver training | family caregiver training, caregiver education, caregiver support | ~ patient-education
`,
  ),
];
