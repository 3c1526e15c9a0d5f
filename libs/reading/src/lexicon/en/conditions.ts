import type { ConditionWords } from '../topics/conditions.js';

const weight = String.raw`(?<n>\d{1,3})(?:\s?(?:-|–|to)\s?(?<m>\d{1,3}))?\s?\+?\s?(?:lbs?|pounds?|kgs?|kilos?|kilograms?)\b`;
const count = String.raw`(?<n>\d|one|two|three|four|five)(?:\s?(?:-|–|to|or)\s?(?<m>\d|two|three|four|five))?`;

export const conditions: ConditionWords = {
  stems: String.raw`night|evening|weekend|saturday|sunday|shift|on[- ]call|call[- ]out|standby|overtime|hours|flexib|lift|carry|heavy|weigh|stand|feet|vision|eyesight|acuity|height|ladder|age\b|older|years old|(?:or|and) (?:over|above)|over 2\d|driving|points|moving|traffic|MVR|vehicle|\bcar\b|transport|travel|office|on[- ]?site|check|screen|investigation|DBS|drug|alcohol`,
  demanding: String.raw`must|requir(?:e|es|ed|ement)|needs?|needed|have to|willing(?:ness)?|able|ability|capab(?:le|ility)|availab(?:le|ility)|prepared|expect(?:ed|s)?|open to|comfortable|flexib(?:le|ility)|you(?: wi|['’])ll|you will|may be|mandatory|essential|necessary|subject to|happy to|ready to|can work`,
  knowing: String.raw`experience|experienced|knowledge|plan(?:ning)?|organi[sz](?:e|es|ing)|schedul(?:e|es|ing) (?:the|our|staff|employees|nurses)|manag(?:e|es|ing)|coordinat(?:e|es|ing)|supervis(?:e|es|ing)|arrang(?:e|es|ing)|paid|bonus|premium|allowance`,
  deniedBefore: String.raw`no|not|never|without|non|don['’]t|free|off`,
  deniedAfter: String.raw`(?:is |are )?(?:not|never) (?:required|needed|necessary|expected)|not required|off\b|free\b|none\b|no\b`,
  willing: String.raw`willing(?:ness)?|availab(?:le|ility)|able|open to|flexible|prepared to|ready to|happy to|can (?:work|lift|travel)|comfortable`,
  passed: 'passed|cleared|valid|current|up to date',
  labels: String.raw`travel|schedule|work(?:ing)? (?:schedule|hours)|hours|shifts?|physical (?:demands|requirements)|minimum age|(?:pre-?employment )?(?:checks|screening)`,
  offering: String.raw`we offer|we provide|you(?:['’]ll| will)? (?:get|receive|enjoy)`,
  pounds: 'lbs?|pounds?',
  fewer: 'fewer|less',
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5 },
  rules: [
    {
      topic: 'nights',
      pattern:
        /\b(?:nights|night[- ]?(?:shifts?|work|hours|time|duty|duties)|overnight (?:shifts?|work|hours|stays?))\b/iu,
    },
    { topic: 'evenings', pattern: /\bevenings?\b(?! (?:class|school|course))/iu },
    { topic: 'weekends', pattern: /\b(?:weekends?|saturdays?|sundays?)\b/iu },
    {
      topic: 'shifts',
      pattern:
        /\b(?:(?:rotating|rotational|split|variable|swing|day|early|late|different|various|all|any|\d{1,2}[- ]hour) shifts|shift[- ]?work|shift (?:patterns?|rotations?|system|basis)|work (?:in )?shifts)\b/iu,
    },
    {
      topic: 'on-call',
      pattern: /\b(?:on[- ]call|call[- ]outs?|standby (?:duty|duties|rota|shifts?))\b/iu,
    },
    {
      topic: 'overtime',
      pattern:
        /\b(?:overtime|(?:outside|beyond) (?:of )?(?:\p{L}{1,16} )?(?:office|business|normal|regular|working) hours|(?:extended|long|extra) hours)\b/iu,
    },
    {
      topic: 'flexible-hours',
      pattern:
        /\b(?:flexible (?:with (?:your |their )?)?(?:work(?:ing)? )?(?:hours|schedules?|times)|flexibility (?:in|with|of|to work) (?:\p{L}{1,16} )?(?:hours|schedules?|shifts?|times)|(?:hours|schedule) flexibility|irregular hours)\b/iu,
    },
    {
      topic: 'lifting',
      firm: true,
      pattern: new RegExp(
        String.raw`\b(?:lift(?:ing)?|carry(?:ing)?|push(?:ing)?|pull(?:ing)?|mov(?:e|ing))\b[^.;\n]{0,60}?\b${weight}`,
        'iu',
      ),
    },
    {
      topic: 'lifting',
      firm: true,
      pattern: new RegExp(
        String.raw`\b(?:parcels?|boxes|goods|loads?|items|equipment|bags|packages|stock)\b[^.;\n]{0,20}\bweigh(?:s|ing)?\b[^.;\n]{0,20}?\b${weight}`,
        'iu',
      ),
    },
    {
      topic: 'lifting',
      pattern:
        /\b(?:heavy lifting|(?:lift|carry|move)(?:ing)? (?:and \p{L}{1,16} )?heavy|lift(?:ing)? (?:and carry(?:ing)?|patients|boxes|loads))\b/iu,
    },
    {
      topic: 'standing',
      pattern:
        /\b(?:(?:stand(?:ing)?|walk(?:ing)?|on (?:your|their|your own) feet)\b[^.;\n]{0,40}\b(?:hours|periods?|shifts?|all day|most of)|(?:long|extended|prolonged) (?:periods? of )?standing)\b/iu,
    },
    {
      topic: 'vision',
      pattern:
        /\b(?:(?:close|colou?r|distance|peripheral|normal|good|corrected) (?:and \p{L}{1,16} )?(?:vision|eyesight)|visual acuity|depth perception|20\/\d0 vision)\b/iu,
    },
    {
      topic: 'heights',
      pattern:
        /\b(?:work(?:ing)? (?:at|from) (?:\p{L}{1,16} )?heights?|climb(?:ing)? ladders?|work(?:ing)? on ladders?)\b/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      pattern:
        /\b(?:(?:at least|minimum(?: age)?(?: of| is)?|over|above|be|aged?|age of)\s(?:the age of\s)?)?(?<n>1[4-9]|2\d)\s?(?:\+|years? of age|(?:\+ )?years? old|(?:years? )?(?:of age )?(?:or|and) (?:older|over|above))/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      pattern:
        /\b(?:minimum age\W{0,3}(?:of |is )?|(?:must|need to|have to|has to) be (?:over|above|at least) (?:the age of )?)(?<n>1[4-9]|2\d)\b(?!\s?%|\s(?:hours|minutes|miles|km|years? (?:of|in)\s(?!age)))/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      pattern:
        /\b(?:fewer than|less than|no more than|maximum(?: of)?|max\.?|up to) (?<n>\d{1,2}) (?:penalty )?points\b/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      amount: 0,
      pattern:
        /\b(?:(?:clean|clear|spotless) (?:\p{L}{1,16}['’]?s? ){0,2}(?:record|licen[cs]e|MVR|history)(?! of)|no (?:penalty )?points)\b/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      amount: 0,
      pattern:
        /\bno (?:(?:major|minor|serious|recent) )?(?:moving|traffic|driving) (?:violations?|offen[cs]es?|convictions?|infractions?)\b/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      pattern:
        /\b(?:driving (?:record|history)|MVR|motor vehicle (?:record|report)|(?:no more than|not more than|fewer than|less than|maximum(?: of)?|at most|up to) (?:\p{L}{1,6}|\d{1,2})(?: \(\d{1,2}\))? (?:(?:major|minor|serious) )?(?:moving|traffic|driving) (?:violations?|offen[cs]es?|convictions?|infractions?))\b/iu,
    },
    {
      topic: 'own-vehicle',
      pattern:
        /\b(?:own|personal|reliable|insured|access to an?|have an?|with an?) (?:reliable |insured |personal |own )?(?:cars?|vehicles?|transport(?:ation)?|van)\b/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\btravel(?:l?ing)?\b[^.;\n]{0,40}?\b(?<n>\d{1,3})(?:\s?%?\s?(?:-|–|to)\s?(?<m>\d{1,3}))?\s?(?:%|percent)/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?<n>\d{1,3})(?:\s?%?\s?(?:-|–|to)\s?(?<m>\d{1,3}))?\s?(?:%|percent)[^.;\n]{0,20}\btravel/iu,
    },
    {
      topic: 'travel',
      pattern:
        /\b(?:to travel|travel (?:is |may be |will be )?(?:required|expected|necessary|up to|as (?:needed|required|necessary)|occasionally|regularly|frequently|extensively|within|between|throughout|domestic|inter|nation|overnight|to\b)|(?:frequent|occasional|regular|extensive|domestic|international|overnight|some) (?:\p{L}{1,16} )?travel|travelling (?:to|between|within))/iu,
    },
    {
      topic: 'office-days',
      firm: true,
      pattern: new RegExp(
        String.raw`\b${count}\sdays?\s(?:(?:a|per|each|every)\sweek\s)?(?:(?:in|at|from)\s(?:the|our|an?)\s(?:\p{L}{1,16}\s)?office|on[- ]?site|in[- ]office)\b`,
        'iu',
      ),
    },
    {
      topic: 'office-days',
      firm: true,
      pattern: new RegExp(
        String.raw`\b(?:(?:in|at|from)\s(?:the|our)\s(?:\p{L}{1,16}\s)?office|on[- ]?site|in[- ]office)\s(?:for\s|at least\s|a minimum of\s){0,2}${count}\sdays?\b`,
        'iu',
      ),
    },
    {
      topic: 'background-check',
      firm: true,
      pattern:
        /\b(?:(?:background|criminal(?: (?:record|background|history))?|credit|DBS|police|vetting|fingerprint(?:ing)?) (?:\p{L}{1,16} )?(?:checks?|screenings?|investigations?|disclosure)|(?:enhanced )?DBS)\b/iu,
    },
    {
      topic: 'drug-test',
      firm: true,
      pattern:
        /\b(?:drug|substance|alcohol)(?: (?:and|&|or) (?:alcohol|background|drug))?(?: abuse)?[- ](?:tests?|testing|screens?|screenings?)\b/iu,
    },
  ],
};
