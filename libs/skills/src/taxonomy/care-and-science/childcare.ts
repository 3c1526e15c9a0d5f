import { parseSkills } from '../../parse-skills.js';

/** Looking after and educating young children. */
export const childcare = [
  ...parseSkills(
    'practice',
    `
Childcare? | child care?, daycare?, child care services, caring for children, childminding, care of children, care for children, childcare provider, day care center | ~ early-childhood-education ? infant, toddl, preschool, provider, teach, experience, children, nanny, kids, center # child-care
Child supervision | supervising children, babysitting, supervision of children, nannying, nanny, babysitter | ~ child-care
Infant care | infant and toddler care, infant/toddler care, baby care, newborn infant care, caring for infants | > child-care
Toddler care | caring for toddlers | > child-care
Before and after school care | after-school programs, after school programs, after-school care, afterschool programs | ~ child-care
Early childhood education | preschool education, preschool teaching, early years education, early childhood development programs, kindergarten readiness, pre-K teaching, early childhood teaching, ECE^?, circle time | > teaching ~ child-care ? child, preschool, early, toddler
Kindergarten teaching | kindergarten teacher | > early-childhood-education
Montessori education | Montessori, Montessori method, Montessori teaching | ~ early-childhood-education
Reggio Emilia approach | Reggio Emilia | ~ early-childhood-education
Play-based learning | learning through play, play-based curriculum | ~ early-childhood-education
Age-appropriate activities | developmentally appropriate activities, planning activities for children, age appropriate activities, children's activities, arts and crafts with children, developmentally appropriate practice | ~ child-care
Storytelling for children | story time, reading to children, children's story time | ~ child-care
Diapering | diaper changing, changing diapers, diaper changes | ~ infant-care
Potty training | toilet training | ~ child-care
Bottle feeding | preparing bottles, feeding infants | ~ infant-care
Child behavior guidance | guiding children's behavior, positive discipline, child behavior management, positive guidance | ~ behavioral-intervention
Child observation and assessment | child observation, child assessments, developmental screening, observing children | ~ early-childhood-education
Early intervention | early intervention services, early intervention programs | ~ special-education, early-childhood-education
Parent communication | parent-teacher communication, communicating with parents, communication with parents, parent conferences, parent-teacher conferences, parent teacher conferences | ~ teaching
Camp counseling | summer camp counselor, camp counselor, summer camp, camp leadership | ~ child-supervision
Daycare management | childcare center management, child care center administration, daycare director | ~ child-care
Head Start | Early Head Start, Head Start program | ~ early-childhood-education
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Childcare licensing regulations | child care licensing, childcare regulations, daycare licensing, child care regulations | ~ child-care
`,
  ),
  ...parseSkills(
    'tool',
    `
Brightwheel | | ~ child-care, procare
Procare | Procare software | ~ child-care
Teaching Strategies GOLD | | ~ child-observation-and-assessment
Creative Curriculum^ | The Creative Curriculum | ~ teaching-strategies-gold
`,
  ),
];
