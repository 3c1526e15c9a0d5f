import type { PartialLexicon } from '../lexicon.js';

export const titles: PartialLexicon['titles'] = {
  unspacedHeads:
    '工程师|经理|主管|总监|总裁|实习生?|助理|助教|顾问|设计师|分析师|架构师|开发者?|专员|专家|教师|老师|讲师|教授|医生|医师|护士|会计|出纳|销售|运营|研究员|程序员|组长|负责人|店长|司机|厨师|服务员|编辑|记者|翻译|律师|志愿者|创始人|干事|技术员|操作工|客服',
  organisationEndings: '公司|集团|大学|学院|医院|银行|研究所|科技',
};
