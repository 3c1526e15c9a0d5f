// `@rolefit/skills` for all tests but its own, see shared-skills.cjs.
module.exports = globalThis.sharedSkills();
