/** The version of the app, as package.json has it: the stores, the native projects and reports of crashes say the same. */
export const VERSION = '0.1.0';
