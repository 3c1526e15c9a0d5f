/** Certificates that are known by their letters. Licences, such as RN, are not among them. */
export const certificate = /^(?:ACLS|ALS|BLS|CPR|EMT|NRP|PALS|PMP|TNCC)$/;
