import { findDateRanges, findSingleDates } from './dates.js';

describe('spans of time', () => {
  it.each([
    ['Jan 2020 – Present', '2020-01', null],
    ['01/2020–03/2022', '2020-01', '2022-03'],
    ['2019 - heute', '2019-01', null],
    ['ab 2019', '2019-01', null],
    ['von 2018 bis 2020', '2018-01', '2020-12'],
    ['15.03.2019 bis 20.05.2020', '2019-03', '2020-05'],
    ['depuis mars 2020', '2020-03', null],
    ['mars 2020 à ce jour', '2020-03', null],
    ['de mars 2018 à juin 2020', '2018-03', '2020-06'],
    ['ene 2018 – actualidad', '2018-01', null],
    ['enero de 2018 a marzo de 2020', '2018-01', '2020-03'],
    ['desde enero de 2018 hasta la fecha', '2018-01', null],
    ['2018.05–2020.03', '2018-05', '2020-03'],
    ['2015年5月 - 至今', '2015-05', null],
    ['2012 年 9 月 – 2014 年 7 月', '2012-09', '2014-07'],
    ['Summer 2019 - Fall 2020', '2019-06', '2020-11'],
    ['May-August 2019', '2019-05', '2019-08'],
    ['2012 – 14', '2012-01', '2014-12'],
    ['3 March 2019 to May 1, 2020', '2019-03', '2020-05'],
    ['1st March 2019 - 3rd of May 2020', '2019-03', '2020-05'],
    ['March 1st, 2019 – May 3rd, 2020', '2019-03', '2020-05'],
    ['From 2nd of January 2018 to date', '2018-01', null],
    ['January 17th 2007- Present', '2007-01', null],
    ['March 1 2019 – May 3 2020', '2019-03', '2020-05'],
    ['12/01/2008 to 05/31/2010', '2008-12', '2010-05'],
    ['02/15/2012 - 11/02/2014', '2012-02', '2014-11'],
    ['Q1 2019 – Q3 2020', '2019-01', '2020-09'],
  ])('reads %j', (line, from, to) => {
    expect(findDateRanges(line)).toMatchObject([{ from, to, isCurrent: to === null }]);
  });

  it.each([
    ['July 2019', '2019-07', '2019-07'],
    ['22nd of July 2019', '2019-07', '2019-07'],
    ['Spring 2019', '2019-03', '2019-05'],
    ['2016 / 09', '2016-09', '2016-09'],
    ['2019', '2019-01', '2019-12'],
  ])('reads the single date %j', (line, from, to) => {
    expect(findDateRanges(line)).toEqual([]);
    expect(findSingleDates(line)).toMatchObject([{ from, to }]);
  });

  it.each(['$2019 raised', '1990s', '2000 users', 'room 2-14', '+49 2019 2020'])(
    'reads no span in %j',
    (line) => {
      expect(findDateRanges(line)).toEqual([]);
      expect(findSingleDates(line).filter(({ start }) => start === 0)).toEqual([]);
    },
  );
});
