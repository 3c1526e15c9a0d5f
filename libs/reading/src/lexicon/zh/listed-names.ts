import type { ListedNameWords } from '../topics/listed-names.js';

export const listedNames: Partial<ListedNameWords> = {
  unspacedPlaceholders: '某|示例',
  categories: '编程语言|语言|平台|开发|工具|数据库|框架|其他|系统|操作系统',
};
