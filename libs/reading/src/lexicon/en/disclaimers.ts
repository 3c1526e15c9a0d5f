import type { DisclaimerWords } from '../topics/disclaimers.js';

export const disclaimers: DisclaimerWords = {
  disclaiming: String.raw`(?<!works? )(?:currently |still )?in progress|never (?:(?:really|actually|yet|had|been|worked|used)\s)?(?:used|worked|tried|had|learn(?:ed|t)|written|programmed|developed|touched|coded|built|deployed|held|done|operated|driven|studied|chance)|(?:have|has|had|did|do|does|am|was|is)(?:n['’]t|\snot)\s(?:(?:yet|currently|really|actually)\s)?(?:used?|work(?:ed)?|known?|learn(?:ed|t)?|tried|try|have|had|hold|held|possess|speak|spoken|write|written|familiar|experienced|proficient|fluent|certified|licen[cs]ed|authori[sz]ed|eligible|allowed|permitted|entitled)|(?:cannot|can['’]t|can not) (?:speak|write|use|drive|program|work|operate)|(?:currently|now|presently|still|just started|started|begun|beginning) (?:learning|studying|reading (?:up on|about)|exploring|teaching myself)|(?:am|was|be(?:en)?) learning|(?:have )?read (?:up on|about)|(?:not )?interested in|interest in|curious about|(?:worked|sat|sitting|working) (?:next to|beside|alongside|close to) [^.;,\n]{1,40}?\b(?:that|who|which) us(?:ed|es?|ing)|not (?:yet )?(?:familiar|experienced|proficient|fluent|certified|licen[cs]ed|authori[sz]ed|eligible)|unfamiliar with|(?:no|without|lack(?:s|ing|ed)?)\s(?:of\s)?(?:[\p{L}-]{1,15}\s){0,2}(?:experience|knowledge|exposure|background|training)|(?:wants?|wanted|would like|['’]d like|hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|aim(?:s|ing)?|wish(?:es|ing)?|eager|keen|willing|ready|excited|motivated|looking(?: forward)?|interested|interest|yet)\s(?:to|on|in)\s(?:learn(?:ing)?|study(?:ing)?|acquir(?:e|ing)|explor(?:e|ing)|pick(?:ing)? up)(?! more)`,
  replacing: [
    [
      'replac(?:ed|ing)|retir(?:ed|ing)|phas(?:ed|ing) out|decommission(?:ed|ing)',
      'with|by|in favou?r of',
    ],
    [String.raw`(?:switch(?:ed|ing)|mov(?:ed|ing)|migrat(?:ed|ing))\s(?:away\s)?from`, 'to'],
  ],
  replacedAtEnd: [],
  but: 'but|however|though|although',
  person: 'am|have|has|know|i',
  mastering: 'strong|good|solid|experienced?|proficient|fluent|skilled|expert|familiar',
};
