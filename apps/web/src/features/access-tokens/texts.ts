import { type TokenScope } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';

/** Name and explanation of a right that a token can have. */
interface ScopeText {
  readonly label: string;
  readonly hint: string;
}

const scopes: Readonly<Record<TokenScope, ScopeText>> = {
  'scans:read': {
    label: 'Read scans',
    hint: 'Scores, matches, saved jobs and insights, including the text of postings and of your resume',
  },
  'scans:write': {
    label: 'Scan and save',
    hint: 'Scan postings, save jobs, change stages and notes',
  },
  'evidence:write': {
    label: 'Read closely',
    hint: 'Compare a posting with the lines of your resume and submit evidence, which Rolefit checks',
  },
  'resume:read': {
    label: 'Read your resume',
    hint: 'The text of your resume, and the skills, roles and education that Rolefit found in it',
  },
};

/** Texts of the access tokens. */
export const texts = {
  title: 'Access tokens',
  intro:
    'For your own AI assistant or program; without one you need no token. A token can only do what you allow. It can never delete anything, or access your account, your devices or your answers.',
  loading: 'Loading your access tokens',
  what: 'your access tokens',
  none: 'You have no access tokens.',
  scopes,
  create: 'Create token',
  showAll: (count: number) =>
    pluralOf(count, { one: 'Show the 1 token', other: 'Show all # tokens' }),
  showFewer: 'Show fewer',
  created: (when: string) => `Created ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: 'Never used',
  expires: (when: string) => `Expires ${when}`,
  noExpiry: 'Doesn’t expire',
  expired: 'Expired',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revoking: 'Revoking...',
  revoked: 'The access token is revoked',
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText:
    'The agent or program that uses it will lose access immediately. This can’t be undone.',
  form: {
    title: 'Create an access token',
    text: 'Choose what it may do. You can revoke it at any time.',
    name: 'Name',
    namePlaceholder: 'My agent',
    rights: 'What it may do',
    expiry: 'Expires',
    days: (days: number) =>
      pluralOf(days, { one: 'In 1 day', other: `In ${formatNumber(days)} days` }),
    never: 'Never',
    submit: 'Create token',
    submitting: 'Creating...',
    failed: 'The token wasn’t created.',
  },
  shown: {
    title: 'Your new access token',
    text: 'Copy it now and don’t share it with anyone. Rolefit doesn’t store it and can’t show it again.',
    token: 'Access token',
    done: 'Done',
  },
  copyToken: 'Copy the token',
  copyConfiguration: 'Copy the configuration',
  copyAddress: 'Copy the address',
  connect: {
    title: 'Connect an agent',
    text: 'An AI assistant (agent) that supports the Model Context Protocol (MCP) connects to this address with a token:',
    address: 'Address for agents',
    snippet: 'Many agents, such as Claude Code and Cursor, accept this configuration:',
    configuration: 'Configuration',
    then: 'Then ask it, for example: “Scan this posting with Rolefit”, or “Read my latest match closely and submit the evidence”. Scripts use the same tokens with the public API.',
    placeholder: 'YOUR_TOKEN',
  },
};
