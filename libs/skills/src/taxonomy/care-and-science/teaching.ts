import { parseSkills } from '../../parse-skills.js';

/** Teaching in schools. */
export const teaching = [
  ...parseSkills(
    'practice',
    `
Teaching | classroom teaching, classroom instruction, school teaching, instructing students, teaching students, classroom teacher, teach students, teach classes, teaching classes |
Classroom management | classroom discipline, managing classrooms, student behavior management, managing a classroom | ~ teaching
Lesson planning | lesson plans, planning lessons, lesson preparation, lesson plan, lesson plan development, preparing lessons, prepare lessons, plan lessons | ~ teaching
Curriculum development | curriculum design, course development, course design, curriculum planning, curriculum writing, developing curricula, curricula development, curricula^* | ~ instructional-design
Differentiated instruction | differentiation of instruction, differentiated learning, differentiated teaching, differentiating instruction | > teaching
Tutoring | private tutoring, academic tutoring, peer tutoring, tutor students, tutoring students, homework help | ~ teaching
Small group instruction | small-group instruction, small group teaching | > teaching
One-on-one instruction | one-to-one instruction, one-on-one teaching, individualized instruction, individual instruction | ~ tutoring
Substitute teaching | substitute teacher, supply teaching | > teaching
Team teaching | co-teaching, collaborative teaching | > teaching
Student teaching | teaching practicum, teaching practice placement | > teaching
Elementary school teaching | elementary education, elementary teaching, primary school teaching, elementary school teacher, primary school teacher, elementary classroom | > teaching
Secondary school teaching | high school teaching, secondary teaching, secondary school teacher, high school teacher | > teaching
Middle school teaching | middle school teacher, middle school education, middle grades education | > teaching ~ secondary-school-teaching
K-12 education | K-12 teaching, K12 education, K-12 classroom, K12 teaching | ~ elementary-school-teaching, secondary-school-teaching
Special education | special needs education, special educational needs, SEN teaching, teaching students with disabilities, SPED^, special needs students | > teaching
Individualized education programs | IEP^, IEPs^, IEP development, individualized education plans, individualized education program, individual education plans, 504 plans | ~ special-education
Inclusive education | inclusion classrooms, inclusive classroom, inclusive teaching | ~ special-education
Gifted education | gifted and talented education, teaching gifted students | > teaching
Deaf education | teaching deaf students, education of the deaf | ~ special-education
Education of the visually impaired | Braille instruction, teaching visually impaired students | ~ special-education
Paraprofessional support | paraeducator, teaching assistant duties, teacher assistant duties, classroom assistance, instructional aide, assisting teachers, classroom support, teacher's aide | ~ teaching
Response to intervention | multi-tiered system of supports, MTSS^ | ~ differentiated-instruction
Literacy instruction | reading instruction, teaching reading, literacy education, early literacy, literacy teaching, balanced literacy | > teaching
Phonics instruction | phonics, phonemic awareness, teaching phonics | > literacy-instruction
Guided reading | guided reading groups | > literacy-instruction
Reading intervention | reading remediation, reading interventions, reading specialist | > literacy-instruction
Orton-Gillingham | Orton Gillingham | > reading-intervention ~ wilson-reading-system
Wilson Reading System | Wilson Reading | > reading-intervention
Adult literacy education | adult basic education, GED preparation, adult literacy, GED instruction | ~ adult-education
Mathematics teaching | math instruction, teaching mathematics, teaching math, math teaching, mathematics education, mathematics instruction, math tutoring | > teaching ~ mathematics
Science teaching | teaching science, science education, science instruction | > teaching
STEM education | STEM teaching, STEAM education | > teaching
Social studies teaching | history teaching, teaching history, teaching social studies, social studies instruction | > teaching
English language arts | language arts instruction, English teaching in schools, teaching English literature, ELA^? | > teaching ? teach, grade, language, curriculum, student
Teaching writing | composition instruction, teaching composition | > teaching
Language teaching | foreign language teaching, foreign language instruction, language instruction, teaching foreign languages, world language teaching | > teaching
English as a second language | ESL^, TESOL^, TEFL^, EFL^, teaching English as a foreign language, ESOL^, English language learners, teaching English as a second language, ELL students, ESL teaching | > language-teaching
Bilingual education | dual language education, dual-language instruction, bilingual teaching | > teaching
Physical education | PE teaching, physical education teaching, teaching physical education, gym class teaching | > teaching
Music education | music teaching, teaching music, music instruction, piano lessons, teaching piano, music lessons | > teaching
Art education | art teaching, teaching art, art instruction, visual arts education | > teaching
Dance instruction | dance teaching, teaching dance, ballet instruction | > teaching
Drama education | theater education, theatre education, drama teaching | > teaching
Computer science teaching | teaching computer science, teaching coding, coding instruction for children, computer instruction | > teaching
Vocational education | career and technical education, vocational teaching, CTE programs, vocational instruction | ~ teaching
Religious education | Sunday school teaching, catechesis | ~ teaching
Health education teaching | teaching health education, sex education | ~ health-education
Outdoor education | environmental education, nature education, outdoor learning | ~ teaching
Student assessment | assessing students, student evaluation, assessing student progress, student assessments, educational assessment, formative assessment, assessment of students, student progress monitoring | ~ teaching
Grading student work | grading papers, grading exams, grading assignments, marking exams, grade assignments, grading homework, grading tests, marking student work | ~ student-assessment
Exam development | test item development, test item writing, assessment development, exam writing | ~ student-assessment
Standardized test preparation | SAT prep, ACT prep, test prep tutoring, SAT preparation, SAT tutoring | ~ tutoring
Student engagement | engaging students, student motivation | ~ teaching
Student supervision | supervising students, playground supervision, lunchroom supervision, monitoring students, supervise students | ~ child-supervision
Extracurricular activities leadership | coaching school sports, after-school clubs, leading extracurricular activities | ~ student-supervision
Sports coaching | athletic coaching, coaching athletes, coaching youth sports, youth sports coaching | ~ personal-training
School counseling | guidance counseling, school counselor, school counselling, guidance counselor | ~ counseling, student-advising
School administration | school leadership, educational leadership, educational administration, school management, school principal, education administration |
Instructional coaching | teacher coaching, coaching teachers, teacher mentoring, mentoring teachers, teacher training, training teachers | ~ teaching
Homeschooling | home schooling, homeschool teaching | ~ teaching
`,
  ),
  ...parseSkills(
    'method',
    `
Project-based learning | project based learning | ~ teaching
Problem-based learning | | ~ project-based-learning
Inquiry-based learning | inquiry-based instruction | ~ project-based-learning
Cooperative learning | collaborative learning, group learning | ~ teaching
Social-emotional learning | social emotional learning, SEL programs, SEL^? | ~ teaching ? social, emotional, student
Backward design | Understanding by Design, UbD^ | > curriculum-development
Universal Design for Learning | UDL^ | ~ inclusive-education
Scaffolding instruction | scaffolded instruction, instructional scaffolding | ~ differentiated-instruction
Culturally responsive teaching | culturally responsive pedagogy | ~ teaching
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Pedagogy | educational theory, learning theory, teaching methods, teaching methodology, didactics, learning theories, pedagogical methods, pedagogical skills | ~ teaching
Common Core | Common Core State Standards, Common Core Standards, state learning standards | ~ curriculum-development
Next Generation Science Standards | NGSS^ | ~ common-core
Educational psychology | psychology of learning, learning sciences | > psychology ~ pedagogy
International Baccalaureate | IB curriculum, IB programme, IB Diploma Programme | ~ secondary-school-teaching
Advanced Placement courses | AP courses, teaching AP classes | ~ secondary-school-teaching
`,
  ),
  ...parseSkills(
    'tool',
    `
Google Classroom | | > learning-management-systems ~ canvas-lms
ClassDojo | Seesaw classroom app | ~ classroom-management
Kahoot | | ~ instructional-technology, quizlet
Quizlet | | ~ instructional-technology
Nearpod | | ~ instructional-technology, kahoot
Smart Board | interactive whiteboards, interactive whiteboard, SmartBoard, Promethean board, smartboards | ~ instructional-technology
PowerSchool | | > student-information-systems ~ infinite-campus
Infinite Campus | | > student-information-systems
Skyward | | > student-information-systems ~ powerschool
Student information systems | student information system, student records systems | ~ school-administration
Accelerated Reader | Renaissance Accelerated Reader | ~ student-assessment
i-Ready | | ~ student-assessment
`,
  ),
];
