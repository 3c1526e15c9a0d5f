import type { TextWords } from '../topics/texts.js';

export const texts: TextWords = {
  common: [],
  continuing: '',
  abbreviations: String.raw`t|t\. ?ex|bl|bl\. ?a|d|d\. ?v|ca|resp|inkl|tel|nr`,
};
