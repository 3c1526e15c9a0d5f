/**
 * Strength of evidence from which a skill of a resume counts as proven: a role, a project, a certificate or a degree shows it. Below, it is only mentioned.
 */
export const provenSkillScore = 40;
