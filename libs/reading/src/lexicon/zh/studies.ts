import type { StudyWords } from '../topics/studies.js';

export const studies: Partial<StudyWords> = {
  unspacedDegrees: {
    secondary: '高中',
    vocational: '中专|职业学校|技校',
    associate: '大专|专科',
    bachelor: '本科|学士',
    master: '硕士|研究生',
    doctorate: '博士',
  },
  unspacedFields:
    '科学|工程|技术|专业|管理|经济|金融|会计|法学|医学|文学|数学|物理|化学|通信|软件|电子|信息|设计|英语|市场|营销|新闻|教育|历史|物流|护理|机械|自动化|建筑',
  unspacedBeforeField: '在读|研究生|毕业',
  unspacedAfterField: '专业|在读|毕业',
};
