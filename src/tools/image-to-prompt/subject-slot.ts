/** Stands in a measured prompt for what no measure can tell. */
export const SUBJECT_SLOT = "[describe the subject]";
