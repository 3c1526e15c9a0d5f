/** Swedish aliases, one skill a line, marks as `aliasesOf` says: medicine, nursing, therapy, care. */
export const healthAndCare = `
// care-and-science/dental
dentistry | tandvård, odontologi
dental-hygiene | munhygien, tandhygien
dental-assisting | tandläkarassistans
// care-and-science/elder-and-home-care
geriatric-care | äldreomsorg, äldrevård, omsorg om äldre, äldreomsorgen
memory-care | demensvård, demensomsorg
home-care | hemtjänst, hemsjukvård, hemtjänsten
personal-care | personlig omvårdnad, personlig hygien
activities-of-daily-living | ADL-träning
light-housekeeping | hushållssysslor, hushållsarbete
companion-care | ledsagning
respite-care | avlastningsvård
disability-support | personlig assistans, funktionshinderomsorg, funktionsnedsättning, funktionsnedsättningar
// care-and-science/emergency-care
emergency-care | akutsjukvård, akutvård, akutmottagning
prehospital-care | ambulanssjukvård, prehospital vård
cpr | hjärt-lungräddning, HLR^*
first-aid | första hjälpen
emergency-response | räddningstjänst
firefighting | brandbekämpning
fire-prevention | brandskydd
// care-and-science/health-records-and-coding
clinical-documentation | journalföring, vårddokumentation, omvårdnadsdokumentation, medicinsk dokumentation
medical-coding | diagnoskodning
patient-registration | patientmottagning, inskrivning av patienter
electronic-health-records | journalsystem, patientjournal, patientjournaler
// care-and-science/infection-control
infection-control | vårdhygien, smittskydd, smittspridning
hand-hygiene | handhygien, basala hygienrutiner
sterilization | sterilisering av instrument
// care-and-science/licences-and-certificates
registered-nurse | legitimerad sjuksköterska, legitimerade sjuksköterskor, sjuksköterskelegitimation, sjuksköterska, sjuksköterskor
certified-nursing-assistant | undersköterska, undersköterskor, undersköterskeutbildning, vårdbiträde
teaching-license | lärarlegitimation, legitimerad lärare, lärarexamen
// care-and-science/medical-imaging
radiography | röntgenundersökningar, röntgendiagnostik
ultrasound-imaging | ultraljud, ultraljudsundersökningar
// care-and-science/medical-laboratory
phlebotomy | blodprovstagning, venprovtagning
specimen-collection | provtagning
// care-and-science/medicine
medical-assisting | medicinsk sekreterare, läkarsekreterare
internal-medicine | internmedicin
pediatrics | barnsjukvård, barnmedicin
psychiatry | psykiatrisk vård
surgery | kirurgisk vård
orthopedics | ortopedisk vård
palliative-care | palliativ vård
medical-terminology | medicinsk terminologi
// care-and-science/mental-health
mental-health-care | psykisk hälsa, psykisk ohälsa
counseling | samtalsstöd, stödsamtal
psychotherapy | psykoterapi
substance-abuse-counseling | beroendevård, missbruksvård
de-escalation | lågaffektivt bemötande
// care-and-science/nursing
patient-care | omvårdnad, patientvård, vård av patienter, omvårdnad av patienter, patientnära arbete, omvårdnadsarbete
nursing | sjukvård, allmän omvårdnad
patient-safety | patientsäkerhet
fall-prevention | fallprevention
patient-triage | triagering
care-planning | vårdplanering, omvårdnadsplaner, genomförandeplaner
medication-administration | läkemedelshantering, läkemedelsadministrering, läkemedelsdelning, medicindelning
administering-injections | injektionsgivning
wound-care | sårvård, såromläggning
dressing-changes | omläggningar av sår
vital-signs | vitalparametrar, vitala parametrar
patient-monitoring | patientövervakning, övervakning av patienter
catheterization | kateterisering
pain-management | smärtbehandling, smärtlindring
patient-education | patientundervisning
discharge-planning | utskrivningsplanering
perioperative-nursing | operationssjukvård
critical-care | intensivvård, intensivvårdsavdelning
maternity-care | förlossningsvård, mödravård
postpartum-care | eftervård
midwifery | barnmorska
pediatric-nursing | barnsjuksköterska
psychiatric-nursing | psykiatrisk omvårdnad
dialysis | dialysvård
patient-transport | sjuktransport, sjuktransporter
patient-positioning | förflyttningsteknik
// care-and-science/pharmacy
pharmacy-practice | apoteksarbete
dispensing-medications | receptexpedition
// care-and-science/public-health
immunization | vaccinationer, vaccinering
public-health | folkhälsa, folkhälsoarbete
// care-and-science/therapy-and-rehabilitation
physical-therapy | sjukgymnastik, fysioterapi
occupational-therapy | arbetsterapi
speech-therapy | logopedi
nutrition-counseling | kostrådgivning
// care-and-science/veterinary
veterinary-care | djursjukvård, veterinärvård
animal-care | djurskötsel, djurvård
animal-welfare | djurskydd
`;
