import { FAULT_KINDS, faultOf, StorageRefusal } from '../../src/storage/fault';

/** As engines say it: the names of exceptions in a browser, the words of SQLite on its own and through Expo. */
it.each([
  ['full', new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
  ['full', new Error('database or disk is full')],
  ['full', new Error('Error code 13: database or disk is full')],
  ['denied', new DOMException('The operation is insecure.', 'SecurityError')],
  [
    'denied',
    new DOMException(
      'A mutation operation was attempted on a database that did not allow mutations.',
      'InvalidStateError',
    ),
  ],
  ['denied', new ReferenceError('indexedDB is not defined')],
  ['denied', new Error('unable to open database file')],
  ['denied', new Error('attempt to write a readonly database')],
  ['newer', new DOMException('The requested version (1) is less than the existing version (2).', 'VersionError')],
  ['damaged', new Error('database disk image is malformed')],
  ['damaged', new Error('file is not a database')],
  ['failed', new Error('Internal error.')],
  ['failed', 'locked'],
  ...FAULT_KINDS.map((kind) => [kind, new StorageRefusal(kind, 'as we said')] as const),
] as const)('%s is what %s means', (kind, cause) => {
  expect(faultOf(cause)).toMatchObject({ kind });
});
