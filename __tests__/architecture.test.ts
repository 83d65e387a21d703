import path from 'node:path';
import { ALLY_IDS, HERO_IDS, LORD_IDS, MONSTER_IDS } from '../src/rules/catacombs/words/ids';
import { BOARD_IDS, bareName } from '../src/rules/catacombs';
import {
  crowdedFolders,
  drawnElsewhere,
  endlessLoops,
  folderCircles,
  gamesInCommonWords,
  gamesInFlicking,
  heldLanguages,
  forbiddenImports,
  importCycles,
  impurities,
  namedGames,
  rulesInFeedback,
  slidingBoxes,
  tooLong,
  wordsInFrames,
} from './architecture/checks';
import { gameWords } from './architecture/gameWords';
import { GAMES, ROOMS } from './architecture/rooms';
import { contentByName, NAMED_IN, RUNGS, upwardImports } from './architecture/rungs';
import { readmeOf, readSources, type Sources } from './architecture/sources';

const src = readSources(['src']);
const everything = readSources(['src', '__tests__', 'scripts']);

/** The real sources with one more file, so that each check is seen to fail. */
const planted = (file: string, text: string): Sources => new Map([...src, [file, text]]);

describe('borders', () => {
  it('every import is allowed', () => {
    expect(forbiddenImports(src)).toEqual([]);
  });

  it.each([
    ['rules that know physics', 'src/rules/flicking/spy.ts', "import { simulate } from '../../physics';"],
    ['rules that know React', 'src/rules/flicking/spy.ts', "import { useState } from 'react';"],
    ['a game that knows another', 'src/rules/catacombs/spy.ts', "import '../conquest/index';"],
    ['a board that knows a game', 'src/board/spy.tsx', "import { BOARD } from '../rules/catacombs';"],
    ['a board that knows the session', 'src/board/spy.tsx', "import { practise } from '../session';"],
    ['matter-js out of its room', 'src/ui/spy.tsx', "import Matter from 'matter-js';"],
    ['React out of its rooms', 'src/session/spy.ts', "import type { FC } from 'react';"],
    ['worklets wherever it thinks', 'src/session/thinkers/spy.ts', "import 'react-native-worklets';"],
    ['React where it may have worklets', 'src/session/thinkers/runtime/openThoughtRuntime.ts', "import 'react';"],
    ['a side door', 'src/session/spy.ts', "import { FEEL } from '../physics/feel';"],
    ['the simulation drawn by the board', 'src/board/spy.tsx', "import { simulate } from '../physics';"],
    ['a dynamic import', 'src/storage/spy.ts', "export const load = () => import('../ui');"],
    ['a require', 'src/storage/spy.ts', "const ui = require('../ui');"],
    ['a mind of any game that knows flicking', 'src/ai/core/spy.ts', "import '../../rules/flicking';"],
    ['a flicking mind that knows a game', 'src/ai/flicking/spy.ts', "import '../../rules/catacombs';"],
    ['a flicking mind that knows a brain', 'src/ai/flicking/spy.ts', "import '../catacombs';"],
    ['a mind that knows who asks', 'src/ai/catacombs/spy.ts', "import '../../session';"],
    ['a list read by who is handed it', 'src/session/table/spy.ts', "import '../../ai/brains';"],
    ['a list read by what it lists', 'src/ai/catacombs/spy.ts', "import '../brains';"],
    ['a list of more than doors', 'src/ai/brains.ts', "import './catacombs/horizon';"],
    ['words of any screen that know a game', 'src/i18n/common/spy.ts', "import '../../rules/catacombs';"],
    ['words of a game that know another', 'src/i18n/catacombs/spy.ts', "import '../../rules/gym';"],
    ['words of a game that say another’s', 'src/i18n/gym/spy.ts', "import '../catacombs';"],
    ['words of a game that know its mind', 'src/i18n/catacombs/spy.ts', "import '../../ai/catacombs';"],
    ['a list of words read by a frame', 'src/ui/table/spy.ts', "import '../../i18n/vocabularies';"],
    ['a file in no room', 'src/helpers/spy.ts', "import 'react';"],
    ['a test used by the app', 'src/ui/spy.tsx', "import '../../__tests__/support/fixture';"],
    ['an entry that skips the screens', 'App.tsx', "import './src/physics/index';"],
  ])('catches %s', (_, file, text) => {
    const found = forbiddenImports(planted(file, text));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(file);
  });

  it('lets the board evaluate a flight through its own door', () => {
    const file = 'src/board/spy.tsx';
    const sources = new Map([
      [file, "import { poseAt } from '../physics/flight';"],
      ['src/physics/flight/index.ts', ''],
    ]);
    expect(forbiddenImports(sources)).toEqual([]);
  });
});

