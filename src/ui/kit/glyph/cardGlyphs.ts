import acidBlob from '@iconify-icons/game-icons/acid-blob';
import arrowCluster from '@iconify-icons/game-icons/arrow-cluster';
import barbedArrow from '@iconify-icons/game-icons/barbed-arrow';
import battleAxe from '@iconify-icons/game-icons/battle-axe';
import bellShield from '@iconify-icons/game-icons/bell-shield';
import bestialFangs from '@iconify-icons/game-icons/bestial-fangs';
import bleedingWound from '@iconify-icons/game-icons/bleeding-wound';
import boots from '@iconify-icons/game-icons/boots';
import broadheadArrow from '@iconify-icons/game-icons/broadhead-arrow';
import bracer from '@iconify-icons/game-icons/bracer';
import breastplate from '@iconify-icons/game-icons/breastplate';
import burningEmbers from '@iconify-icons/game-icons/burning-embers';
import caduceus from '@iconify-icons/game-icons/caduceus';
import carnivoreMouth from '@iconify-icons/game-icons/carnivore-mouth';
import cavalry from '@iconify-icons/game-icons/cavalry';
import charm from '@iconify-icons/game-icons/charm';
import chainMail from '@iconify-icons/game-icons/chain-mail';
import checkedShield from '@iconify-icons/game-icons/checked-shield';
import cloak from '@iconify-icons/game-icons/cloak';
import crossedBones from '@iconify-icons/game-icons/crossed-bones';
import crossbow from '@iconify-icons/game-icons/crossbow';
import curvyKnife from '@iconify-icons/game-icons/curvy-knife';
import crystalWand from '@iconify-icons/game-icons/crystal-wand';
import daemonSkull from '@iconify-icons/game-icons/daemon-skull';
import drop from '@iconify-icons/game-icons/drop';
import feather from '@iconify-icons/game-icons/feather';
import fireSilhouette from '@iconify-icons/game-icons/fire-silhouette';
import fireWave from '@iconify-icons/game-icons/fire-wave';
import fireball from '@iconify-icons/game-icons/fireball';
import fist from '@iconify-icons/game-icons/fist';
import gemPendant from '@iconify-icons/game-icons/gem-pendant';
import flangedMace from '@iconify-icons/game-icons/flanged-mace';
import ghost from '@iconify-icons/game-icons/ghost';
import hatchets from '@iconify-icons/game-icons/hatchets';
import healing from '@iconify-icons/game-icons/healing';
import healthIncrease from '@iconify-icons/game-icons/health-increase';
import healthPotion from '@iconify-icons/game-icons/health-potion';
import hearts from '@iconify-icons/game-icons/hearts';
import heavyArrow from '@iconify-icons/game-icons/heavy-arrow';
import hood from '@iconify-icons/game-icons/hood';
import hound from '@iconify-icons/game-icons/hound';
import huntingBolas from '@iconify-icons/game-icons/hunting-bolas';
import herbsBundle from '@iconify-icons/game-icons/herbs-bundle';
import iceSpear from '@iconify-icons/game-icons/ice-spear';
import info from '@iconify-icons/game-icons/info';
import invisible from '@iconify-icons/game-icons/invisible';
import knapsack from '@iconify-icons/game-icons/knapsack';
import knockedOutStars from '@iconify-icons/game-icons/knocked-out-stars';
import lifeInTheBalance from '@iconify-icons/game-icons/life-in-the-balance';
import lifeTap from '@iconify-icons/game-icons/life-tap';
import lightningTrio from '@iconify-icons/game-icons/lightning-trio';
import magicShield from '@iconify-icons/game-icons/magic-shield';
import magnifyingGlass from '@iconify-icons/game-icons/magnifying-glass';
import molotov from '@iconify-icons/game-icons/molotov';
import moon from '@iconify-icons/game-icons/moon';
import mirrorMirror from '@iconify-icons/game-icons/mirror-mirror';
import muscleUp from '@iconify-icons/game-icons/muscle-up';
import musicalNotes from '@iconify-icons/game-icons/musical-notes';
import owl from '@iconify-icons/game-icons/owl';
import poisonBottle from '@iconify-icons/game-icons/poison-bottle';
import poisonGas from '@iconify-icons/game-icons/poison-gas';
import potionBall from '@iconify-icons/game-icons/potion-ball';
import quiver from '@iconify-icons/game-icons/quiver';
import raiseSkeleton from '@iconify-icons/game-icons/raise-skeleton';
import rat from '@iconify-icons/game-icons/rat';
import returnArrow from '@iconify-icons/game-icons/return-arrow';
import ring from '@iconify-icons/game-icons/ring';
import ruleBook from '@iconify-icons/game-icons/rule-book';
import skullInJar from '@iconify-icons/game-icons/skull-in-jar';
import smokingOrb from '@iconify-icons/game-icons/smoking-orb';
import snakeBite from '@iconify-icons/game-icons/snake-bite';
import snowflake from '@iconify-icons/game-icons/snowflake-1';
import spellBook from '@iconify-icons/game-icons/spell-book';
import sprint from '@iconify-icons/game-icons/sprint';
import starSwirl from '@iconify-icons/game-icons/star-swirl';
import sunrise from '@iconify-icons/game-icons/sunrise';
import swapBag from '@iconify-icons/game-icons/swap-bag';
import teleport from '@iconify-icons/game-icons/teleport';
import terror from '@iconify-icons/game-icons/terror';
import thrownDaggers from '@iconify-icons/game-icons/thrown-daggers';
import tiredEye from '@iconify-icons/game-icons/tired-eye';
import treasureMap from '@iconify-icons/game-icons/treasure-map';
import trident from '@iconify-icons/game-icons/trident';
import twoCoins from '@iconify-icons/game-icons/two-coins';
import vibratingShield from '@iconify-icons/game-icons/vibrating-shield';
import vikingHelmet from '@iconify-icons/game-icons/viking-helmet';
import volcano from '@iconify-icons/game-icons/volcano';
import warhammer from '@iconify-icons/game-icons/warhammer';
import whip from '@iconify-icons/game-icons/whip';
import wingfoot from '@iconify-icons/game-icons/wingfoot';
import wormMouth from '@iconify-icons/game-icons/worm-mouth';
const HEART =
  '<path d="M256 491C108 360 16 277 16 158 16 62 79 16 138 16c59 0 97 48 118 91 21-43 59-91 118-91 59 0 122 46 122 142 0 119-92 202-240 333z"/>';

