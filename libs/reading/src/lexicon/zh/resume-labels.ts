import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: Partial<ResumeLabelWords> = {
  employers: '公司',
  titles: '职位|岗位',
};