describe('games', () => {
  it('are named below the screens by their own rooms and the lists alone', () => {
    expect(namedGames(src)).toEqual([]);
  });

  it.each([
    ['src/session/table/spy.ts', "import { catacombs } from '../../rules/catacombs';"],
    ['src/session/course/spy.ts', "import '../catacombs/played';"],
    ['src/session/flicking/spy.ts', "import { MINDS } from '../../ai/catacombs';"],
    ['src/storage/spy.ts', "import '../rules/catacombs';"],
    ['src/session/index.ts', "export * from './catacombs';"],
  ])('catches one that is named in %s', (file, text) => {
    expect(namedGames(planted(file, text))).toHaveLength(1);
  });
});

describe('words', () => {
  it('of a game are handed to frames', () => {
    expect(wordsInFrames(src)).toEqual([]);
  });

  it.each([
    ['src/ui/kit/spy.tsx', "import { catacombsWords } from '../../i18n/catacombs';"],
    ['src/ui/settings/spy.ts', "import type { GymWords } from '../../i18n/gym';"],
    ['src/ui/title/spy.tsx', "import { useCatacombsText } from '../games/catacombs/words';"],
    ['src/ui/app/spy.tsx', "const rules = () => import('../../i18n/catacombs/help');"],
  ])('catches %s, which says them by itself', (file, text) => {
    expect(wordsInFrames(planted(file, text))).toHaveLength(1);
  });

  it('are held in no language before somebody speaks it', () => {
    expect(heldLanguages(src)).toEqual([]);
  });

  it.each([
    ['src/i18n/catacombs/spy.ts', "import { fr } from './fr';"],
    ['src/i18n/gym/spy.ts', "export { said } from './vocabulary/en';"],
    ['src/ui/games/catacombs/spy.ts', "import { help, type HelpId } from '../../../i18n/catacombs/help/fr';"],
    ['src/i18n/common/en/spy.ts', "import { table } from '../fr/table';"],
  ])('catches one that is held in %s', (file, text) => {
    expect(heldLanguages(planted(file, text))).toHaveLength(1);
  });

  it('lets types through, and what is fetched', () => {
    const fetched = "import type { en } from './en';\nexport const words = () => import('./en');";
    expect(heldLanguages(planted('src/i18n/catacombs/spy.ts', fetched))).toEqual([]);
  });

  it('of any screen speak of no game, but where the app shows its face', () => {
    expect(gamesInCommonWords(src).map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'src/i18n/common/en/settings.ts: sample',
      'src/i18n/common/en/title.ts: scene',
      'src/i18n/common/entrance/en.ts: tagline',
      'src/i18n/common/entrance/fr.ts: tagline',
      'src/i18n/common/fr/settings.ts: sample',
      'src/i18n/common/fr/title.ts: scene',
    ]);
  });

  it.each([
    ['src/i18n/common/en/spy.ts', "export const spy = { pays: 'The hero pays 200 gold' };"],
    ['src/i18n/common/fr/spy.ts', "export const spy = { pays: 'Le Maître décide' };"],
    ['src/i18n/common/spy.ts', '/** What Catacombs asks. */'],
  ])('catches one of a game in %s: %s', (file, text) => {
    expect(gamesInCommonWords(new Map([[file, text]]))).toHaveLength(1);
  });
});

describe('flicking', () => {
  it('cites no rule of a game and speaks of none of its pieces', () => {
    expect(gamesInFlicking(src)).toEqual([]);
  });

  it.each([
    ['src/rules/flicking/spy.ts', "refuse('outOfReach', 'BASE-145')"],
    ['src/rules/flicking/record/spy.ts', '// It bounces (CONQ-081).'],
    ['src/physics/matter-discs/core/spy.ts', '/** As the rules say (EXTRA-009). */'],
    ['src/physics/spy.ts', 'export const isHero = true;'],
    ['src/ai/flicking/spy.ts', '/** Where a missile is put down. */'],
    ['src/session/flicking/spy.ts', "const asked = 'the Overseer';"],
  ])('catches one in %s: %s', (file, text) => {
    expect(gamesInFlicking(planted(file, text))).toEqual([`${file}:1`]);
  });
});

