import { parseSkills } from '../../parse-skills.js';

/** Colleges and universities, adult learning, and learning online. */
export const higherEducationAndTraining = [
  ...parseSkills(
    'practice',
    `
University teaching | college teaching, lecturing, teaching undergraduates, undergraduate teaching, teaching college courses, university lecturing, college instruction, graduate teaching, teaching undergraduate courses, postsecondary teaching | > teaching
Teaching assistance at university | graduate teaching assistant, leading recitations, leading discussion sections, recitation sections | ~ university-teaching
Adult education | adult learning, teaching adults, adult instruction, adult learners | ~ teaching
Clinical teaching | clinical instruction, clinical education, medical education, nursing education, clinical instructor, teaching medical students, nurse education | ~ teaching
Student advising | academic advising, advising students, student counseling, student advisement, academic counseling, student guidance | ~ school-counseling
Career counseling | career advising, career coaching, career guidance, career services, career counselling, career development counseling | ~ counseling
College admissions | admissions counseling, university admissions, student admissions, admissions recruitment, student recruitment, enrollment management | ~ student-advising
Financial aid administration | student financial aid, financial aid, financial aid counseling | ~ student-advising
Registrar operations | student registration, course registration, student enrollment, transcript evaluation, student records | ~ student-advising
Student affairs | student services, student support services, student life programs | ~ student-advising
Residence life | residential life, resident assistant duties, residence hall management, student housing | ~ student-affairs
Study abroad programs | study abroad, international student services, international student advising, international education | ~ student-advising
Thesis supervision | supervising theses, dissertation supervision, supervising graduate students, supervising PhD students, mentoring undergraduates in research, doctoral supervision | ~ university-teaching
Academic accreditation | program accreditation, institutional accreditation | ~ academic-administration
Academic administration | higher education administration, university administration, academic affairs, academic program management | ~ school-administration
Alumni relations | alumni engagement | ~ fundraising
Instructional design | instructional designer, designing learning, learning design, learning experience design, ADDIE, training design, instructional systems design | ~ curriculum-development
Instructional materials development | developing instructional materials, training materials development, educational materials, teaching materials, course materials, instructional materials, training materials, developing training materials | ~ instructional-design
E-learning | eLearning, online learning, distance learning, distance education, remote learning, virtual learning | ~ instructional-technology
Online teaching | online instruction, virtual teaching, remote teaching, teaching online, virtual instruction, distance teaching | > teaching ~ e-learning
E-learning development | eLearning development, e-learning content development, online course development, online course design | > e-learning ~ instructional-design
Blended learning | flipped classroom, hybrid learning | ~ e-learning
Learning assessment | learning outcomes assessment, training evaluation, Kirkpatrick model, training effectiveness evaluation | ~ instructional-design
Training needs analysis | training needs assessment, learning needs analysis | ~ instructional-design
Train the trainer | train-the-trainer | ~ training-delivery
Simulation-based training | clinical simulation, simulation training, medical simulation, healthcare simulation | ~ clinical-teaching
Military instruction | military training instruction, drill instruction | ~ training-delivery
Corporate training | corporate learning, corporate education | ~ training-delivery
Public lecture | guest lectures, guest lecturing, public lectures, public talks on science | ~ university-teaching, science-communication
Faculty development | teaching faculty development, faculty training | ~ instructional-coaching
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Instructional technology | educational technology, edtech, education technology, classroom technology, technology integration in the classroom | ~ e-learning
FERPA | student privacy, student data privacy, student records confidentiality | ~ registrar-operations
Title IX compliance | Title IX investigations | ~ student-affairs
`,
  ),
  ...parseSkills(
    'tool',
    `
Learning management systems | LMS^, learning management system, learning platforms, learning management platforms | ~ e-learning
Moodle | | > learning-management-systems ~ canvas-lms
Blackboard Learn | Blackboard^*, Blackboard LMS | > learning-management-systems ~ moodle
Canvas LMS | Instructure Canvas, Canvas^* | > learning-management-systems ~ blackboard-learn
D2L Brightspace | Brightspace, Desire2Learn, D2L^ | > learning-management-systems ~ moodle
Schoology | | > learning-management-systems ~ google-classroom
Cornerstone OnDemand | | > learning-management-systems
Docebo | | > learning-management-systems ~ cornerstone-ondemand
Articulate Storyline | Articulate 360, Articulate Rise, Storyline^? | > e-learning-development ~ adobe-captivate ? Captivate, eLearning, course, Camtasia
Adobe Captivate | Captivate^? | > e-learning-development ? Storyline, Articulate, eLearning, Camtasia
Camtasia | TechSmith Camtasia | ~ e-learning-development, video-editing
SCORM | xAPI^ | ~ e-learning-development
Turnitin | plagiarism detection software | ~ grading-student-work
Ellucian Banner | Ellucian Colleague, Banner student system | ~ student-information-systems
`,
  ),
];
