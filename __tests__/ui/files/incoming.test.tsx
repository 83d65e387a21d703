import { Linking } from 'react-native';
import type { Incoming } from '../../../src/ui/files';
import { listenForFiles } from '../../../src/ui/files/incoming';

const { listenForFiles: listenInBrowsers } = jest.requireActual<typeof import('../../../src/ui/files/incoming.web')>(
  '../../../src/ui/files/incoming.web',
);

/** What lies on the phone, which is not here. */
const mockFiles = new Map<string, string>();
const mockDeleted: string[] = [];
let mockShared: { value: string }[] = [];
jest.mock('expo-file-system', () => ({
  File: class {
    readonly uri: string;
    constructor(mockUri: string) {
      this.uri = mockUri;
    }
    get size() {
      return mockFiles.get(this.uri)?.length ?? null;
    }
    textSync() {
      const text = mockFiles.get(this.uri);
      if (text === undefined) throw new Error('no such file');
      return text;
    }
    delete() {
      mockDeleted.push(this.uri);
    }
  },
}));
jest.mock('expo-sharing', () => ({
  getSharedPayloads: () => mockShared,
  clearSharedPayloads: () => {
    mockShared = [];
  },
}));

const settled = () => new Promise(setImmediate);

async function phone(startedWith: string | null) {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(startedWith);
  let open = (_event: { url: string }): void => undefined;
  jest.spyOn(Linking, 'addEventListener').mockImplementation((_, hear) => {
    open = hear;
    return { remove: () => (open = () => undefined) } as unknown as ReturnType<typeof Linking.addEventListener>;
  });
  const taken: Incoming[] = [];
  const stop = listenForFiles((incoming) => taken.push(incoming));
  await settled();
  return { taken, stop, open: (url: string) => open({ url }) };
}

const read = (name: string, text: string) => ({ ok: true, value: { name, text } });

describe('on a phone', () => {
  beforeEach(() => {
    mockFiles.clear();
    mockDeleted.length = 0;
  });

  it('the file that the app was started with is read, and those that come later', async () => {
    mockFiles.set('content://files/A%20game.pichenette.json', 'one').set('content://mail/7', 'two');
    const { taken, open } = await phone('content://files/A%20game.pichenette.json');
    open('content://mail/7');
    expect(taken).toEqual([read('A game.pichenette.json', 'one'), read('pichenette.json', 'two')]);
    expect(mockDeleted).toEqual([]);
  });

  it('the copy that iOS makes is cleared away', async () => {
    const copy = 'file:///app/Documents/Inbox/a.adventure.json';
    mockFiles.set(copy, 'a story');
    const { taken } = await phone(copy);
    expect(taken).toEqual([read('a.adventure.json', 'a story')]);
    expect(mockDeleted).toEqual([copy]);
  });

  it('what is shared is asked for once; a link that only says so brings nothing', async () => {
    mockFiles.set('content://chat/b.json', 'shared');
    mockShared = [{ value: 'some words' }, { value: 'content://chat/b.json' }];
    const { taken, open } = await phone('pichenette://expo-sharing');
    open('pichenette:///expo-sharing');
    expect(taken).toEqual([read('b.json', 'shared')]);
  });

  it('a link is no file, and a file that cannot be read says so', async () => {
    const { taken, open } = await phone('pichenette://replay/one');
    open('content://gone/c.json');
    expect(taken).toEqual([{ ok: false, error: 'unreadable' }]);
  });

  it('nobody hears of anything any more who has stopped', async () => {
    mockFiles.set('content://x/d.json', '');
    const { taken, stop, open } = await phone(null);
    stop();
    open('content://x/d.json');
    expect(taken).toEqual([]);
  });
});

describe('in a browser', () => {
  const handle = (file: File) => ({ getFile: async () => file });
  function page() {
    let consume = (_launch: object): void => undefined;
    const launchQueue = { setConsumer: (next: typeof consume) => (consume = next) };
    return { page: { launchQueue }, launch: (launch: object) => consume(launch) };
  }

  it('takes the file that the installed page was opened with', async () => {
    const { page: opened, launch } = page();
    const taken: Incoming[] = [];
    listenInBrowsers((incoming) => taken.push(incoming), opened);
    launch({ files: [handle(new File(['a record'], 'one.pichenette.json'))] });
    launch({});
    await settled();
    expect(taken).toEqual([read('one.pichenette.json', 'a record')]);
  });

  it('needs no such browser', () => {
    expect(() => listenInBrowsers(() => undefined, {})()).not.toThrow();
  });
});
