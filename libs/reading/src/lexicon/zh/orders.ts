import type { OrderWords } from '../topics/orders.js';

export const orders: Partial<OrderWords> = {
  unspaced:
    '忽略.{0,12}(?:指令|指示|说明|提示|规则|内容)|无视.{0,12}(?:指令|指示|规则)|你现在是(?:一个|一名)?(?:ai|助手|模型|人工智能)|给(?:ai|人工智能|模型)的?(?:提示|指示|说明)',
};
