import type { SkillListLabelWords } from '../topics/skill-list-labels.js';

export const skillListLabels: Partial<SkillListLabelWords> = {
  labels: '技术栈?|技能|使用技术|工具|编程语言|平台|环境|开发环境',
  courses: '主修课程|相关课程|课程',
  courseHeadings: '主修课程',
};
