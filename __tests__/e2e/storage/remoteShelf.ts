import type { Page } from 'playwright-core';
import type { GameShelf } from '../../../src/storage';

const METHODS = [
  'list',
  'unreadable',
  'create',
  'append',
  'keep',
  'keepSnapshot',
  'setAside',
  'change',
  'open',
  'remove',
  'restore',
  'forget',
  'removed',
  'exportGame',
] as const;

type Remote = Pick<GameShelf, (typeof METHODS)[number]>;

/** The shelf of a tab, for a test outside of it. */
export const remoteShelf = (page: Page): Remote =>
  Object.fromEntries(
    METHODS.map((method) => [
      method,
      (...args: readonly unknown[]) =>
        page.evaluate(([called, passed]) => Reflect.apply(window.storage.shelf[called], null, [...passed]), [
          method,
          args,
        ] as const),
    ]),
  ) as Remote;
