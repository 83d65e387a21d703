import type { Result } from '../../lib';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { GameFault } from '../shelf/gameFault';
import type { Laid } from '../shelf/openGames';
import type { CampaignOf, CampaignStand } from './campaignTries';

/** The next chapter, with what came out of the one before it: laid out and put on the shelf. */
export function beginChapter<P extends Played, Carried>(
  module: GameModule<P>,
  campaign: CampaignOf<P, Carried>,
  { tries }: Pick<CampaignStand<Carried>, 'tries'>,
  chapter: string,
  choices: P['choices'],
  lay: (laid: Laid<P>) => Promise<Result<string, GameFault>>,
): Promise<Result<string, GameFault>> {
  const { seedOf, sheetOf } = module.newGame;
  const setup = campaign.setupOf(tries.at(-1)?.carried ?? null, chapter, choices);
  const occasion = { kind: 'campaign', campaign: campaign.id, chapter } as const;
  return lay({ opening: { setup, seed: seedOf(choices) }, sheet: sheetOf(choices), occasion });
}
