import { length, vec2 } from '../../lib';
import { notchesPassed, powerAtSpeed, saidPower, type Launch } from '../aim';
import type { Projection } from '../camera';
import type { BoardPorts, BoardSituation } from './boardSituation';
import type { LiveAim, PlaceMm } from '../scene/boardViewProps';
import type { BoardScene } from '../scene/scene';
import { NO_AIM, shownAim, type Aimed } from './shownAim';

/** The speed is told in steps of this, not at every frame. */
const TOLD_STEP_MM_S = 25;
/** Looking ahead plays a little physics: as often as the eye needs, never as often as a finger moves. */
const LOOK_EVERY_MS = 60;

interface Look {
  readonly scene: BoardScene;
  readonly launch: Launch;
  readonly contact: PlaceMm | null;
}

const isSame = (a: Launch, b: Launch): boolean => a.discId === b.discId && a.vxMmS === b.vxMmS && a.vyMmS === b.vyMmS;

/** What is seen, felt and told of an aim. */
export class AimShow {
  private aimed: Aimed | null = null;
  private look: Look | null = null;
  private lookedAtMs = -Infinity;
  private told: LiveAim | null = null;
  private power: number | null = null;
  private notches = 0;

  constructor(private readonly ports: Pick<BoardPorts, 'drawAim' | 'tellPower'>) {}

  show(situation: BoardSituation, projection: Projection, aimed: Aimed | null): void {
    this.aimed = aimed;
    if (this.look && this.look.launch.discId !== aimed?.launch.discId) this.look = null;
    this.draw(situation, projection);
    const speedMmS = aimed ? length(vec2(aimed.launch.vxMmS, aimed.launch.vyMmS)) : 0;
    this.feel(situation, aimed?.isPulled ? powerAtSpeed(speedMmS, situation.maxSpeedMmS) : null);
  }

  /** What a finger aims is told to the parent; what the parent has set is not. */
  tell({ onAimChange }: BoardSituation, launch: Launch | null): void {
    const aim = launch && { discId: launch.discId, speedMmS: toldSpeed(launch) };
    if (aim?.discId === this.told?.discId && aim?.speedMmS === this.told?.speedMmS) return;
    this.told = aim;
    onAimChange?.(aim);
  }

  lookAheadIfDue(situation: BoardSituation, projection: Projection, atMs: number): void {
    if (Math.abs(atMs - this.lookedAtMs) < LOOK_EVERY_MS) return;
    this.lookedAtMs = atMs;
    this.lookAhead(situation, projection);
  }

  lookAhead(situation: BoardSituation, projection: Projection): void {
    const { scene, aid, firstContactOf } = situation;
    if (aid !== 'firstContact' || !firstContactOf || !this.aimed) return;
    const { launch } = this.aimed;
    if (this.look && this.look.scene === scene && isSame(this.look.launch, launch)) return;
    this.look = { scene, launch, contact: firstContactOf(launch) };
    this.draw(situation, projection);
  }

  private draw({ scene, aid, maxSpeedMmS, viewport }: BoardSituation, projection: Projection): void {
    const disc = scene.pieces.find(({ id }) => id === this.aimed?.launch.discId);
    if (!this.aimed || !disc) return this.ports.drawAim(NO_AIM);
    const contact = aid === 'firstContact' ? (this.look?.contact ?? null) : null;
    this.ports.drawAim(shownAim(disc, this.aimed, { projection, viewport, maxSpeedMmS, contact }));
  }

  private feel({ onNotch }: BoardSituation, power: number | null): void {
    const said = power === null ? null : saidPower(power);
    if (said !== this.power) this.ports.tellPower(said);
    this.power = said;
    const notches = notchesPassed(power ?? 0);
    // A pull that ends has passed nothing.
    if (power !== null && notches !== this.notches) onNotch?.();
    this.notches = notches;
  }
}

const toldSpeed = ({ vxMmS, vyMmS }: Launch): number =>
  Math.round(length(vec2(vxMmS, vyMmS)) / TOLD_STEP_MM_S) * TOLD_STEP_MM_S;
