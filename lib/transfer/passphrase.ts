/** Characters: what a person can remember, and a file that is found cannot be guessed by. */
export const PASSPHRASE_LENGTH = 12;
