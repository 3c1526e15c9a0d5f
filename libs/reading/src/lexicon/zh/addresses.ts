import type { AddressWords } from '../topics/addresses.js';

export const addresses: Partial<AddressWords> = {
  labels: '地址|住址|住所|户籍所在地',
  unspacedStreets: '路|街|道|巷|弄|胡同',
  houseNumbers: '号|號|弄',
  houseParts: '室|楼|栋|单元|号',
  signs: '[路街道号號弄室栋楼巷村]',
};
