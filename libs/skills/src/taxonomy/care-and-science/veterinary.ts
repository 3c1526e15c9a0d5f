import { parseSkills } from '../../parse-skills.js';

/** Animals' health and keeping. */
export const veterinary = [
  ...parseSkills(
    'practice',
    `
Veterinary medicine | veterinary care, veterinary practice, veterinary services | ~ animal-care # veterinary-care
Small animal medicine | small animal practice, companion animal medicine | > veterinary-care
Large animal medicine | large animal practice, food animal medicine, bovine medicine | > veterinary-care ~ livestock-care
Equine medicine | equine veterinary medicine, equine practice | > veterinary-care
Exotic animal medicine | exotic animals, zoo medicine, avian medicine | > veterinary-care
Wildlife medicine | wildlife rehabilitation, rehabilitating wildlife | ~ wildlife-management, veterinary-care
Veterinary nursing | veterinary technician duties, veterinary technology, vet tech experience, veterinary nurse | > veterinary-care, animal-care
Veterinary assisting | veterinary assistant duties, vet assistant experience | > animal-care ~ veterinary-nursing
Veterinary surgery | animal surgery, veterinary surgical procedures, animal surgical procedures | > veterinary-care
Spay and neuter | spaying and neutering, spay/neuter surgery, spays and neuters | > veterinary-surgery
Veterinary anesthesia | animal anesthesia, anesthesia monitoring in animals, veterinary anaesthesia | ~ veterinary-nursing
Veterinary dentistry | animal dentistry, dental cleanings for animals, veterinary dental prophylaxis | ~ veterinary-care
Veterinary radiology | veterinary radiography, animal radiographs | ~ radiography, veterinary-care
Veterinary emergency care | emergency veterinary medicine, veterinary emergency medicine | > veterinary-care
Veterinary pathology | comparative pathology | ~ pathology
Animal care | caring for animals, animal caretaking, care of animals, pet care, animal caretaker, care for animals |
Animal handling | animal restraint, handling animals, restraining animals, restraint of animals, restrain animals | ~ animal-care
Animal husbandry | animal breeding, breeding of animals, herd management | ~ animal-care, livestock-care
Laboratory animal care | laboratory animals, lab animal care, animal colony management, vivarium, rodent handling, mouse colony management, laboratory animal science | > animal-care ~ in-vivo-studies
Kennel work | kennel attendant, kennel cleaning, kennel maintenance, kennel management | > animal-care
Pet grooming | dog grooming, animal grooming, grooming dogs, grooming? | ~ animal-care ? dog, pet, cat, animal, salon
Pet sitting | dog walking, dog sitting, pet boarding | ~ animal-care
Dog training | animal training, training dogs, obedience training, service dog training | ~ animal-care
Animal behavior | animal behaviour, ethology | ~ biology
Animal shelter work | animal shelter, animal rescue, animal adoption, animal sheltering | > animal-care
Animal control | animal control officer, stray animal control | ~ animal-handling
Animal welfare | animal welfare regulations, animal welfare standards | ~ animal-care
Zookeeping | zoo keeping, zoo animal care, zoo keeper, zookeeper | > animal-care
Aquarium maintenance | aquarist, aquarium husbandry | ~ animal-care
Horse care | equine care, grooming horses, stable management, horse handling | > animal-care
Farriery | horseshoeing, hoof trimming | ~ horse-care
Artificial insemination | cattle insemination, semen collection in animals | ~ animal-husbandry
Apiculture | beekeeping, bee keeping | ~ agriculture
`,
  ),
  ...parseSkills(
    'tool',
    `
IDEXX Cornerstone | Cornerstone veterinary software | > veterinary-practice-software
AVImark | | > veterinary-practice-software ~ idexx-cornerstone
ezyVet | | > veterinary-practice-software ~ idexx-cornerstone
Veterinary practice software | veterinary practice management software, veterinary software | ~ veterinary-care
`,
  ),
];
