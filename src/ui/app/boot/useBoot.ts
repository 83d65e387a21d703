import { loadAsync } from 'expo-font';
import { useEffect, useState, type ComponentType } from 'react';
import type { SettingsStore } from '../../../session';
import { languageOf, speak } from '../../kit/settings';
import type { EngineFault } from './engine';
import { FONT_FILES } from './fonts';
import { loadEngine } from './loadEngine';
import { untilIdle } from './untilIdle';

export type BootStep = 'fonts' | 'engine' | 'table';

export type Boot =
  | { readonly stage: 'loading'; readonly step: BootStep; readonly share: number }
  | { readonly stage: 'ready'; readonly Game: ComponentType }
  | { readonly stage: 'failed'; readonly fault: EngineFault };

/** What the engine is of the whole wait; the rest is the game itself. */
const ENGINE_SHARE = 0.9;

/** The first screen has come to rest by then; whoever is at a board sooner has no use for it any more. */
const CALM_MS = 2500;

/** A face that does not come is replaced by the device's own: words matter more than their shape. */
const loadFonts = (): Promise<void> => loadAsync(FONT_FILES).catch(() => undefined);

/** All that is said in the language of the settings. */
async function loadWords(settings: SettingsStore): Promise<void> {
  await settings.loaded;
  await speak(languageOf(settings.getState().language));
}

async function boot(settings: SettingsStore, tell: (boot: Boot) => void): Promise<void> {
  const fonts = loadFonts();
  const words = loadWords(settings);
  // Whether they came is asked once the engine is here.
  words.catch(() => undefined);
  const engine = await loadEngine((share) => tell({ stage: 'loading', step: 'engine', share: share * ENGINE_SHARE }));
  if (!engine.ok) return tell({ stage: 'failed', fault: engine.error });
  tell({ stage: 'loading', step: 'table', share: ENGINE_SHARE });
  try {
    // Only now: the game's modules speak to the engine as soon as they are evaluated.
    const [{ Game }, { warmUpBoards }] = await Promise.all([
      import('../Game'),
      import('../warmUpBoards'),
      fonts,
      words,
    ]);
    tell({ stage: 'ready', Game });
    setTimeout(() => void warmUpBoards(untilIdle), CALM_MS);
  } catch {
    tell({ stage: 'failed', fault: 'network' });
  }
}

/** Brings up the engine, the faces, the settings, the words and the game; `attempt` starts it over. */
export function useBoot(settings: SettingsStore, attempt: number): Boot {
  const [state, setState] = useState<Boot>({ stage: 'loading', step: 'fonts', share: 0 });
  useEffect(() => {
    let isCurrent = true;
    void boot(settings, (next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [settings, attempt]);
  return state;
}
