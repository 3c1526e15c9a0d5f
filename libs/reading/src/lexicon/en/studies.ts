import type { StudyWords } from '../topics/studies.js';

export const studies: Required<StudyWords> = {
  degrees: {
    secondary: 'GCSEs?|matriculation|high school',
    vocational: String.raw`(?<!(?:school|HS) )diploma(?= (?:in|of)\b| ?: )|apprentice(?:ship)?|trade certificate|vocational`,
    associate: String.raw`associate['’]?s?`,
    bachelor: 'bachelor|undergraduate|honou?rs degree',
    master: 'masters?(?! project| student)',
    doctorate: 'doctor(?:ate)?',
  },
  abbreviations: {
    secondary: 'GED',
    vocational: 'NVQ|BTEC',
    associate: String.raw`AAS|A\.A\.S?|A\.S|A[AS](?= in\b| ?: )|HND|HNC`,
    bachelor: String.raw`BS|BA|B\.S|B\.A|B\. ?E|BE|B\. ?Eng|BEng|B\.? ?Tech|B\.? ?Sc|B\.? ?Com|BComm|BFA|B\.? ?Arch|BS[BCEMN][A-Z]{0,2}|BSEd|BSW|BBA|B\.? ?Ed|BHSc?|LL\.? ?B|MBBS|A\.B|AB(?= in\b)|SB(?= in\b)`,
    master: String.raw`M\. ?S|M\.? ?Sc|MS(?! (?:Word|Office|Excel|Access|Project|Teams|SQL|Power ?Point|Power|Outlook|Dynamics|Windows|Azure|Visio|DOS|Exchange|SharePoint)\b)|M\. ?A|MA|M\. ?Eng|MEng|M\.? ?Tech|MCA|M\.? ?Com|M\.? ?Phil|MFA|M\.? ?Arch|MPA|MSW|LL\.? ?M|MCS|MBA|MSN|MPH|M\.? ?Ed|MSE[ECM]?|MSIS|SM(?= in\b)`,
    doctorate: String.raw`Ph\. ?D|PhD|Sc\.D|EdD|Ed\.D|DBA|MD|M\.D|DDS|DVM|DPT`,
  },
  unspacedDegrees: {},
  aboutDegree:
    'title(?! of qualification)|thesis|dissertation|advisor|supervisor|description|gpa|coursework|relevant|honou?rs|scholarship|note|the topic|in the',
  awards: 'towards? an?|semester hours|thesis|scholarship|fellowship|dissertation|thesis:',
  fieldEndings: '',
  fields:
    'urban planning|regional planning|counsell?ing|criminology|theology|social work|public policy|human resources?|information systems|theat(?:re|er)|photography|anthropology|ecology|kinesiology|broadcasting|advertising|real estate|cybersecurity|networking|electronics|mechatronics|supply chain|construction|aviation|international affairs|science|sciences|engineering|studies|arts|management|administration|economics|econometrics|business|finance|accounting|marketing|law|medicine|nursing|pharmacy|dentistry|education|psychology|sociology|history|philosophy|literature|linguistics|languages?|mathematics|maths?|statistics|physics|chemistry|biology|geography|geology|computing|informatics|design|architecture|journalism|communications?|media|music|tourism|hospitality|logistics|politics|relations|justice|agriculture|forestry|nutrition|therapy|technology',
  unspacedFields: '',
  fieldArticles: 'the',
  unspacedBeforeField: '',
  unspacedAfterField: '',
  notFields: String.raw`certificat(?:es?|ions?)|gpa|grade|note|(?:magna |summa )?cum laude|honou?rs|distinction|law review|expected|graduat\w+|dean|university|college|school|institute|universit\w+`,
  studying: 'thesis|semester|coursework|gpa|degree|diploma|studies|scholarship|graduated',
  colleges: 'university|college|polytechnic|institute of technology',
  smallWords: ['in', 'of'],
  beforeTails: 'of|in',
  degreeTails: String.raw`science|arts|engineering|applied science|degree|diploma|['’]s(?: degree)?|philosophy(?=\s?[:(]|\s[–—-]\s)`,
  afterDegrees: 'candidate|student|degree|studies|program(?:me)?',
  faculties: '(?:applied )?(?:science|arts|engineering)',
  beforeFields: 'in|of',
  facultyNames:
    '(?:applied )?(?:sciences?|arts|engineering|fine arts|applied arts|commerce)(?: degree)?',
  firmLikeFields:
    '(?:information|computer|operating|control) systems|(?:human|health(?:care)?|social|financial|emergency|community|public|legal) services',
  schoolEndings: 'University|College|Institute|School|Polytechnic|Academy',
  schoolOpenings: String.raw`(?:University|College|Institute) of\b`,
  afterFields: 'at|from|cum laude',
  bareFields: 'science|arts|engineering|applied science|business|laws?',
  noFields: '(?:applied )?(?:science|arts)',
};
