import { postings } from '@rolefit/testing';
import { type BoardPosting } from './job-board.js';

const accountantText = `Ledger & Sons keeps the books of sixty small companies. We are looking for an accountant for our office at the river.

What you will do
- Prepare monthly and annual accounts
- Reconcile bank statements and invoices in Excel
- Talk with clients about taxes

Requirements
- Three years of experience as an accountant
- Good command of Excel and of bookkeeping
- Good English

We offer thirty days of holiday.`;

export const accountantPosting: BoardPosting = {
  title: 'Accountant',
  company: 'Ledger & Sons',
  text: accountantText,
};

export const frontendPosting: BoardPosting = {
  title: 'Senior Front-end Developer',
  company: 'Harbourlight Software',
  text: postings.frontend,
};

export const nursePosting: BoardPosting = {
  title: 'Registered Nurse',
  company: 'Saint Elwin Medical Center',
  text: postings.nurse,
};
