/** The place in a measured prompt of what no measure can tell. */
export const SUBJECT_SLOT = "[describe the subject]";
