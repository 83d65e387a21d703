import { catacombsWords as spokenWords, type CatacombsText, type CatacombsWords } from '../../src/i18n/catacombs';
import { CHAPTERS as enChapters, help as enHelp } from '../../src/i18n/catacombs/help/en';
import { CHAPTERS as frChapters, help as frHelp } from '../../src/i18n/catacombs/help/fr';
import { rulebookOf, type Rulebook } from '../../src/i18n/catacombs/help/rulebook';
import { said as enCatacombs } from '../../src/i18n/catacombs/vocabulary/en';
import { said as frCatacombs } from '../../src/i18n/catacombs/vocabulary/fr';
import type { CatacombsSaid } from '../../src/i18n/catacombs/vocabulary';
import { createTranslator } from '../../src/i18n/common/createTranslator';
import { en as enCommon } from '../../src/i18n/common/en';
import { fr as frCommon } from '../../src/i18n/common/fr';
import type { Language } from '../../src/i18n/common';
import {
  conquestWords as spokenConquest,
  type ConquestText,
  type ConquestWords,
  type Namers,
} from '../../src/i18n/conquest';
import type { ConquestSaid } from '../../src/i18n/conquest/vocabulary';
import { said as enConquest } from '../../src/i18n/conquest/vocabulary/en';
import { said as frConquest } from '../../src/i18n/conquest/vocabulary/fr';
import { gymWords as spokenGym, type GymNamers, type GymText, type GymWords } from '../../src/i18n/gym';
import type { GymSaid } from '../../src/i18n/gym/vocabulary';
import { said as enGym } from '../../src/i18n/gym/vocabulary/en';
import { said as frGym } from '../../src/i18n/gym/vocabulary/fr';

/** What tests expect is looked up at once: here every language is at hand, which no screen has. */
type InEach<Of> = Readonly<Record<Language, Of>>;

const COMMON: InEach<typeof frCommon> = { en: enCommon, fr: frCommon };
const CATACOMBS: InEach<CatacombsSaid> = { en: enCatacombs, fr: frCatacombs };
const CONQUEST: InEach<ConquestSaid> = { en: enConquest, fr: frConquest };
const GYM: InEach<GymSaid> = { en: enGym, fr: frGym };
const RULEBOOKS: InEach<Rulebook> = { en: rulebookOf(enHelp, enChapters), fr: rulebookOf(frHelp, frChapters) };

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

function mergedInto(first: Branch, second: Branch): Branch {
  const shared = Object.entries(second).map(([key, value]) => {
    const other = first[key];
    return [key, isBranch(other) && isBranch(value) ? mergedInto(other, value) : value];
  });
  return { ...first, ...Object.fromEntries(shared) };
}

type Texts = typeof frCommon & CatacombsSaid['screens'] & ConquestSaid['screens'] & GymSaid['screens'];

const textsIn = (language: Language): Texts =>
  [CATACOMBS, CONQUEST, GYM].reduce(
    (texts: Branch, game) => mergedInto(texts, game[language].screens),
    COMMON[language],
  ) as Texts;

/** The texts of every screen. */
export const en = textsIn('en');
export const fr = textsIn('fr');

/** Says a text of any screen, whatever is played there. */
export function textOf(language: Language): CatacombsText & ConquestText & GymText {
  const translator = createTranslator(language);
  translator.addResourceBundle(language, 'common', textsIn(language));
  return translator.t as CatacombsText & ConquestText & GymText;
}

export const catacombsWords = (language: Language, namers?: Parameters<typeof spokenWords>[1]): CatacombsWords =>
  spokenWords({ language, said: CATACOMBS[language] }, namers);

export const conquestWords = (language: Language, namers?: Partial<Namers>): ConquestWords =>
  spokenConquest({ language, said: CONQUEST[language] }, namers);

export const gymWords = (language: Language, namers?: GymNamers): GymWords =>
  spokenGym({ language, said: GYM[language] }, namers);

/** A rule in a sentence or two; null for those that no player asks about. */
export const ruleHelp = (language: Language, rule: string): string | null => RULEBOOKS[language].text(rule);
