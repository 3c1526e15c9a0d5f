import { isNamedIn } from './named-in.js';

describe('isNamedIn', () => {
  it.each([
    ['Kubernetes', 'We run k8s'],
    ['Python programming', 'a seasoned Python programmer'],
    ['Go', 'services written in Go.'],
    ['Databases', 'a relational database'],
    ['Leather stitching', 'Leather-stitching by hand'],
  ])('finds %s in %j', (name, quote) => {
    expect(isNamedIn(name, quote)).toBe(true);
  });

  it.each([
    ['Java', 'JavaScript all day'],
    ['Go', 'we go to market'],
    ['R', 'our R&D team'],
    ['Excel', 'you excel at work'],
    ['Docker', 'containers everywhere, and Kuberentes'],
    ['Machine learning', 'machine operators wanted'],
  ])('takes %s for an invention in %j', (name, quote) => {
    expect(isNamedIn(name, quote)).toBe(false);
  });
});
