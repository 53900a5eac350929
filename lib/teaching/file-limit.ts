/** Characters that a file of teachings may have: far more than anybody's. */
export const FILE_LIMIT = 1_000_000;
