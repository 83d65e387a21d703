import { assert, jsonValue, property } from '../support/properties';
import { createSettings } from '../../src/session/settings/settings';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../../src/session/settings/settingsFormat';
import { memoryKeyValue } from '../../src/storage';
import type { KeyValue } from '../../src/storage';
import { err, ok } from '../../src/lib';

describe('parseSettings', () => {
  it('gives back what was kept', () => {
    const kept: Settings = {
      language: 'fr',
      soundVolume: 0,
      musicVolume: 0.25,
      haptics: 0.5,
      motion: 'reduced',
      aid: 'firstContact',
      aimWay: 'steps',
      tellingSpeed: 'instant',
      showIntent: false,
      flicksTaught: 4,
      textSize: 1.5,
      isLeftHanded: true,
    };
    expect(parseSettings(kept)).toEqual(kept);
  });

  it('puts only the bad field back to its default', () => {
    const kept = { language: 'klingon', soundVolume: 7, haptics: 0.25, motion: 'full', aid: null };
    expect(parseSettings(kept)).toEqual({ ...DEFAULT_SETTINGS, haptics: 0.25, motion: 'full' });
  });

  it.each([0.5, 2.1, '2', null])('reads no text of the size %j', (textSize) => {
    expect(parseSettings({ textSize }).textSize).toBe(1);
  });

  it.each([null, undefined, '', 'settings', [], 3])('takes %j for nothing kept', (found) => {
    expect(parseSettings(found)).toEqual(DEFAULT_SETTINGS);
  });

  it('makes settings of anything at all, and the same ones when read again', () => {
    assert(
      property(jsonValue(), (found) => {
        const settings = parseSettings(found);
        expect(parseSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
      }),
    );
  });
});

describe('createSettings', () => {
  it('reads what was kept and keeps what changes', async () => {
    const storage = memoryKeyValue({ settings: JSON.stringify({ motion: 'reduced' }) });
    const first = createSettings(storage);
    await first.loaded;
    expect(first.getState().motion).toBe('reduced');

    first.setState({ language: 'fr' });
    first.setState({ soundVolume: 0.3 });
    await first.saved();

    const second = createSettings(storage);
    await second.loaded;
    expect(second.getState()).toEqual({ ...DEFAULT_SETTINGS, motion: 'reduced', language: 'fr', soundVolume: 0.3 });
  });

  it('does not lose a change made while it was still reading', async () => {
    const storage = memoryKeyValue({ settings: JSON.stringify({ aid: 'none', language: 'en' }) });
    const settings = createSettings(storage);
    settings.setState({ language: 'fr' });
    await settings.saved();
    expect(settings.getState()).toMatchObject({ aid: 'none', language: 'fr' });
    expect(await storage.read('settings')).toEqual(ok(JSON.stringify({ version: 1, value: settings.getState() })));
  });

  it('leaves the settings of a newer app as they are', async () => {
    const newer = JSON.stringify({ version: 2, value: 'unheard of' });
    const storage = memoryKeyValue({ settings: newer });
    const settings = createSettings(storage);
    settings.setState({ language: 'fr' });
    await settings.saved();
    expect(settings.getState()).toEqual({ ...DEFAULT_SETTINGS, language: 'fr' });
    expect(await storage.read('settings')).toEqual(ok(newer));
  });

  it('goes on with its values when nothing can be read or written', async () => {
    const fault = err({ kind: 'full' as const, reason: 'disk full' });
    const broken: KeyValue = { read: async () => fault, write: async () => fault };
    const settings = createSettings(broken);
    await settings.loaded;
    settings.setState({ language: 'fr' });
    await settings.saved();
    expect(settings.getState()).toEqual({ ...DEFAULT_SETTINGS, language: 'fr' });
  });
});
