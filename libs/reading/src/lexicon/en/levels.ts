import type { LevelWords } from '../topics/levels.js';

export const levels: LevelWords = {
  levels:
    'beginner|novice|basics?|elementary|upper|intermediate|advanced|expert(?:ise)?|proficien(?:t|cy)|experienced|experience|exp|fluent|native|familiar(?:ity)?|knowledge(?:able)?|working|good|very|excellent|strong|fair|competent|skilled|master(?:y|ed)?|professional|moderate|medium|high|low|limited|level|daily|some|solid|learning|comfortable|conversational|bilingual|mother|tongue|spoken|written|business|certified|years?|yrs?|yoe|months?|stars?|of|in|with|the|and|use|used|using',
};
