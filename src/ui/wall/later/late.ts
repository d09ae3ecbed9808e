import { createArrivals } from './arrivals.ts';
import { createMenu } from './menu.ts';
import { createMoments } from './moment-view.ts';
import { createRoom } from './room.ts';
import { createThanks } from './thanks.ts';
import { createWords } from './word-view.ts';

/**
 * Everything that a wall draws only sometimes. It is a separate script, so that an old television shows the boards and
 * the QR code sooner.
 */
export function createLate() {
  return {
    drawArrivals: createArrivals(),
    drawMenu: createMenu(),
    drawMoment: createMoments(),
    drawRoom: createRoom(),
    drawThanks: createThanks(),
    words: createWords(),
  };
}

export type Late = ReturnType<typeof createLate>;
