import type { Prompt, Refusal } from '../machine';
import type { ReignTypes } from './model/types';

/** By which rule somebody is refused what was not even offered: the first word of what was asked for names it. */
const RULE_OF: Readonly<Record<string, string>> = {
  walk: 'REIGN-076',
  run: 'REIGN-076',
  melee: 'REIGN-086',
  powerful: 'REIGN-092',
  shoot: 'REIGN-094',
  precise: 'REIGN-101',
  open: 'REIGN-114',
  close: 'REIGN-115',
  hold: 'REIGN-116',
  pick: 'REIGN-119',
  disarm: 'REIGN-120',
  layTrap: 'REIGN-122',
  hand: 'REIGN-123',
  take: 'REIGN-123',
  smash: 'REIGN-127',
  smashHard: 'REIGN-128',
  shove: 'REIGN-129',
  jump: 'REIGN-131',
  wait: 'REIGN-133',
  breakFree: 'REIGN-158',
  join: 'REIGN-163',
  drink: 'REIGN-112',
  cast: 'REIGN-102',
  threaten: 'REIGN-136',
  encourage: 'REIGN-137',
  manipulate: 'REIGN-138',
  corrupt: 'REIGN-139',
  steal: 'REIGN-124',
  throw: 'REIGN-126',
  don: 'REIGN-117',
  soothe: 'REIGN-113',
  search: 'REIGN-108',
  rummage: 'REIGN-111',
  read: 'REIGN-113',
  teleport: 'REIGN-189',
  rewind: 'REIGN-202',
  bind: 'REIGN-193',
  name: 'REIGN-205',
  rope: 'REIGN-309',
  portal: 'REIGN-227',
  challenge: 'REIGN-143',
  buy: 'REIGN-308',
  sell: 'REIGN-195',
  store: 'REIGN-046',
  fetch: 'REIGN-046',
  raise: 'REIGN-301',
  learnSkill: 'REIGN-299',
  learnSpell: 'REIGN-302',
  cureHandicap: 'REIGN-049',
  lid: 'REIGN-268',
  stealOrb: 'REIGN-292',
  takeOrb: 'REIGN-292',
  askForOrb: 'REIGN-292',
  giveUp: 'REIGN-061',
  openChest: 'REIGN-114',
  pickChest: 'REIGN-119',
};

export function ruleOf({ details, reason }: Refusal, { purpose }: Prompt<ReignTypes>): string | null {
  if (purpose.kind === 'order') return 'REIGN-053';
  const asked = details['option'];
  if (reason !== 'noSuchOption' || typeof asked !== 'string') return null;
  return RULE_OF[asked.split(':')[0] ?? ''] ?? null;
}
