/** The list of the parts' states on the first page. */
export const STATUS_ANCHOR = "system-status";
