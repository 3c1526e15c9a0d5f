/** Swedish aliases, one skill a line, marks as `aliasesOf` says: teaching, children, social work. */
export const scienceAndTeaching = `
// care-and-science/childcare
child-care | barnomsorg, barnpassning
early-childhood-education | förskolepedagogik, förskoleverksamhet
// care-and-science/social-work
social-work | socialt arbete
case-management | ärendehandläggning
youth-work | ungdomsarbete, fritidsledare
// care-and-science/teaching
teaching | undervisning, undervisa, undervisningserfarenhet
classroom-management | klassrumsledning, ledarskap i klassrummet
lesson-planning | lektionsplanering
curriculum-development | läroplansutveckling
tutoring | läxhjälp
elementary-school-teaching | undervisning i grundskolan, grundskollärare
secondary-school-teaching | gymnasielärare, ämneslärare
special-education | specialpedagogik, specialundervisning
mathematics-teaching | matematikundervisning
science-teaching | undervisning i naturvetenskap
language-teaching | språkundervisning, svenska som andraspråk
physical-education | idrottsundervisning
music-education | musikundervisning
student-assessment | betygsättning, bedömning och betygsättning
school-administration | skolledning
pedagogy | pedagogiskt arbete, didaktik
`;
