import { forgetContexts, type CanvasKitApi } from '../../src/ui/app/boot/forgetContexts';

interface Screen {
  isConnected: boolean;
  isLost: boolean;
}

type Given = Parameters<CanvasKitApi['GetWebGLContext']>[0];

/** As much of a canvas as is asked for. */
const canvasOf = (screen: Screen): Given =>
  ({
    get isConnected() {
      return screen.isConnected;
    },
    getContext: () => ({ isContextLost: () => screen.isLost }),
  }) as unknown as Given;

/** Remembers what it has opened, as the engine does. */
function engine() {
  const open = new Set<number>();
  const deleted: number[] = [];
  let count = 0;
  const kit = {
    GetWebGLContext() {
      open.add(++count);
      return count;
    },
    MakeWebGLContext: (handle: number) => ({ delete: () => deleted.push(handle) }),
    deleteContext: (handle: number) => void open.delete(handle),
  } as unknown as CanvasKitApi;
  forgetContexts(kit);
  const draw = (canvas: Given) => kit.MakeWebGLContext(kit.GetWebGLContext(canvas));
  const show = (screen: Screen): void => void draw(canvasOf(screen));
  return { open, deleted, draw, show };
}

it('of many canvases, one after the other, the engine remembers the last alone', () => {
  const { open, deleted, show } = engine();
  for (let room = 0; room < 20; room++) {
    const screen: Screen = { isConnected: true, isLost: false };
    show(screen);
    screen.isConnected = false;
    screen.isLost = true;
  }
  expect([...open]).toEqual([20]);
  expect(deleted).toHaveLength(19);
});

it('what is on the screen stays, lost or not, and so does what can still be drawn on', () => {
  const { open, show } = engine();
  show({ isConnected: true, isLost: true });
  show({ isConnected: true, isLost: false });
  show({ isConnected: false, isLost: false });
  show({ isConnected: true, isLost: false });
  expect(open.size).toBe(4);
});

it('a canvas of another size keeps its context, until that is lost', () => {
  const { open, draw } = engine();
  const screen: Screen = { isConnected: true, isLost: false };
  const canvas = canvasOf(screen);
  const first = draw(canvas);
  expect(draw(canvas)).toBe(first);
  expect(draw(canvasOf({ isConnected: true, isLost: false }))).not.toBe(first);
  expect([...open]).toEqual([1, 2]);
  screen.isLost = true;
  expect(draw(canvas)).not.toBe(first);
  expect(open.size).toBe(3);
});
