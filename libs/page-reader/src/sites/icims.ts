import { type Site } from './site.js';

/** A posting is in a same-origin frame, which capturing includes. */
export const icims: Site = {
  name: 'icims',
  hosts: ['icims.com'],
  isFramed: true,
  mark: '.iCIMS_MainWrapper, .iCIMS_JobContent',
  title: ['.iCIMS_JobHeader h1', 'h1.iCIMS_Header', '.iCIMS_Header', '.iCIMS_JobContent h1'],
  location: ['.iCIMS_JobHeaderGroup .header.left span:not(.sr-only)', '.iCIMS_JobHeaderData'],
  description: [
    '.iCIMS_JobContent .iCIMS_InfoMsg_Job, .iCIMS_JobContent .iCIMS_InfoField_Job',
    '.iCIMS_InfoMsg_Job',
    '.iCIMS_JobContent',
  ],
  cards: '.iCIMS_JobsTable, .iCIMS_ListingsPage, .iCIMS_JobCardItem',
};
