const { TestEnvironment } = require('jest-environment-node');
const { sharedSkills } = require('./shared-skills.cjs');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.sharedSkills = sharedSkills;
  }
};
