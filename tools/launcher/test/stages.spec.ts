import { groupStages, stageNames } from './stages.ts';

describe('the stages of a run', () => {
  it('run one after the other, except for lint, types and SQL', () => {
    expect(groupStages(stageNames)).toEqual([['lint', 'types', 'sql'], ['unit'], ['int'], ['e2e']]);
  });

  it('stay in the order in which they are named', () => {
    expect(groupStages(['types', 'unit', 'lint', 'sql'])).toEqual([
      ['types'],
      ['unit'],
      ['lint', 'sql'],
    ]);
  });
});
