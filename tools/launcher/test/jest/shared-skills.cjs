/**
 * The library of skills, loaded once per Jest process instead of once per test file: it is pure, and parsing its lexicons takes most of a second,
 * which some two hundred test files need. Environments offer this function to `skills.cjs`.
 */
exports.sharedSkills = function sharedSkills() {
  // Lets Node run the sources, as in the threads that read texts.
  require('../../../../libs/text-pool/src/typescript-loader.ts');
  return require('../../../../libs/skills/src/index.ts');
};
