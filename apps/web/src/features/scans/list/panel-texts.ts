/** Texts of the panel of filters. */
export const texts = {
  filters: 'Filters',
  status: 'Status',
  readyToApply: 'Applicable',
  any: 'Any',
  savedLabel: 'Saved',
  score: 'Match score',
  scoreMin: 'Lowest match score',
  scoreMax: 'Highest match score',
  scoreDash: 'to',
  scoreWrong: 'From 0 to 100, the lower number first',
};
