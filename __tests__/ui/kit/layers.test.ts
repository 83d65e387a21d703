import { createLayers, type Layer } from '../../../src/ui/kit/overlay/layers';
import type { FocusPlace } from '../../../src/ui/kit/overlay/focus';

const layer = (id: string, rest: Partial<Layer> = {}): Layer => ({
  id,
  kind: 'sheet',
  label: id,
  onClose: null,
  content: null,
  ...rest,
});
const place = (): FocusPlace => ({ canTake: () => true, take: () => undefined });

describe('layers', () => {
  const ids = (layers: ReturnType<typeof createLayers>) => layers.getState().laid.map((one) => one.layer.id);

  it('lie as they were opened, a curtain above all sheets', () => {
    const layers = createLayers();
    layers.lay(layer('menu'), null);
    layers.lay(layer('curtain', { kind: 'curtain' }), null);
    layers.lay(layer('rule'), null);
    expect(ids(layers)).toEqual(['menu', 'rule', 'curtain']);
    layers.lay(layer('menu', { label: 'changed' }), null);
    expect(ids(layers)).toEqual(['menu', 'rule', 'curtain']);
    expect(layers.getState().laid[0]?.layer.label).toBe('changed');
  });

  it('ask the topmost alone to go, which need not', () => {
    const layers = createLayers();
    const asked: string[] = [];
    layers.lay(layer('menu', { onClose: () => asked.push('menu') }), null);
    layers.lay(layer('rule', { onClose: () => asked.push('rule') }), null);
    layers.back();
    expect(asked).toEqual(['rule']);
    layers.lay(layer('curtain', { kind: 'curtain' }), null);
    layers.back();
    expect(asked).toEqual(['rule']);
  });

  it('give the focus back to where it came from', () => {
    const layers = createLayers();
    const [button, row] = [place(), place()];
    layers.lay(layer('menu'), button);
    layers.lay(layer('rule'), row);
    layers.lift('rule');
    expect(layers.getState().returns).toEqual([row]);
    layers.lift('menu');
    expect(layers.getState().returns).toEqual([button]);
  });

  it('give it back past one that went before the one above it', () => {
    const layers = createLayers();
    const [button, row] = [place(), place()];
    layers.lay(layer('menu'), button);
    layers.lay(layer('rule'), row);
    layers.lift('menu');
    expect(layers.getState().returns).toEqual([]);
    layers.lift('rule');
    expect(layers.getState().returns).toEqual([row, button]);
  });

  it('give it back past one whose place another took', () => {
    const layers = createLayers();
    const [button, row] = [place(), place()];
    layers.lay(layer('menu'), button);
    layers.lift('menu');
    layers.lay(layer('keys'), row);
    layers.lift('keys');
    expect(layers.getState().returns).toEqual([row, button]);
    layers.settle();
    layers.lay(layer('menu'), null);
    layers.lift('menu');
    expect(layers.getState().returns).toEqual([]);
  });
});
