import type { ContactEntry, FlickExit, WallSide } from '../rules/flicking';
import { newFilm, shoot, type FilmStrip } from './filmStrip';
import { NEXT, type Disc, type RunListener, type SideKind } from './matter-discs/core';
import { jolt, mount, type Rider } from './riders';
import type { SetUp } from './setUp';
import { MS_PER_S, plain } from './units';

/** What is kept of a running flick. */
export interface Recording {
  readonly contacts: ContactEntry[];
  readonly exits: FlickExit[];
  readonly riders: readonly Rider[];
  readonly film: FilmStrip;
  readonly listener: RunListener;
}

const SIDE_NAMES: Readonly<Record<SideKind, WallSide>> = {
  [NEXT.left]: 'left',
  [NEXT.right]: 'right',
  [NEXT.top]: 'top',
  [NEXT.bottom]: 'bottom',
};

/** `doFilm`: whoever flies many needs none. */
export function record(setUp: SetUp, doFilm: boolean): Recording {
  const { world } = setUp;
  const contacts: ContactEntry[] = [];
  const exits: FlickExit[] = [];
  const riders = mount(setUp);
  const film = newFilm(world);
  const nowMs = () => world.nowS * MS_PER_S;
  const idOf = (disc: Disc) => setUp.discs[disc.index]?.id ?? '';
  const speedOf = (disc: Disc) => Math.sqrt(disc.nowVx * disc.nowVx + disc.nowVy * disc.nowVy);
  /** As it came into this instant: `base…` is written only when the instant is over. */
  const arrivalSpeedOf = (disc: Disc) => {
    const elapsed = world.nowS - disc.baseS;
    const vx = disc.baseVx + disc.ax * elapsed;
    const vy = disc.baseVy + disc.ay * elapsed;
    return Math.sqrt(vx * vx + vy * vy);
  };

  const listener: RunListener = {
    touched({ a, b, side, approachMmS }, wave) {
      const blow = { atMs: nowMs(), wave, a: idOf(a), speedMmS: approachMmS };
      if (b !== null) {
        const arrival = { aSpeedMmS: arrivalSpeedOf(a), bSpeedMmS: arrivalSpeedOf(b) };
        contacts.push({ kind: 'touch', ...blow, b: idOf(b), ...arrival });
      }
      if (side !== null) contacts.push({ kind: 'wall', ...blow, b: SIDE_NAMES[side] });
    },
    launching(disc) {
      for (const rider of riders) {
        if (rider.host === disc && disc.isPresent) throwOff(rider, disc);
      }
    },
    launched(disc) {
      if (doFilm) shoot(film, world, disc);
    },
    exited(disc) {
      const at = { atMs: nowMs(), xMm: plain(disc.nowX), yMm: plain(disc.nowY) };
      contacts.push({ kind: 'exit', a: idOf(disc), ...at, speedMmS: speedOf(disc) });
      exits.push({ discId: idOf(disc), ...at });
      for (const rider of riders) {
        if (rider.host !== disc || rider.fell) continue;
        rider.fell = true;
        noteFall(rider, 'hostLeft', speedOf(disc));
      }
    },
    capped() {
      contacts.push({ kind: 'eventCap', atMs: nowMs(), eventCount: world.eventCount });
    },
  };

  function throwOff(rider: Rider, host: Disc): void {
    const elapsed = world.nowS - host.baseS;
    const dvx = host.nowVx - (host.baseVx + host.ax * elapsed);
    const dvy = host.nowVy - (host.baseVy + host.ay * elapsed);
    if (!jolt(rider, dvx, dvy, setUp.feel.riderGripMmS2)) return;
    noteFall(rider, 'jolt', Math.sqrt(dvx * dvx + dvy * dvy));
  }

  function noteFall({ rider }: Rider, cause: 'jolt' | 'hostLeft', speedMmS: number): void {
    contacts.push({ kind: 'riderFell', atMs: nowMs(), a: rider.id, b: rider.hostId, cause, speedMmS });
  }

  return { contacts, exits, riders, film, listener };
}
