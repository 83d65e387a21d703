import { ok, type Result } from '../../lib';
import type { Campaign, GameState, Onward, Try } from '../../rules/machine';
import type { GameShelf, ShelfEntry } from '../../storage';
import type { GameModule } from '../game/gameModule';
import { occasionIn } from '../game/keptSheet';
import type { Played } from '../game/played';
import { storageFault, type GameFault } from '../shelf/gameFault';
import { readGame } from '../shelf/storedGame';

export type CampaignOf<P extends Played, Carried> = Campaign<P['setup'], P['choices'], GameState<P>, Carried>;

/** How a campaign stands: all of it follows from its games on the shelf, so that nothing of it can be lost between two. */
export interface CampaignStand<Carried> {
  /** Chapters that were played to their end, the first one first. */
  readonly tries: readonly Try<Carried>[];
  /** The game of a chapter that is still being played; null between two. */
  readonly playing: string | null;
  readonly onward: Onward;
}

const isOf = <P extends Played, Carried>(
  { book }: GameModule<P>,
  campaign: CampaignOf<P, Carried>,
  { game, sheet }: ShelfEntry,
): boolean => {
  const occasion = occasionIn(sheet);
  return game === book.game.id && occasion.kind === 'campaign' && occasion.campaign === campaign.id;
};

async function tryOf<P extends Played, Carried>(
  module: GameModule<P>,
  campaign: CampaignOf<P, Carried>,
  shelf: GameShelf,
  { id, sheet }: ShelfEntry,
  isWon: (state: GameState<P>) => boolean,
): Promise<Result<Try<Carried>, GameFault>> {
  const stored = await shelf.open(id);
  if (!stored.ok) return storageFault(stored.error);
  const read = readGame(module, stored.value);
  if (!read.ok) return read;
  const { state } = read.value.course.timeline;
  const occasion = occasionIn(sheet);
  const chapter = occasion.kind === 'campaign' ? occasion.chapter : '';
  return ok({ chapter, isWon: isWon(state), carried: campaign.carriedOf(state) });
}

/** What is known of it; `isWon`: whether a chapter that has ended like this counts as won. */
export async function campaignStand<P extends Played, Carried>(
  module: GameModule<P>,
  campaign: CampaignOf<P, Carried>,
  shelf: GameShelf,
  isWon: (state: GameState<P>) => boolean,
): Promise<Result<CampaignStand<Carried>, GameFault>> {
  const listed = await shelf.list();
  if (!listed.ok) return storageFault(listed.error);
  const own = listed.value.filter((entry) => isOf(module, campaign, entry));
  const inOrder = [...own].sort((a, b) => a.createdAtMs - b.createdAtMs);
  const tries: Try<Carried>[] = [];
  for (const entry of inOrder.filter(({ isOver }) => isOver)) {
    const found = await tryOf(module, campaign, shelf, entry, isWon);
    if (!found.ok) return found;
    tries.push(found.value);
  }
  const playing = inOrder.find(({ isOver }) => !isOver)?.id ?? null;
  return ok({ tries, playing, onward: campaign.onward(tries) });
}
