import type { PersonalDataWords } from '../topics/personal-data.js';

export const personalData: Partial<PersonalDataWords> = {
  unspacedBornOn: '出生(?:日期|年月日?|时间)?|生日|生年月日',
  unspacedBorn: '出生|生(?!产|活|态|物|成)',
  unspacedDates: String.raw`(?:19|20)\d\d\s?[年./-]\s?\d{1,2}(?:\s?[月./-]\s?\d{1,2}\s?日?|\s?月)?`,
  unspacedWholeDates: String.raw`(?:19|20)\d\d\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日`,
  messengers: '微信|薇信|领英|钉钉',
  accounts: '号码?|號',
  unspacedRelatives: '父亲|母亲|配偶|紧急联系人|证明人|推荐人',
  surnames:
    '欧阳|司马|上官|诸葛|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董潘袁蔡蒋余于杜叶魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖韦贾夏付邹熊孟秦邱侯尹薛闫段雷黎史陶贺郝顾龚邵覃武钱戴严莫孔汤]',
  ids: '身份证|护照|银行卡',
  numbers: '号码|号',
  nameLabels: '姓名',
  documentBeginnings: '个人简历|个人信息|求职简历|简历',
};