describe('the board, the feedback and the theme', () => {
  const textOf = (file: string): string => src.get(file) ?? '';
  const marks = [...textOf('src/ui/games/catacombs/catalogue/marks/index.ts').matchAll(/^ {2}(\w+): \{/gm)].map(
    ([, mark]) => mark!,
  );
  const content = [HERO_IDS, ALLY_IDS, MONSTER_IDS, LORD_IDS].flat().map(bareName);
  const kinds = [
    'hero',
    'heroes',
    'monster',
    'monsters',
    'lords',
    'overseer',
    'missile',
    'missiles',
    'fireball',
    'ice',
  ];
  /** A colour of the interface has the name of a monster. */
  const common = ['shade'];
  const words = [...GAMES, ...BOARD_IDS, ...content, ...marks, ...kinds].filter((word) => !common.includes(word));

  it('speak of no game, and of none of its boards, pieces and marks', () => {
    expect(marks).toContain('frozen');
    expect(gameWords(src, words)).toEqual([]);
  });

  it.each([
    ['src/board/scene/spy.ts', "const look = 'skeleton-warrior';", ['skeleton warrior']],
    ['src/board/look/spy.ts', 'const isFireWall = true; // Frozen, too.', ['fire wall', 'frozen']],
    ['src/feedback/spy.ts', 'const BEDS = { crypt: 1, temple: 2 };', ['crypt', 'temple']],
    ['src/theme/spy.ts', '/** The dark face of each hero. */', ['hero']],
    ['src/board/canvas/spy.tsx', "import { drawn } from '../../ui/games/catacombs/catalogue';", ['catacombs']],
  ])('a word of one in %s is counted', (file, text, found) => {
    expect(gameWords(planted(file, text), words)).toEqual(found.map((word) => `${file}:1 ${word}`));
  });

  it('know of flicking its types alone where it is only heard', () => {
    expect(rulesInFeedback(src)).toEqual([]);
    const spy = 'src/feedback/spy.ts';
    const value = "import { EDGES } from '../rules/flicking'";
    expect(rulesInFeedback(planted(spy, `${value};`))).toEqual([`${spy}: ${value}`]);
  });

  it('lend their brushes to the catalogues of games alone', () => {
    expect(drawnElsewhere(src)).toEqual([]);
    const spy = 'src/ui/table/spy.ts';
    expect(drawnElsewhere(planted(spy, "import { fill } from '../../board/look';"))).toEqual([
      `${spy} must not draw with src/board/look/index.ts`,
    ]);
  });
});

describe('shape', () => {
  it('no file imports itself by a detour', () => {
    expect(importCycles(everything)).toEqual([]);
  });

  it('catches a cycle', () => {
    const sources = new Map([
      ['src/lib/one.ts', "import './two';"],
      ['src/lib/two.ts', "import './three';"],
      ['src/lib/three.ts', "export * from './one';"],
    ]);
    expect(importCycles(sources)).toEqual(['src/lib/one.ts -> src/lib/two.ts -> src/lib/three.ts -> src/lib/one.ts']);
  });

  it('no folder of a ladder reaches itself by way of others', () => {
    expect(folderCircles(src)).toEqual([]);
  });

  it.each([
    ['src/ai/core/spy.ts', "import '../flicking/spy';", 'src/ai/flicking/spy.ts', "import '../core/mind';"],
    [
      'src/ai/catacombs/worth/spy.ts',
      "import '../shots/spy';",
      'src/ai/catacombs/shots/spy.ts',
      "import '../worth/worth';",
    ],
    [
      'src/rules/catacombs/words/spy.ts',
      "import '../model/spy';",
      'src/rules/catacombs/model/spy.ts',
      "import '../words/ids';",
    ],
    ['src/board/camera/spy.ts', "import '../flicking/spy';", 'src/board/flicking/spy.ts', "import '../camera/camera';"],
    ['src/session/game/spy.ts', "import '../table/spy';", 'src/session/table/spy.ts', "import '../game/sheet';"],
    ['src/i18n/common/spy.ts', "import '../catacombs/spy';", 'src/i18n/catacombs/spy.ts', "import '../common/shape';"],
    [
      'src/i18n/catacombs/say/spy.ts',
      "import '../faults/spy';",
      'src/i18n/catacombs/faults/spy.ts',
      "import '../say/speaker';",
    ],
    ['src/storage/shelf/spy.ts', "import '../files/spy';", 'src/storage/files/spy.ts', "import '../shelf/shapes';"],
    ['src/ui/shelf/spy.ts', "import '../records/spy';", 'src/ui/records/spy.ts', "import '../shelf';"],
    ['src/ui/table/kept/spy.ts', "import '../stage/spy';", 'src/ui/table/stage/spy.ts', "import '../kept';"],
    [
      'src/ui/games/catacombs/parts/spy.ts',
      "import '../play/spy';",
      'src/ui/games/catacombs/play/spy.ts',
      "import '../parts/asked';",
    ],
    [
      'src/ui/kit/components/words/spy.ts',
      "import '../choices/spy';",
      'src/ui/kit/components/choices/spy.ts',
      "import '../words';",
    ],
  ])('catches a circle of folders by way of %s', (one, toOther, other, back) => {
    const found = folderCircles(new Map([...src, [one, toOther], [other, back]]));
    expect(found.length).toBeGreaterThan(0);
    for (const circle of found) expect(circle).toContain(one.replace(/\/spy\.ts$/, ''));
  });

  it('no file is over 500 lines', () => {
    expect(tooLong(everything)).toEqual([]);
  });

  it('catches a god file', () => {
    expect(tooLong(planted('src/lib/god.ts', '\n'.repeat(501)))).toEqual(['src/lib/god.ts has 501 lines']);
  });

  it('no folder of the app or its scripts has more than 25 files', () => {
    expect(crowdedFolders(readSources(['src', 'scripts']))).toEqual([]);
  });

  it('catches a crowded folder', () => {
    const files = Array.from({ length: 26 }, (_, at) => [`src/lib/crowd/spy${at}.ts`, ''] as const);
    expect(crowdedFolders(new Map(files))).toEqual(['src/lib/crowd has 26 files']);
    expect(crowdedFolders(new Map(files.slice(1)))).toEqual([]);
  });

  it('what a box cuts off stays where it is', () => {
    expect(slidingBoxes(src)).toEqual(['src/theme/clip.ts']);
  });

  it('catches a box that a browser may scroll', () => {
    const box = 'src/ui/spy.tsx';
    expect(slidingBoxes(planted(box, "const box = { overflow: 'hidden' };"))).toContain(box);
  });

  it.each([...Object.keys(ROOMS), 'rules', 'i18n'])('%s has a README of at most 40 lines', (room) => {
    const readme = readmeOf(room);
    expect(readme).not.toBeNull();
    expect(readme?.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });
});

describe('ladders', () => {
  it('every rung knows those below it alone', () => {
    expect(upwardImports(src)).toEqual([]);
  });

  const rungs = Object.entries(RUNGS).flatMap(([base, ladder]) => Object.keys(ladder).map((rung) => [base, rung]));
  const fileOn = (base: string, rung: string): string => {
    if (rung === '.') return `${base}/spy.ts`;
    return src.has(`${base}/${rung}.ts`) ? `${base}/${rung}.ts` : `${base}/${rung}/spy.ts`;
  };

  it.each(rungs)('%s: catches whatever %s must not know', (base, rung) => {
    const ladder = RUNGS[base] ?? {};
    const others = Object.keys(ladder).filter((other) => other !== rung);
    const file = fileOn(base, rung);
    const caught = others.filter((other) => {
      const target = path.posix.relative(path.posix.dirname(file), fileOn(base, other));
      const text = `import '${target.startsWith('.') ? target : `./${target}`}';`;
      const found = upwardImports(new Map([[fileOn(base, other), ''] as const, [file, text] as const]));
      return found.includes(`${file} must not import ${other} of ${base}`);
    });
    const allowed = ladder[rung] ?? [];
    expect(caught).toEqual(allowed.includes('*') ? [] : others.filter((other) => !allowed.includes(other)));
  });

  it('the general course of Catacombs names no hero, monster, Lord, card or ability', () => {
    expect(contentByName(src)).toEqual([]);
  });

  it.each([
    ['src/rules/catacombs/tasks/pitch/spy.ts', "'equipment:hunting-horn'"],
    ['src/rules/catacombs/tasks/setUp/spy.ts', "'lord:shape-shifter'"],
    ['src/rules/catacombs/model/spy.ts', "'ability:stamina'"],
    ['src/rules/catacombs/start/spy.ts', "'hero:wizard'"],
    ['src/rules/catacombs/record/spy.ts', "'room:merchant'"],
    ['src/rules/catacombs/adventure/spy.ts', "'monster:orc'"],
  ])('catches %s, which names %s', (file, id) => {
    expect(contentByName(planted(file, `export const IT = ${id};`))).toEqual([`${file} names ${id}`]);
  });

  it('every place where they may be named gives its reason, and is there', () => {
    for (const [place, reason] of Object.entries(NAMED_IN)) {
      expect(reason.length).toBeGreaterThan(10);
      expect([place, [...src.keys()].some((file) => file.startsWith(`src/rules/catacombs/${place}`))]).toEqual([
        place,
        true,
      ]);
    }
  });

  it('catches a folder that stands on no rung', () => {
    const spy = 'src/rules/catacombs/helpers/spy.ts';
    const sources = planted(spy, "import '../words/ids';");
    expect(upwardImports(sources)).toEqual([`${spy} stands on no rung of src/rules/catacombs`]);
  });
});

describe('loops', () => {
  it('on the board and in the interface have a bound', () => {
    expect(endlessLoops(src)).toEqual([]);
  });

  it.each(['while (isBusy) wait();', 'do wait(); while (isBusy);', 'for (;;) wait();', 'for (let a = b; a; ) a = c;'])(
    'catches %s',
    (text) => {
      for (const file of ['src/board/spy.ts', 'src/ui/spy.tsx']) {
        expect(endlessLoops(new Map([[file, text]]))).toEqual([`${file}:1`]);
      }
    },
  );
});

describe('determinism', () => {
  it('a property has one seed, which only its own room may set', () => {
    const unseeded = [...everything].filter(([, text]) => /from '(fast-check)'/.test(text)).map(([file]) => file);
    expect(unseeded).toEqual(['__tests__/support/properties.ts']);
  });

  it('rules, physics and minds use no chance and no clock, and where games replay only exact arithmetic', () => {
    expect(impurities(src)).toEqual([]);
  });

  it.each([
    ['chance', 'Math.random();', 'Math.random'],
    ['a clock', 'Date.now();', 'Date.now'],
    ['a date', 'new Date();', 'Date'],
    ['a timer', 'setTimeout(() => 0, 1);', 'setTimeout'],
    ['a stopwatch', 'performance.now();', 'performance.now'],
    ['trigonometry', 'Math.sin(1);', 'Math.sin'],
    ['a power', '2 ** 3;', '**'],
  ])('catches %s', (_, text, name) => {
    for (const file of ['src/rules/flicking/spy.ts', 'src/physics/spy.ts']) {
      expect(impurities(new Map([[file, text]])).some((line) => line.endsWith(`uses ${name}`))).toBe(true);
    }
    expect(impurities(new Map([['src/session/spy.ts', text]]))).toEqual([]);
  });

  it.each([
    ['Math.random();', 'Math.random'],
    ['Date.now();', 'Date.now'],
    ['new Date();', 'Date'],
    ['setTimeout(() => 0, 1);', 'setTimeout'],
    ['performance.now();', 'performance.now'],
  ])('catches a mind that asks for %s', (text, name) => {
    for (const room of ['core', 'flicking', 'catacombs'])
      expect(impurities(new Map([[`src/ai/${room}/spy.ts`, text]]))).toEqual([`src/ai/${room}/spy.ts:1 uses ${name}`]);
  });

  it('lets a mind reckon as it likes', () => {
    expect(impurities(new Map([['src/ai/core/spy.ts', 'Math.exp(1) + 2 ** 3;']]))).toEqual([]);
  });
});
