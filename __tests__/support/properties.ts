import { configureGlobal } from 'fast-check';

export * from 'fast-check';

/** A run says tomorrow what it said today; `npm run test:properties` looks where no seed has looked before. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
