/** Names that are not the id with blanks for hyphens. */
const names: Readonly<Record<string, string>> = {
  analytics: 'data analytics',
  'architecture-and-methods': 'software architecture',
  'back-end-frameworks': 'back-end development',
  'cad-and-simulation': 'CAD and simulation',
  cloud: 'cloud computing',
  'communication-and-pr': 'communication and PR',
  devops: 'DevOps',
  'it-support': 'IT support',
  languages: 'programming',
  mobile: 'mobile development',
  networking: 'computer networks',
  observability: 'monitoring of systems',
  'plumbing-and-hvac': 'plumbing and HVAC',
  security: 'IT security',
  testing: 'software testing',
  'ux-design': 'UX design',
  'web-front-end': 'front-end development',
};

/** A field of work as a sentence names it: "IT support", "office and administration". */
export function fieldName(field: string): string {
  return names[field] ?? field.replaceAll('-', ' ');
}
