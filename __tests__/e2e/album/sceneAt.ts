import type { Look, Scene } from './look';
import type { Moment } from './moments';
import { openAt, type AtTable } from './table';

/** A scene at a table that stops at this moment. */
export const sceneAt = (name: string, moment: Moment, show: (look: Look, at: AtTable) => Promise<void>): Scene => ({
  name,
  show: async (look) => {
    const at = await openAt(look, moment);
    await at.ready();
    await show(look, at);
    await at.leave();
  },
});
