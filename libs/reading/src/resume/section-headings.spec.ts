import fc from 'fast-check';
import { headingWords, isChineseHeading } from './section-headings.js';

// An equivalent pattern with exponential backtracking, since two of its words occur twice.
const exponential =
  /^(?:IT|个人|专业|相关|主要|职业|工作|实习|任职|职业|实践|志愿|项目|开源|作品|教育|学历|学习|主修课程|证书|资格|培训|语言|外语|技能|技术|能力|特长|专长|简介|自我|评价|总结|求职|意向|关于我|获奖|奖项|荣誉|其他|其它|兴趣|爱好|联系|信息|论文|发表|社团|校园|经历|经验|背景|情况|证书|方式|栈|清单|与|和|及|[\s/、&])+$/u;
const words = exponential.source.slice(4, -16).split('|');
const piece = fc.oneof(
  fc.constantFrom(...words, ' ', '/', '、', '&'),
  fc.constantFrom(...words.join('')),
);

describe('headings in Chinese', () => {
  it('are what the simple pattern says', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(isChineseHeading(pieces.join(''))).toBe(exponential.test(pieces.join('')));
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ['职业经历', 'experience'],
    ['专业技能', 'skills'],
    ['教育背景', 'education'],
    ['IT 技能', 'skills'],
    ['资格证书', 'certificates'],
  ])('%s opens %s', (heading, section) => {
    expect(headingWords(heading)).toEqual({ section, isStrong: true });
  });

  // 59 characters blocked a worker for twenty seconds.
  it('are told at once from a long line of their words', () => {
    for (const word of [...words, '职业证书'])
      expect(isChineseHeading(`${word.repeat(5_000)}好`)).toBe(false);
  });
});
