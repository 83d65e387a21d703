/** Only a browser leaves it to the app to scale its letters. */
export const browserScale = (): number => 1;
