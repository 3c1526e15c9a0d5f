import { wordList } from '../lexicon.js';
import type { ResumeHeadingWords } from '../topics/resume-headings.js';

export const resumeHeadings: Partial<ResumeHeadingWords> = {
  unspaced: {
    experience: wordList('工作 实习 任职 职业 实践 志愿'),
    projects: wordList('项目 开源 作品'),
    education: wordList('教育 学历 学习 主修课程'),
    certificates: wordList('证书 资格 培训'),
    languages: wordList('语言 外语'),
    skills: wordList('技能 技术 能力 特长 专长'),
    summary: wordList('简介 自我 评价 总结 求职 意向 关于我'),
    other: wordList('获奖 奖项 荣誉 其他 其它 兴趣 爱好 联系 信息 论文 发表 社团 校园'),
  },
  unspacedModifiers: wordList('个人 专业 相关 主要 经历 经验 背景 情况 方式 栈 清单 与 和 及'),
};