const NEXT = '<path d="M136 56l240 200-240 200z"/>';

/** What stands on cards and on the handles of the drawers. */
export const CARD_BODIES = {
  monsters: daemonSkull.body,
  heroes: vikingHelmet.body,
  equipment: knapsack.body,
  spells: spellBook.body,
  gold: twoCoins.body,
  poison: poisonBottle.body,
  rules: ruleBook.body,
  search: magnifyingGlass.body,
  info: info.body,
  heart: HEART,
  next: NEXT,
  punch: fist.body,
  missile: heavyArrow.body,
  fireball: fireball.body,
  move: sprint.body,
  critical: bleedingWound.body,
  stunning: knockedOutStars.body,
  retaliation: returnArrow.body,
  regeneration: healthIncrease.body,
  fireWall: burningEmbers.body,
  feedingFrenzy: carnivoreMouth.body,
  absorption: vibratingShield.body,
  mirage: swapBag.body,
  veil: invisible.body,
  raise: raiseSkeleton.body,
  spawn: fireSilhouette.body,
  shield: magicShield.body,
  teleport: teleport.body,
  heal: healing.body,
  healAll: hearts.body,
  potion: healthPotion.body,
  drain: lifeTap.body,
  magicMissile: starSwirl.body,
  bolt: lightningTrio.body,
  owl: owl.body,
  map: treasureMap.body,
  ring: ring.body,
  draught: potionBall.body,
  axe: battleAxe.body,
  barbedArrow: barbedArrow.body,
  knives: thrownDaggers.body,
  cloak: cloak.body,
  corrosion: acidBlob.body,
  evasion: wingfoot.body,
  incorporeal: ghost.body,
  mounted: cavalry.body,
  rebirth: sunrise.body,
  whip: whip.body,
  song: musicalNotes.body,
  decay: crossedBones.body,
  volcano: volcano.body,
  wellspring: lifeInTheBalance.body,
  commandUndead: raiseSkeleton.body,
  hammer: warhammer.body,
  feather: feather.body,
  magic: drop.body,
  trophies: skullInJar.body,
  artefacts: gemPendant.body,
  emberWand: fireWave.body,
  moon: moon.body,
  crossbow: crossbow.body,
  quiver: quiver.body,
  hound: hound.body,
  boots: boots.body,
  hide: bellShield.body,
  charm: charm.body,
  flask: molotov.body,
  curvedBlade: curvyKnife.body,
  net: huntingBolas.body,
  hood: hood.body,
  broadhead: broadheadArrow.body,
  trident: trident.body,
  hatchets: hatchets.body,
  arrowFan: arrowCluster.body,
  phial: smokingOrb.body,
  wand: crystalWand.body,
  iceSpike: iceSpear.body,
  bracelet: bracer.body,
  mirror: mirrorMirror.body,
  plate: breastplate.body,
  mace: flangedMace.body,
  pavise: checkedShield.body,
  mail: chainMail.body,
  venom: poisonGas.body,
  fear: terror.body,
  maw: wormMouth.body,
  fangs: snakeBite.body,
  stamina: muscleUp.body,
  rats: rat.body,
  swarm: bestialFangs.body,
  weak: tiredEye.body,
  antidote: herbsBundle.body,
  frost: snowflake.body,
  serpentRod: caduceus.body,
} as const;
