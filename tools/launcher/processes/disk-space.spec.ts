import { diskNotice, findFullDisk, isDiskFull } from './disk-space.ts';

const log = `${__dirname}/a.log`;

describe('findFullDisk', () => {
  it('says how much room is left and needed', () => {
    expect(findFullDisk(log, 0)).toBeNull();
    expect(findFullDisk(log, 1e18)).toMatch(
      /^the disk with .* is full: \d+ MB are free, 1000000000000 MB are needed$/,
    );
    expect(findFullDisk('/nowhere/at/all.log', 1e18)).toBeNull();
  });

  it('knows the errors of a full disk and of a full quota', () => {
    expect(isDiskFull(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe(true);
    expect(isDiskFull(Object.assign(new Error('x'), { code: 'EACCES' }))).toBe(false);
  });
});

describe('diskNotice', () => {
  it('speaks when the disk becomes full, and when it has room again', () => {
    const said: string[] = [];
    const tell = diskNotice((line) => said.push(line));
    for (const full of [null, 'it is full', 'it is full', null, null]) tell(full);
    expect(said).toEqual(['Nothing can be saved: it is full.', 'There is room on the disk again.']);
  });
});
