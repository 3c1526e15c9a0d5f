/** Texts of the empty list of matches. */
export const texts = {
  emptyTitle: 'No Job Score Yet',
  empty: "You haven't scanned any jobs yet. Get started by scanning your first job.",
  scanNow: 'Scan Job Now',
  learnMore: 'Learn More',
};
