/** Phones and tablets draw at their own scale. */
export {};
