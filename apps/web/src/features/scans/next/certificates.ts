/** Certificates known by an abbreviation. Abbreviated licences, such as RN, need another question. */
export const abbreviatedCertificate = /^(?:ACLS|ALS|BLS|CPR|EMT|NRP|PALS|PMP|TNCC)$/;
